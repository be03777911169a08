type Told = 'address_taken' | 'code_taken';

/** Unique index → what whoever comes a moment later is told by the check before the write. */
const toldBy: Readonly<Record<string, Told>> = {
  categories_url_path: 'address_taken',
  collections_url: 'address_taken',
  content_items_url: 'address_taken',
  discounts_code: 'code_taken',
  products_url: 'address_taken',
};

/**
 * What two are told of whom neither saw the other, so that the index had the last word; undefined
 * for any other error.
 */
export function takenAtIndex(error: unknown): Told | undefined {
  if (!(error instanceof Error) || !('constraint' in error)) return undefined;
  const { constraint } = error;
  if (typeof constraint !== 'string' || !Object.hasOwn(toldBy, constraint)) return undefined;
  return toldBy[constraint];
}
