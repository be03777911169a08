interface ListedItem {
  readonly fullUrl: string;
  readonly structuredContent: {
    readonly productType: number;
    readonly variants: readonly { readonly unlimited: boolean }[];
  };
}

/** The path of a product that one press adds to the cart, and that never sells out. */
export async function chooseProduct(site: string): Promise<string> {
  const answer = await fetch(`${site}/shop?format=json`);
  const { items } = (await answer.json()) as { items: ListedItem[] };
  const found = items.find(
    ({ structuredContent: { productType, variants } }) =>
      productType === 1 && variants.length === 1 && variants[0]!.unlimited,
  );
  if (!found) throw new Error('The first page of the shop has no unlimited product.');
  return found.fullUrl;
}
