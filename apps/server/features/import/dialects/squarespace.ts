/** The product table of Squarespace, as its own export writes it. */
import { gramsOfGoods, mmOf, productTypes, type ProductType } from '@sitewright/commerce';
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
import { readFlag, readList, readMeasure, readPrice, wordsOf } from '../draft/read-values.ts';
import { readAttributes, settleVariants, usedOptionNames } from '../draft/read-variants.ts';
import { noteDecimals, settleSale } from '../draft/settle-price.ts';
import type { Report } from '../report.ts';
import type { Dialect } from './dialect.ts';

const productId = 'product id [non editable]';
const variantId = 'variant id [non editable]';
const productType = 'product type [non editable]';
const optionNumbers = [1, 2, 3, 4, 5, 6] as const;

const known = new Set([
  productId,
  variantId,
  productType,
  'product page',
  'product url',
  'title',
  'description',
  'sku',
  'price',
  'sale price',
  'on sale',
  'stock',
  'categories',
  'tags',
  'weight',
  'length',
  'width',
  'height',
  'visible',
  'hosted image urls',
]);

const typeByName: Readonly<Record<string, ProductType>> = {
  PHYSICAL: productTypes.physical,
  DIGITAL: productTypes.digital,
  DOWNLOAD: productTypes.digital,
  SERVICE: productTypes.service,
  GIFT_CARD: productTypes.giftCard,
};

export const squarespaceDialect: Dialect = {
  name: 'Squarespace products',

  matches(columns) {
    return columns.has(productId) || (columns.has('product page') && columns.has('product url'));
  },

  isKnownColumn(name) {
    return known.has(name) || /^option (?:name|value) [1-6]$/.test(name);
  },

  startsProduct(row) {
    return cell(row, productId, 'product url', 'title') !== '';
  },

  keyOf(row) {
    return (
      cell(row, productId) || `${cell(row, 'product page')}/${cell(row, 'product url', 'title')}`
    );
  },

  readProduct(rows, settings, report) {
    const problem = findProblem(rows[0]!);
    if (problem) {
      for (const { line } of rows) report.reject(line, problem.code, problem.reason);
      return undefined;
    }
    const type = readType(rows[0]!)!;
    const names = optionNumbers.map((number) => findOptionName(rows, number));
    const read = rows.flatMap((row) => readVariant(row, { type, names, settings, report }) ?? []);
    const variants = settleVariants(read, settings, report);
    return variants.length > 0 ? readFacts({ type, names, variants, rows }, report) : undefined;
  },
};

/** Why nothing can be made of the rows that follow; undefined when something can. */
function findProblem(first: Row): { code: string; reason: string } | undefined {
  if (cell(first, productId, 'product url', 'title') === '') {
    return { code: 'variant-alone', reason: 'A variant stands before any product.' };
  }
  if (readType(first) !== undefined) return undefined;
  const reason = `Product type "${cell(first, productType)}" is not known.`;
  return { code: 'product-type-unknown', reason };
}

interface ReadParts {
  type: ProductType;
  names: readonly string[];
  variants: VariantDraft[];
  rows: readonly Row[];
}

function readFacts(parts: ReadParts, report: Report): ProductDraft {
  const first = parts.rows[0]!;
  const { line } = first;
  const wantedSlug = cell(first, 'product url');
  const title = readTitle(
    { line, title: cell(first, 'title'), slug: wantedSlug, sku: cell(first, 'sku') },
    report,
  );
  return {
    line,
    lines: parts.variants.map((variant) => variant.line),
    externalId: cell(first, productId) || null,
    storePage: cell(first, 'product page') || null,
    productType: parts.type,
    slug: readSlug(wantedSlug, title, line, report),
    title,
    body: cleanDescription(cell(first, 'description')),
    tags: readTags(cell(first, 'tags'), line, report),
    categories: readCategories(cell(first, 'categories')),
    isVisible: readFlag(cell(first, 'visible')) ?? false,
    optionNames: usedOptionNames(parts.variants, parts.names),
    variants: parts.variants,
    pictures: parts.rows.flatMap((row) => readPictures(row)),
    seoTitle: '',
    seoDescription: '',
  };
}

interface VariantContext {
  type: ProductType;
  names: readonly string[];
  settings: DraftSettings;
  report: Report;
}

function readVariant(row: Row, context: VariantContext): VariantDraft | undefined {
  const { settings, report } = context;
  const from = { line: row.line, currency: settings.currency, report };
  const priceCents = requirePrice(cell(row, 'price'), from);
  if (priceCents === undefined) return undefined;
  const values = optionNumbers.map((number) => cell(row, `option value ${number}`));
  const where = { line: row.line, productType: context.type, report };
  return {
    line: row.line,
    externalId: cell(row, variantId) || null,
    sku: cell(row, 'sku'),
    attributes: readAttributes(values, context.names),
    ...settleSale({ priceCents, ...readSale(row, settings, report) }, where),
    ...readStock(row, context),
    ...readSize(row, settings, report),
    picture: null,
  };
}

function readSale(row: Row, { currency }: DraftSettings, report: Report) {
  const text = cell(row, 'sale price');
  const salePriceCents = readPrice(text, currency);
  noteDecimals(text, { line: row.line, currency, report });
  const onSale = readFlag(cell(row, 'on sale')) ?? false;
  if (onSale && salePriceCents === undefined) {
    report.note(row.line, 'sale-price-missing', 'On sale without a sale price: not on sale.');
  }
  return {
    salePriceCents: salePriceCents ?? 0,
    onSale: onSale && salePriceCents !== undefined,
  };
}

function readStock(row: Row, { type, report }: VariantContext) {
  const text = cell(row, 'stock');
  if (/^unlimited$/i.test(text)) return { unlimited: true, qtyInStock: 0 };
  const isNeverCounted = type === productTypes.digital || type === productTypes.giftCard;
  if (text === '' && isNeverCounted) return { unlimited: true, qtyInStock: 0 };
  return { unlimited: false, qtyInStock: readPieces(text, row.line, report) };
}

function readSize(row: Row, { gramsPerUnit, mmPerUnit }: DraftSettings, report: Report) {
  const measure = (name: string, factor: number, toWhole = mmOf) => {
    const text = cell(row, name);
    const value = readMeasure(text, factor, toWhole);
    if (value === undefined)
      report.note(row.line, 'size-unreadable', `${name} "${text}" is left out.`);
    return value ?? 0;
  };
  return {
    weightGrams: measure('weight', gramsPerUnit, gramsOfGoods),
    lengthMm: measure('length', mmPerUnit),
    widthMm: measure('width', mmPerUnit),
    heightMm: measure('height', mmPerUnit),
  };
}

/** `/dried, /filler/millet` → [[Dried], [Filler, Millet]]; names without a slash stay as written. */
function readCategories(text: string): string[][] {
  return readList(text).map((category) => {
    const parts = category.split('/').filter((part) => part.trim() !== '');
    return category.startsWith('/') ? parts.map(wordsOf) : parts.map((part) => part.trim());
  });
}

function readPictures(row: Row): PictureRef[] {
  const urls = cell(row, 'hosted image urls').split(/\s+/);
  return urls.filter((url) => url !== '').map((url) => ({ url, altText: '', line: row.line }));
}

function readType(first: Row): ProductType | undefined {
  const name = cell(first, productType).toUpperCase().replace(/[\s-]/g, '_');
  return name === '' ? productTypes.physical : typeByName[name];
}

function findOptionName(rows: readonly Row[], number: number): string {
  const named = rows.find((row) => cell(row, `option name ${number}`) !== '');
  return named ? cell(named, `option name ${number}`) : '';
}
