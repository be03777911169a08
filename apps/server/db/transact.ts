/** Transactions: hooks and notices after the commit, retries, no reading around the transaction. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { sql, type Kysely } from 'kysely';
import type { Transact, WriteTransaction } from './database.ts';
import type { NoticeBoard } from './notices.ts';
import type { Database } from './schema.ts';

interface Scope {
  isOpen: boolean;
  afterCommit: (() => void)[];
  notices: NoticeBoard;
}

const scopes = new WeakMap<WriteTransaction, Scope>();
const running = new AsyncLocalStorage<Scope>();

/** Deadlock and serialisation failures: the database asks for another try. */
const retryCodes = new Set(['40001', '40P01']);
export const maxTries = 3;

/**
 * `transact(work)`: runs `work` in one transaction and answers what it answers. Throws what it
 * throws, rolled back. `work` may run again when the database asks for it, so it must do nothing
 * outside the transaction: no network call, no mail (use the outbox), no `ctx.db`.
 */
export function createTransact(kysely: Kysely<Database>, notices: NoticeBoard): Transact {
  return async (work) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await runOnce(kysely, notices, work);
      } catch (error) {
        if (attempt >= maxTries || !isRetryable(error)) throw error;
      }
    }
  };
}

/** Runs `hook` after the transaction is committed; never if it is rolled back. */
export function afterCommit(trx: WriteTransaction, hook: () => void): void {
  scopeOf(trx).afterCommit.push(hook);
}

/**
 * Tells every listener of `channel` (see `OpenDatabase.listen`), in this process and in the
 * others, once the transaction is committed. A listener may hear it twice.
 */
export async function announce(
  trx: WriteTransaction,
  channel: string,
  payload: string,
): Promise<void> {
  const { afterCommit: hooks, notices } = scopeOf(trx);
  await sql`select pg_notify(${channel}, ${payload})`.execute(trx);
  hooks.push(() => notices.deliver(channel, payload));
}

/**
 * Throws when called inside `transact`. The transaction holds one connection; when all are held by
 * transactions that ask for another, they would wait for each other.
 */
export function assertOutsideTransaction(): void {
  if (running.getStore()?.isOpen) {
    throw new Error('Inside transact, read and write through the transaction it gives');
  }
}

async function runOnce<T>(
  kysely: Kysely<Database>,
  notices: NoticeBoard,
  work: (trx: WriteTransaction) => Promise<T>,
): Promise<T> {
  const scope: Scope = { isOpen: true, afterCommit: [], notices };
  const result = await kysely.transaction().execute(async (trx) => {
    scopes.set(trx, scope);
    try {
      return await running.run(scope, () => work(trx));
    } finally {
      scope.isOpen = false;
    }
  });
  for (const hook of scope.afterCommit) hook();
  return result;
}

function scopeOf(trx: WriteTransaction): Scope {
  const scope = scopes.get(trx);
  if (!scope) throw new Error('This needs the transaction that transact gave');
  return scope;
}

/** True for an error after which the same work may simply be tried again. */
export function isRetryable(error: unknown): boolean {
  return retryCodes.has(codeOf(error));
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
