/** Puts the running server together on an open, migrated database. */
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import type { AppContext, ContextParts } from './context.ts';
import { createContext } from './create-context.ts';
import { refreshStatistics } from './db/refresh-statistics.ts';
import { jobs } from './jobs/jobs.ts';
import { startJobs, type RunningJobs } from './jobs/start-jobs.ts';

export interface RunningApp {
  ctx: AppContext;
  server: FastifyInstance;
  jobs: RunningJobs;
  /** Where visitors find it. */
  url: string;
}

/** Fills an empty installation, listens, starts the jobs. */
export async function assemble(parts: ContextParts): Promise<RunningApp> {
  const ctx = await createContext(parts);
  if (ctx.config.hasDemoShops && !(await hasSites(ctx))) await fillWithDemo(ctx);
  // Mails are sealed inside of transactions: the key is read, or made, before the first one.
  await ctx.secrets();
  const server = await buildApp(ctx);
  await server.listen({ port: ctx.config.port, host: ctx.config.host });
  return { ctx, server, jobs: await startJobs(ctx, jobs), url: publicUrl(ctx, server) };
}

async function hasSites({ db }: AppContext): Promise<boolean> {
  const site = await db.selectFrom('sites').select('site_id').limit(1).executeTakeFirst();
  return site !== undefined;
}

/** Another process may do the same at the same time; the second one is refused and goes on. */
async function fillWithDemo(ctx: AppContext): Promise<void> {
  console.log('Filling the empty installation with the demo shop…');
  const { seedDemo } = await import('./features/demo/seed-demo.ts');
  try {
    await seedDemo(ctx);
    await refreshStatistics(ctx.database.patient);
  } catch (error) {
    if (!(await hasSites(ctx))) throw error;
    ctx.log.warn({ err: error }, 'another process fills the installation');
  }
}

function publicUrl({ config }: AppContext, server: FastifyInstance): string {
  if (config.publicUrl) return config.publicUrl;
  const [address] = server.addresses();
  const port = typeof address === 'object' ? address.port : config.port;
  return `http://localhost:${port}`;
}
