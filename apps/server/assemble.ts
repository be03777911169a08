/** Puts the running server together on an open, migrated database. */
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import type { AppContext, ContextParts } from './context.ts';
import { createContext } from './create-context.ts';
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
  const server = await buildApp(ctx);
  await server.listen({ port: ctx.config.port, host: ctx.config.host });
  return { ctx, server, jobs: await startJobs(ctx, jobs), url: publicUrl(ctx, server) };
}

function publicUrl({ config }: AppContext, server: FastifyInstance): string {
  if (config.publicUrl) return config.publicUrl;
  const [address] = server.addresses();
  const port = typeof address === 'object' ? address.port : config.port;
  return `http://localhost:${port}`;
}
