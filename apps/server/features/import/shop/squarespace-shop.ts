/** A live site of Squarespace, by the JSON that its store pages show to everybody. */
import { z } from 'zod';
import { fetchJson, type FetchText, type ReadShop } from './fetch-shop.ts';

const variantSchema = z.object({
  id: z.string().nullish(),
  sku: z.string().nullish(),
  /** Cents. */
  price: z.number().nullish(),
  salePrice: z.number().nullish(),
  onSale: z.boolean().nullish(),
  unlimited: z.boolean().nullish(),
  qtyInStock: z.number().nullish(),
  attributes: z.record(z.string(), z.string()).nullish(),
});
const itemSchema = z.object({
  id: z.string(),
  urlId: z.string(),
  title: z.string().nullish(),
  body: z.string().nullish(),
  excerpt: z.string().nullish(),
  tags: z.array(z.string()).nullish(),
  categories: z.array(z.string()).nullish(),
  assetUrl: z.string().nullish(),
  items: z.array(z.object({ assetUrl: z.string().nullish() })).nullish(),
  productType: z.number().nullish(),
  variants: z.array(variantSchema).nullish(),
  structuredContent: z
    .object({
      productType: z.number().nullish(),
      variants: z.array(variantSchema).nullish(),
      variantOptionOrdering: z.array(z.string()).nullish(),
    })
    .nullish(),
});
const pageSchema = z.object({
  website: z.unknown(),
  collection: z
    .object({
      urlId: z.string().nullish(),
      fullUrl: z.string().nullish(),
      typeName: z.string().nullish(),
    })
    .nullish(),
  items: z.array(z.unknown()).nullish(),
  pagination: z
    .object({ nextPage: z.boolean().nullish(), nextPageUrl: z.string().nullish() })
    .nullish(),
});

type Page = z.output<typeof pageSchema>;
type Item = z.output<typeof itemSchema>;

const maxStorePages = 30;
const maxPages = 500;
const typeNames: Readonly<Record<number, string>> = {
  1: 'PHYSICAL',
  2: 'DIGITAL',
  3: 'SERVICE',
  4: 'GIFT_CARD',
};
const optionNumbers = [0, 1, 2, 3, 4, 5];
const header = [
  'Product ID [Non Editable]',
  'Variant ID [Non Editable]',
  'Product Type [Non Editable]',
  'Product Page',
  'Product URL',
  'Title',
  'Description',
  'SKU',
  ...optionNumbers.flatMap((at) => [`Option Name ${at + 1}`, `Option Value ${at + 1}`]),
  'Price',
  'Sale Price',
  'On Sale',
  'Stock',
  'Categories',
  'Tags',
  'Visible',
  'Hosted Image URLs',
];

export const readSquarespaceShop: ReadShop = async (fetchText, address) => {
  const first = await readPage(fetchText, address);
  if (!first?.website) return undefined;
  const stores = isStore(first) ? [address] : await findStores(fetchText, address);
  return stores.length > 0 ? readRows(fetchText, stores) : undefined;
};

async function* readRows(fetchText: FetchText, stores: readonly URL[]) {
  yield header;
  const seen = new Set<string>();
  for (const store of stores) {
    let next: URL | undefined = store;
    for (let page = 0; next && page < maxPages; page += 1) {
      const told: Page | undefined = await readPage(fetchText, next);
      for (const one of told?.items ?? []) {
        const item = itemSchema.safeParse(one);
        if (!item.success || seen.has(item.data.id)) continue;
        seen.add(item.data.id);
        yield* rowsOf(item.data, told?.collection?.urlId || 'shop');
      }
      const { nextPage, nextPageUrl } = told?.pagination ?? {};
      const isKnown = nextPage && nextPageUrl && URL.canParse(nextPageUrl, store);
      next = isKnown ? new URL(nextPageUrl, store) : undefined;
      if (next && next.host !== store.host) next = undefined;
    }
  }
}

async function readPage(fetchText: FetchText, address: URL): Promise<Page | undefined> {
  const url = new URL(address);
  url.searchParams.set('format', 'json');
  const page = pageSchema.safeParse(await fetchJson(fetchText, url));
  return page.success ? page.data : undefined;
}

function isStore({ collection }: Page): boolean {
  return collection?.typeName === 'products';
}

/** Pages that the first page links to, and that are stores. */
async function findStores(fetchText: FetchText, address: URL): Promise<URL[]> {
  const html = (await fetchText(new URL(address), 'text/html')) ?? '';
  const links = [...html.matchAll(/<a\s[^<>]*href="([^"#?]+)"/gi)].flatMap(([, href = '']) => {
    const url = URL.canParse(href, address) ? new URL(href, address) : undefined;
    return url && url.host === address.host && url.pathname !== address.pathname ? [url.href] : [];
  });
  const stores = new Map<string, URL>();
  for (const href of [...new Set(links)].slice(0, maxStorePages)) {
    const url = new URL(href);
    const page = await readPage(fetchText, url);
    if (page && isStore(page)) stores.set(page.collection?.fullUrl ?? url.pathname, url);
  }
  return [...stores.values()];
}

function* rowsOf(item: Item, storePage: string): Generator<string[]> {
  const { structuredContent } = item;
  const variants = structuredContent?.variants ?? item.variants ?? [];
  const names = [
    ...new Set([
      ...(structuredContent?.variantOptionOrdering ?? []),
      ...variants.flatMap(({ attributes }) => Object.keys(attributes ?? {})),
    ]),
  ];
  for (const [index, variant] of variants.entries()) {
    const type = typeNames[structuredContent?.productType ?? item.productType ?? 1];
    yield [
      ...(index === 0
        ? [item.id, variant.id ?? '', type ?? 'PHYSICAL']
        : ['', variant.id ?? '', '']),
      ...(index === 0
        ? [storePage, item.urlId, item.title ?? '', item.body || item.excerpt || '']
        : ['', '', '', '']),
      variant.sku ?? '',
      ...optionNumbers.flatMap((at) => {
        const name = names[at] ?? '';
        return [name, variant.attributes?.[name] ?? ''];
      }),
      writeCents(variant.price),
      writeCents(variant.salePrice),
      variant.onSale ? 'Yes' : 'No',
      variant.unlimited ? 'Unlimited' : String(variant.qtyInStock ?? 0),
      ...(index === 0
        ? [
            (item.categories ?? []).join(', '),
            (item.tags ?? []).join(', '),
            'Yes',
            picturesOf(item),
          ]
        : ['', '', '', '']),
    ];
  }
}

function writeCents(cents: number | null | undefined): string {
  return ((cents ?? 0) / 100).toFixed(2);
}

function picturesOf({ items, assetUrl }: Item): string {
  const own = (items ?? []).flatMap((one) => one.assetUrl ?? []);
  return (own.length > 0 ? own : [assetUrl ?? '']).join(' ').trim();
}
