/** Data of the measurements: plain JSON, the same for every engine. */

const SIZES = ['S', 'M', 'L', 'XL', 'XXL'];
const COLOURS = ['Clay', 'Moss', 'Slate', 'Oat', 'Ink', 'Rust'];

export interface BenchVariant {
  readonly sku: string;
  readonly size: string;
  readonly colour: string;
  readonly price: string;
  readonly isSoldOut: boolean;
  readonly stock: number;
}

export interface BenchProduct {
  readonly id: string;
  readonly fullUrl: string;
  readonly title: string;
  readonly excerpt: string;
  readonly isOnSale: boolean;
  readonly mainImage: { readonly assetUrl: string; readonly width: number };
  readonly tags: readonly string[];
  readonly variants: readonly BenchVariant[];
}

function variant(product: number, n: number): BenchVariant {
  return {
    sku: `SQ${product}-${n}`,
    size: SIZES[n % SIZES.length]!,
    colour: COLOURS[(product + n) % COLOURS.length]!,
    price: `${10 + ((product * 7 + n) % 90)}.00`,
    isSoldOut: (product + n) % 5 === 0,
    stock: (product * 3 + n) % 12,
  };
}

function product(n: number, variants: number): BenchProduct {
  return {
    id: `5f${n.toString(16).padStart(22, '0')}`,
    fullUrl: `/shop/p/product-${n}`,
    title: `Hand-thrown bowl number ${n}`,
    excerpt: 'Made in small batches from local clay, glazed by hand, safe in the dishwasher.',
    isOnSale: n % 4 === 0,
    mainImage: { assetUrl: `/static/media/bowl-${n}.jpg`, width: 1200 + n },
    tags: n % 3 === 0 ? [] : ['ceramics', 'kitchen', `batch-${n % 7}`],
    variants: Array.from({ length: variants }, (_, i) => variant(n, i)),
  };
}

/** A collection page of 200 products with three variants each. */
export const listData = {
  collection: { title: 'All products', description: 'Everything that we make.' },
  items: Array.from({ length: 200 }, (_, i) => product(i + 1, 3)),
};

/** A product page with 30 variants. */
export const detailData = {
  collection: listData.collection,
  item: product(7, 30),
  related: Array.from({ length: 6 }, (_, i) => product(i + 20, 1)),
};

export const helloData = { name: 'Ada', place: 'the shop' };

function money(cents: number) {
  return { value: (cents / 100).toFixed(2), currency: 'USD' };
}

function commerceItem(n: number) {
  const variants = [0, 1, 2].map((i) => ({
    id: `v${n}-${i}`,
    sku: `SQ${n}-${i}`,
    attributes: { Size: SIZES[i]! },
    optionValues: [{ optionName: 'Size', value: SIZES[i]! }],
    price: 1200 + n * 10 + i * 100,
    salePrice: 1000,
    priceMoney: money(1200 + n * 10 + i * 100),
    salePriceMoney: money(1000),
    onSale: n % 4 === 0,
    qtyInStock: (n + i) % 4,
    unlimited: n % 5 === 0,
  }));
  return {
    id: `5f${n.toString(16).padStart(22, '0')}`,
    recordType: 11,
    title: `Hand-thrown bowl number ${n}`,
    fullUrl: `/shop/p/product-${n}`,
    assetUrl: `/static/media/bowl-${n}.jpg`,
    filename: `bowl-${n}.jpg`,
    originalSize: '1200x800',
    mediaFocalPoint: { x: 0.5, y: 0.4 },
    publishOn: 1_700_000_000_000 + n * 86_400_000,
    structuredContent: {
      productType: 1,
      priceMoney: money(1200 + n * 10),
      onSale: n % 4 === 0,
      variantOptionOrdering: ['Size'],
      variants,
      useCustomAddButtonText: false,
    },
  };
}

/** A product listing that uses the formatters of the shop. */
export const commerceData = {
  website: { timeZone: 'America/New_York' },
  items: Array.from({ length: 40 }, (_, i) => commerceItem(i + 1)),
};
