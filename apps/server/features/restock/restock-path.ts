/** Where visitors without scripts ask to be told of new stock. */
export const restockPath = '/restock';

/** Where the link of a mail leads that ends all sign-ups of its address. */
export function endRestockPath(token: string): string {
  return `${restockPath}/${encodeURIComponent(token)}`;
}
