/** Calls that meet: each has come as far as a lock before any of them goes on. */
import { sql, type RawBuilder } from 'kysely';
import { expect } from 'vitest';
import type { TestApp } from './test-app.ts';

/**
 * Begins the calls while `held` is held elsewhere, one behind the other, lets go once all of them
 * wait, and gives what they answer. `held` is a statement that locks what their writes need: what a
 * call reads before, and holds nothing for, it has read by then.
 * @param meanwhile what is done while all of them wait
 */
export async function meetAtLock<Answer>(
  app: Pick<TestApp, 'ctx'>,
  held: RawBuilder<unknown>,
  calls: readonly (() => Promise<Answer>)[],
  meanwhile?: () => Promise<unknown>,
): Promise<Answer[]> {
  const { kysely } = app.ctx.database.patient;
  const { begun } = await kysely.transaction().execute(async (trx) => {
    await held.execute(trx);
    const answers: Promise<Answer>[] = [];
    for (const call of calls) {
      answers.push(call());
      await expect.poll(() => countWaiting(app), { timeout: 15_000 }).toBe(answers.length);
    }
    await meanwhile?.();
    return { begun: answers };
  });
  return Promise.all(begun);
}

/** Statements of this database that wait for a lock of another transaction. */
async function countWaiting(app: Pick<TestApp, 'ctx'>): Promise<number> {
  const { rows } = await sql`
    select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(
    app.ctx.database.patient.kysely,
  );
  return rows.length;
}
