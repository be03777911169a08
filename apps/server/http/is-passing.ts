/**
 * What passes by itself or when the operator acts: a statement out of time, a full disk, no
 * connection left, a database that is ending or starting.
 */
const passing = new Set<unknown>(['57014', '53100', '53300', '57P01', '57P02', '57P03']);

/** True for an error of the database that another try later may not meet. */
export function isPassing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && passing.has(error.code);
}
