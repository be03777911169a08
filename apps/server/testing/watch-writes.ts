/**
 * Holds every call of staff that a test makes against the log of writes: one that succeeds and
 * wrote something has written a row there too. So a new writer cannot forget it.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { calls, type Call } from '@sitewright/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import pg from 'pg';

/** A call of staff wrote something, and the log does not say so. */
export class UnloggedWriteError extends Error {
  override name = 'UnloggedWriteError';
}

/** Calls of staff that write and are not logged, with the reason. */
export const unloggedCalls: Readonly<Record<string, string>> = {
  'POST /api/sites/:identifier/documents/:id/edits':
    'each save is a revision with its author; what visitors see changes by a step, which is logged',
  'POST /api/sites/:identifier/documents/:id/restore':
    'a save like any other edit of the draft, kept as a revision with its author',
  'POST /api/sites/:identifier/redirects/import-trials':
    'what it would write is rolled back before it answers',
  // One that is shared is logged.
  'POST /api/sites/:identifier/saved-views': 'a view of one person alone',
  'PATCH /api/sites/:identifier/saved-views/:id': 'a view of one person alone',
  'DELETE /api/sites/:identifier/saved-views/:id': 'a view of one person alone',
};

/** Written beside the work itself: counters and caches that no person means. */
const besideTables: ReadonlySet<string> = new Set(['sites', 'call_attempts', 'staff_sessions']);

const writtenTables = new AsyncLocalStorage<Set<string>>();
const writing = /^\s*(?:insert\s+into|update|delete\s+from)\s+"?(\w+)"?/i;
let isWatching = false;

/** Watches a server; `onUnlogged` hears of each call that forgot. */
export function watchWrites(
  server: FastifyInstance,
  onUnlogged: (error: UnloggedWriteError) => void,
): void {
  watchQueries();
  const ofStaff = new Set(listStaffWrites().map(({ address }) => address));
  server.addHook('onRequest', (request, _reply, next) => {
    if (ofStaff.has(addressOf(request))) writtenTables.run(new Set(), next);
    else next();
  });
  server.addHook('onSend', async (request, reply) => {
    const tables = writtenTables.getStore();
    if (!tables || reply.statusCode >= 300 || tables.has('activity_log')) return;
    const address = addressOf(request);
    const own = [...tables].filter((table) => !besideTables.has(table));
    if (own.length === 0 || unloggedCalls[address] !== undefined) return;
    const text = `${address} wrote ${own.join(', ')} and no row of the log of writes`;
    onUnlogged(new UnloggedWriteError(text));
  });
}

/** The calls of staff that may write. */
export function listStaffWrites(): Call[] {
  return (calls as readonly Call[]).filter(
    ({ method, access }) =>
      method !== 'GET' && typeof access === 'object' && 'permission' in access,
  );
}

function addressOf({ routeOptions: { method, url } }: FastifyRequest): string {
  return `${String(method)} ${url ?? ''}`;
}

/** Every statement goes through one function of the driver. */
function watchQueries(): void {
  if (isWatching) return;
  isWatching = true;
  const prototype: { query: (...args: unknown[]) => unknown } = pg.Client.prototype;
  const { query } = prototype;
  prototype.query = function watched(this: unknown, ...args: unknown[]) {
    const tables = writtenTables.getStore();
    const answered = query.apply(this, args);
    const table = tables && writing.exec(textOf(args[0]))?.[1];
    if (!table || !(answered instanceof Promise)) return answered;
    return answered.then((result: { rowCount?: number | null }) => {
      if ((result.rowCount ?? 0) > 0) tables.add(table);
      return result;
    });
  };
}

function textOf(asked: unknown): string {
  if (typeof asked === 'string') return asked;
  return typeof asked === 'object' && asked !== null && 'text' in asked ? String(asked.text) : '';
}
