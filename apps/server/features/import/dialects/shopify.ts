/** The product tables of Shopify: the one since 2024 and the one before. */
import { productTypes, slugify, type ProductType } from '@sitewright/commerce';
import { cell, type Row } from '../csv/row.ts';
import { cleanDescription } from '../draft/clean-html.ts';
import type {
  DraftSettings,
  PictureRef,
  ProductDraft,
  VariantDraft,
} from '../draft/product-draft.ts';
import { readPieces, requirePrice } from '../draft/read-reported.ts';
import { readTags } from '../draft/read-tags.ts';
import { readSlug, readTitle } from '../draft/read-title.ts';
import { readCount, readFlag, readMeasure, readPrice } from '../draft/read-values.ts';
import { readAttributes, settleVariants, usedOptionNames } from '../draft/read-variants.ts';
import { noteDecimals, settleSale } from '../draft/settle-price.ts';
import type { Report } from '../report.ts';
import type { Dialect } from './dialect.ts';

/** Each field under its new and its old name. */
const fields = {
  handle: ['url handle', 'handle'],
  title: ['title'],
  body: ['description', 'body (html)'],
  type: ['type'],
  category: ['product category'],
  tags: ['tags'],
  published: ['published on online store', 'published'],
  status: ['status'],
  sku: ['sku', 'variant sku'],
  price: ['price', 'variant price'],
  compareAt: ['compare-at price', 'variant compare at price'],
  tracker: ['inventory tracker', 'variant inventory tracker'],
  quantity: ['inventory quantity', 'variant inventory qty'],
  policy: ['continue selling when out of stock', 'variant inventory policy'],
  grams: ['weight value (grams)', 'variant grams'],
  requiresShipping: ['requires shipping', 'variant requires shipping'],
  image: ['product image url', 'image src'],
  imagePosition: ['image position'],
  imageAlt: ['image alt text'],
  variantImage: ['variant image url', 'variant image'],
  giftCard: ['gift card'],
  seoTitle: ['seo title'],
  seoDescription: ['seo description'],
} as const;

type Field = keyof typeof fields;

const optionNumbers = [1, 2, 3] as const;
/** Columns whose loss nobody notices: defaults of the other shop's own machinery. */
const dropped = [
  'weight unit for display',
  'variant weight unit',
  'fulfillment service',
  'variant fulfillment service',
  'charge tax',
  'variant taxable',
];
const known = new Set<string>([...Object.values(fields).flat(), ...dropped]);

/** The dialect since 2024; it may lack handles. */
export const shopifyDialect = makeDialect('Shopify products', (columns) => {
  return columns.has('url handle') || (columns.has('title') && columns.has('option1 name'));
});

/** The dialect until 2024. */
export const oldShopifyDialect = makeDialect('Shopify products (before 2024)', (columns) => {
  return columns.has('handle') && (columns.has('title') || columns.has('variant price'));
});

function makeDialect(name: string, matches: Dialect['matches']): Dialect {
  return {
    name,
    matches,
    isKnownColumn: (column) => known.has(column) || /^option[1-3] (?:name|value)$/.test(column),
    startsProduct: (row, previous) => {
      const handle = get(row, 'handle');
      if (handle !== '') return handle !== get(previous, 'handle');
      return get(row, 'title') !== '';
    },
    keyOf: handleOf,
    readProduct,
  };
}

function readProduct(
  rows: readonly Row[],
  settings: DraftSettings,
  report: Report,
): ProductDraft | undefined {
  const [first] = rows;
  if (!first) return undefined;
  const names = optionNumbers.map((number) => findOptionName(rows, number));
  const variantRows = rows.filter((row) => row === first || isVariantRow(row));
  const context = { names, productType: readType(first), settings, report };
  const read = variantRows.flatMap((row) => readVariant(row, context) ?? []);
  const variants = settleVariants(read, settings, report);
  const pictureRows = rows.filter((row) => !variantRows.includes(row));
  if (variants.length === 0) {
    for (const { line } of pictureRows) {
      report.reject(line, 'product-rejected', 'The product of this picture was not taken.');
    }
    return undefined;
  }
  const taken = pictureRows.filter((row) => isPictureRow(row, report));
  const lines = [...variants, ...taken].map(({ line }) => line);
  return {
    ...readFacts(rows, report),
    variants,
    lines,
    optionNames: usedOptionNames(variants, names),
  };
}

type Facts = Omit<ProductDraft, 'variants' | 'lines' | 'optionNames'>;

