/** The page with the files of an order; its token cannot be guessed. */
export function downloadsPath(token: string): string {
  return `/downloads/${encodeURIComponent(token)}`;
}
