/** Ends the process in order: no new requests, no new jobs, then the database. */
import type { RunningApp } from './assemble.ts';

const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;
/** Requests under way may finish; then connections end, those that never asked anything too. */
const requestGraceMs = 1_500;
/** Whatever still hangs after this is cut off; nothing acknowledged is lost by that. */
const patienceMs = 4_500;

export function shutDownOnSignals(app: RunningApp): void {
  let isEnding = false;
  for (const signal of signals) {
    process.on(signal, () => {
      if (isEnding) return;
      isEnding = true;
      setTimeout(() => process.exit(1), patienceMs).unref();
      void shutDown(app);
    });
  }
}

async function shutDown({ ctx, server, jobs }: RunningApp): Promise<void> {
  const closeAll = setTimeout(() => server.server.closeAllConnections(), requestGraceMs);
  try {
    await server.close();
    clearTimeout(closeAll);
    await jobs.stop();
    ctx.mailer?.close();
    ctx.media.pictures.close();
    await ctx.database.close();
    process.exit(0);
  } catch (error) {
    ctx.log.error({ err: error }, 'the end was not clean');
    process.exit(1);
  }
}
