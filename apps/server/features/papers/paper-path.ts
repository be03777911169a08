/** The paper of a buyer; its token cannot be guessed. */
export function paperPath(token: string): string {
  return `/order-status/paper/${encodeURIComponent(token)}`;
}
