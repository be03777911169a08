/** A live shop of Shopify, by the products that it shows to everybody. */
import { z } from 'zod';
import { fetchJson, type FetchText, type ReadShop } from './fetch-shop.ts';

const text = z.union([z.string(), z.number()]).transform(String).nullish();
const variantSchema = z.object({
  sku: text,
  price: text,
  compare_at_price: text,
  grams: z.number().nullish(),
  available: z.boolean().nullish(),
  requires_shipping: z.boolean().nullish(),
  option1: text,
  option2: text,
  option3: text,
  featured_image: z.object({ src: z.string() }).nullish(),
});
const productSchema = z.object({
  handle: z.string(),
  title: z.string(),
  body_html: z.string().nullish(),
  product_type: z.string().nullish(),
  tags: z.union([z.array(z.string()), z.string()]).nullish(),
  options: z.array(z.object({ name: z.string() })).nullish(),
  variants: z.array(variantSchema),
  images: z.array(z.object({ src: z.string(), alt: z.string().nullish() })).nullish(),
});
const pageSchema = z.object({ products: z.array(z.unknown()) });

type Product = z.output<typeof productSchema>;

const pageSize = 250;
const maxPages = 400;
const header = [
  'Handle',
  'Title',
  'Body (HTML)',
  'Type',
  'Tags',
  'Published',
  'Option1 Name',
  'Option1 Value',
  'Option2 Name',
  'Option2 Value',
  'Option3 Name',
  'Option3 Value',
  'Variant SKU',
  'Variant Grams',
  'Variant Inventory Tracker',
  'Variant Inventory Qty',
  'Variant Inventory Policy',
  'Variant Price',
  'Variant Compare At Price',
  'Variant Requires Shipping',
  'Image Src',
  'Image Position',
  'Image Alt Text',
  'Variant Image',
];

export const readShopifyShop: ReadShop = async (fetchText, address) => {
  const first = await readPage(fetchText, address, 1);
  return first && readRows(fetchText, address, first);
};

async function* readRows(fetchText: FetchText, address: URL, first: readonly unknown[]) {
  yield header;
  let products = first;
  for (let page = 2; products.length > 0 && page <= maxPages; page += 1) {
    for (const one of products) {
      const product = productSchema.safeParse(one);
      if (product.success) yield* rowsOf(product.data);
    }
    if (products.length < pageSize) return;
    products = (await readPage(fetchText, address, page)) ?? [];
  }
}

async function readPage(fetchText: FetchText, address: URL, page: number) {
  const url = new URL(`/products.json?limit=${pageSize}&page=${page}`, address);
  const answer = pageSchema.safeParse(await fetchJson(fetchText, url));
  return answer.success ? answer.data.products : undefined;
}

/** A row a variant; pictures beyond them have rows of their own. */
function* rowsOf(product: Product): Generator<string[]> {
  const { handle, variants } = product;
  const images = product.images ?? [];
  const rows = Math.max(variants.length, images.length);
  for (let index = 0; index < rows; index += 1) {
    const variant = variants[index];
    const image = images[index];
    yield [
      handle,
      ...(index === 0 ? factsOf(product) : ['', '', '', '', '']),
      ...optionsOf(product, index),
      ...(variant ? variantCells(variant) : ['', '', '', '', '', '', '', '']),
      ...(image ? [image.src, String(index + 1), image.alt ?? ''] : ['', '', '']),
      variant?.featured_image?.src ?? '',
    ];
  }
}

function factsOf({ title, body_html: body, product_type: type, tags }: Product): string[] {
  const list = Array.isArray(tags) ? tags.join(', ') : (tags ?? '');
  return [title, body ?? '', type ?? '', list, 'true'];
}

function optionsOf({ options, variants }: Product, index: number): string[] {
  const variant = variants[index];
  const values = variant ? [variant.option1, variant.option2, variant.option3] : [];
  return [0, 1, 2].flatMap((at) => {
    const name = index === 0 ? (options?.[at]?.name ?? '') : '';
    return [name, values[at] ?? ''];
  });
}

/** How many there are is not told: what is for sale is unlimited, what is not has none. */
function variantCells(variant: Product['variants'][number]): string[] {
  const isSoldOut = variant.available === false;
  return [
    variant.sku ?? '',
    String(variant.grams ?? 0),
    isSoldOut ? 'shopify' : '',
    isSoldOut ? '0' : '',
    'deny',
    variant.price ?? '',
    variant.compare_at_price ?? '',
    String(variant.requires_shipping ?? true),
  ];
}
