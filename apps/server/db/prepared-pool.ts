/** A pg pool as Kysely wants it, with prepared statements and guards. */
import type pg from 'pg';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { isConnectionLost } from './is-connection-lost.ts';
import { plannedAnewMark } from './planned-anew.ts';
import { assertOutsideTransaction } from './transact.ts';

/** A statement is prepared from its third use on; one-off bulk statements never are. */
const usesBeforePreparing = 3;
const maxPrepared = 400;
const maxCounted = 4_000;
const maxStatementLength = 8_000;
const preparable = /^\s*(?:select|insert|update|delete|with)\b/i;

/** Names for statements that come often: the same name for the same text, on all connections. */
class StatementNames {
  #uses = new Map<string, number>();
  #names = new Map<string, string>();

  nameFor(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known) return known;
    if (this.#names.size >= maxPrepared) return undefined;
    if (text.length > maxStatementLength || !preparable.test(text)) return undefined;
    if (text.includes(plannedAnewMark)) return undefined;
    const uses = (this.#uses.get(text) ?? 0) + 1;
    if (uses < usesBeforePreparing) {
      if (this.#uses.size >= maxCounted) this.#uses.clear();
      this.#uses.set(text, uses);
      return undefined;
    }
    this.#uses.delete(text);
    const name = `s${this.#names.size + 1}`;
    this.#names.set(text, name);
    return name;
  }
}

/**
 * Wraps `pool`: frequent statements are parsed and planned once per connection. Asking for a
 * connection inside `transact` throws (see `assertOutsideTransaction`).
 */
export function preparedPool(pool: pg.Pool): PostgresPool {
  const names = new StatementNames();
  const wrapped = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      assertOutsideTransaction();
      const client = await pool.connect();
      const existing = wrapped.get(client);
      if (existing) return existing;
      const fresh = wrapClient(client, names);
      wrapped.set(client, fresh);
      return fresh;
    },
  };
}

function wrapClient(client: pg.PoolClient, names: StatementNames): PostgresPoolClient {
  let isLost = false;
  return {
    query(text: unknown, values: readonly unknown[] = []): never {
      if (typeof text !== 'string') throw new TypeError('Cursors are not in use');
      const answer = client.query({ name: names.nameFor(text), text, values: [...values] });
      answer.catch((error: unknown) => {
        isLost ||= isConnectionLost(error);
      });
      return answer as never;
    },
    // The pool may not have seen yet that the connection is gone, and would hand it to the next.
    release: (destroy) => client.release(isLost || destroy),
  };
}
