/** The route of an address that is written with a token: `/subscriptions/:token`. */
export function routeOf(write: (token: string) => string): string {
  return write(':token').replace('%3A', ':');
}
