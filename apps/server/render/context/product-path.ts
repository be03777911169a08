/** Where visitors find a product, from the root of its site. */
export function productPath(collectionUrl: string, urlId: string): string {
  return `/${collectionUrl}/p/${urlId}`;
}
