/** An id of a section or block; no two people make the same. */
export function newThingId(): string {
  return `n${crypto.randomUUID().replaceAll('-', '').slice(0, 16)}`;
}
