/** Epoch milliseconds as a column of instants takes them; none is null. */
export function toInstant(milliseconds: number | null | undefined): Date | null {
  return milliseconds == null ? null : new Date(milliseconds);
}
