/** Names a page or post of a WordPress site for good. */
export function entryKey(origin: URL | undefined, id: string): string {
  return `wordpress:${origin?.host ?? ''}${origin?.pathname.replace(/\/$/, '') ?? ''}:${id}`;
}
