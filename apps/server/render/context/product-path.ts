/**
 * Where visitors find a product, from the root of its site. The address of its store page has no slashes
 * at its ends.
 */
export function productPath(collectionUrl: string, urlId: string): string {
  return `/${collectionUrl}/p/${urlId}`;
}
