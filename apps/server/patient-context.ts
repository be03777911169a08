/** The context for work that nobody waits for. */
import type { AppContext } from './context.ts';

/** As `ctx`, over the connections that have no short limit of time (see `OpenDatabase.patient`). */
export function patientContext(ctx: AppContext): AppContext {
  const { db, transact, runFixed } = ctx.database.patient;
  return { ...ctx, db, transact, runFixed };
}
