import { isConnectionLost } from '../db/is-connection-lost.ts';

/**
 * What passes by itself or when the operator acts: a statement out of time, a full disk, no
 * connection left, a database that is starting or ending.
 */
const passing = new Set<unknown>(['57014', '53100', '53300', '57P03']);

/** What the pool says when all connections are in use for too long. */
const noneFree = 'timeout exceeded when trying to connect';

/** True for an error of the database that another try later may not meet. */
export function isPassing(error: unknown): boolean {
  if (isConnectionLost(error)) return true;
  if (!(error instanceof Error)) return false;
  return ('code' in error && passing.has(error.code)) || error.message === noneFree;
}