function readFacts(rows: readonly Row[], report: Report): Facts {
  const first = rows[0]!;
  const { line } = first;
  const handle = get(first, 'handle');
  const parts = { line, title: get(first, 'title'), slug: handle, sku: get(first, 'sku') };
  const title = readTitle(parts, report);
  const key = handleOf(first);
  return {
    line,
    externalId: key ? `handle:${key}` : null,
    storePage: null,
    productType: readType(first),
    slug: readSlug(handle, title, line, report),
    title,
    body: cleanDescription(get(first, 'body')),
    tags: readTags(get(first, 'tags'), line, report),
    categories: readCategories(first),
    isVisible: readVisible(first),
    pictures: readPictures(rows),
    seoTitle: get(first, 'seoTitle'),
    seoDescription: get(first, 'seoDescription'),
  };
}

interface VariantContext {
  names: readonly string[];
  productType: ProductType;
  settings: DraftSettings;
  report: Report;
}

function readVariant(
  row: Row,
  { names, productType, settings, report }: VariantContext,
): VariantDraft | undefined {
  const where = { line: row.line, currency: settings.currency, report };
  const price = requirePrice(get(row, 'price'), where);
  if (price === undefined) return undefined;
  const compareText = get(row, 'compareAt');
  const compareAt = readPrice(compareText, settings.currency) ?? 0;
  noteDecimals(compareText, where);
  const onSale = compareAt > price;
  const sale = {
    priceCents: onSale ? compareAt : price,
    salePriceCents: onSale ? price : 0,
    onSale,
  };
  const picture = get(row, 'variantImage');
  return {
    line: row.line,
    externalId: null,
    sku: get(row, 'sku').replace(/^'/, ''),
    attributes: readOptions(row, names),
    ...settleSale(sale, { line: row.line, productType, report }),
    ...readStock(row, report),
    weightGrams: readGrams(row, report),
    lengthMm: 0,
    widthMm: 0,
    heightMm: 0,
    picture: picture ? { url: picture, altText: '', line: row.line } : null,
  };
}

/** Whole grams: a comma in front of three digits groups them. */
function readGrams(row: Row, report: Report): number {
  const text = get(row, 'grams');
  const value = readMeasure(text.replaceAll(/,(?=\d{3}(?:\D|$))/g, ''), 1);
  if (value === undefined)
    report.note(row.line, 'size-unreadable', `weight "${text}" is left out.`);
  return value ?? 0;
}

/** A product without options has the one option `Title` with the value `Default Title`. */
function readOptions(row: Row, names: readonly string[]): Record<string, string> {
  const values = optionNumbers.map((number) => cell(row, `option${number} value`));
  const isDefault = names[0] === 'Title' && values[0] === 'Default Title';
  return isDefault ? {} : readAttributes(values, names);
}

/** Nothing counts the pieces without a tracker; selling on at zero is unlimited too. */
function readStock(row: Row, report: Report) {
  const sellsOn = /^(?:continue|true|yes)$/i.test(get(row, 'policy'));
  if (sellsOn || get(row, 'tracker') === '') return { unlimited: true, qtyInStock: 0 };
  return { unlimited: false, qtyInStock: readPieces(get(row, 'quantity'), row.line, report) };
}

function readType(first: Row): ProductType {
  if (readFlag(get(first, 'giftCard'))) return productTypes.giftCard;
  const ships = readFlag(get(first, 'requiresShipping')) ?? true;
  return ships ? productTypes.physical : productTypes.service;
}

function readVisible(first: Row): boolean {
  const isPublished = readFlag(get(first, 'published')) ?? true;
  const status = get(first, 'status');
  return isPublished && (status === '' || /^active$/i.test(status));
}

/** The shop's own type, else the path of the common taxonomy. */
function readCategories(first: Row): string[][] {
  const type = get(first, 'type');
  if (type !== '') return [[type]];
  const path = get(first, 'category').split('>');
  const names = path.map((part) => part.trim()).filter((part) => part !== '');
  return names.length > 0 ? [names] : [];
}

/** Pictures in the order of their positions; those without one keep their place at the end. */
function readPictures(rows: readonly Row[]): PictureRef[] {
  return rows
    .filter((row) => get(row, 'image') !== '')
    .map((row) => ({ row, position: readCount(get(row, 'imagePosition')) ?? Number.MAX_VALUE }))
    .toSorted((a, b) => a.position - b.position)
    .map(({ row }) => ({ url: get(row, 'image'), altText: get(row, 'imageAlt'), line: row.line }));
}

function isVariantRow(row: Row): boolean {
  return get(row, 'price') !== '' || get(row, 'sku') !== '' || cell(row, 'option1 value') !== '';
}

function isPictureRow(row: Row, report: Report): boolean {
  if (get(row, 'image') !== '') return true;
  report.reject(row.line, 'row-empty', 'The row holds neither a variant nor a picture.');
  return false;
}

function findOptionName(rows: readonly Row[], number: number): string {
  const named = rows.find((row) => cell(row, `option${number} name`) !== '');
  return named ? cell(named, `option${number} name`) : '';
}

function handleOf(row: Row): string {
  return get(row, 'handle') || slugify(get(row, 'title'));
}

function get(row: Row, field: Field): string {
  return cell(row, ...fields[field]);
}
