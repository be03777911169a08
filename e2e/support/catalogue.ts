/** Reads the demo shop through its public JSON, as anyone outside would. */
import type { APIRequestContext } from '@playwright/test';

export interface ListedVariant {
  id: string;
  sku: string;
  price: number;
  qtyInStock: number;
  unlimited: boolean;
  attributes: Record<string, string>;
}

export interface ListedProduct {
  id: string;
  title: string;
  fullUrl: string;
  variantOptionOrdering: string[];
  structuredContent: {
    productType: number;
    isSubscribable: boolean;
    additionalFieldsForm?: unknown;
    variants: ListedVariant[];
  };
}

interface ListPage {
  items: ListedProduct[];
  pagination: { nextPageUrl?: string } | null;
}

/** Every product of the shop, over all its pages. */
export async function listProducts(request: APIRequestContext): Promise<ListedProduct[]> {
  const products: ListedProduct[] = [];
  let url: string | undefined = '/shop';
  while (url) {
    const address = `${url}${url.includes('?') ? '&' : '?'}format=json`;
    const page = (await (await request.get(address)).json()) as ListPage;
    products.push(...page.items);
    url = page.pagination?.nextPageUrl;
  }
  return products;
}

/** A variant with enough stock for every journey, if the product has one. */
export function findStocked(product: ListedProduct): ListedVariant | undefined {
  return product.structuredContent.variants.find(
    (variant) => variant.unlimited || variant.qtyInStock > 5,
  );
}

/** A product of which some variants are sold out and others are not. */
export async function findPartlySoldOut(request: APIRequestContext): Promise<ListedProduct> {
  const isThere = (variant: ListedVariant) => variant.unlimited || variant.qtyInStock > 0;
  const found = (await listProducts(request)).find(
    ({ structuredContent: { variants } }) => variants.some(isThere) && !variants.every(isThere),
  );
  if (!found) throw new Error('No product of the demo shop is sold out in part.');
  return found;
}

/** A physical product that can be bought, with `options` options. */
export async function findPhysical(
  request: APIRequestContext,
  options: number,
): Promise<ListedProduct> {
  const products = await listProducts(request);
  const found = products.find(
    (product) =>
      product.structuredContent.productType === 1 &&
      !product.structuredContent.isSubscribable &&
      !product.structuredContent.additionalFieldsForm &&
      (product.variantOptionOrdering?.length ?? 0) === options &&
      findStocked(product) !== undefined,
  );
  if (!found) throw new Error(`The demo shop has no physical product with ${options} options.`);
  return found;
}

/** A product of another kind that can be bought. */
export async function findKind(
  request: APIRequestContext,
  isWanted: (content: ListedProduct['structuredContent']) => boolean,
): Promise<ListedProduct> {
  const found = (await listProducts(request)).find(
    (product) => isWanted(product.structuredContent) && findStocked(product) !== undefined,
  );
  if (!found) throw new Error('The demo shop has no such product.');
  return found;
}
