/** The product table of WooCommerce, as its own export writes it. */
import {
  gramsOfGoods,
  gramsPer,
  mmOf,
  mmPer,
  productTypes,
  slugify,
  type ProductType,
} from '@sitewright/commerce';
import { contentLimits } from '@sitewright/contract';
import { cell, type Row } from '../csv/row.ts';
import { cleanDescription } from '../draft/clean-html.ts';
import type { DraftSettings, ProductDraft, VariantDraft } from '../draft/product-draft.ts';
import { requirePrice } from '../draft/read-reported.ts';
import { readTags } from '../draft/read-tags.ts';
import { readSlug, readTitle } from '../draft/read-title.ts';
import { readList, readMeasure, readPrice } from '../draft/read-values.ts';
import { readAttributes, settleVariants, usedOptionNames } from '../draft/read-variants.ts';
import { noteDecimals, settleSale } from '../draft/settle-price.ts';
import type { Report } from '../report.ts';
import type { Dialect } from './dialect.ts';
import { attributesOf, textOf } from './woocommerce-cells.ts';
import { readStock, shareStock } from './woocommerce-stock.ts';
import { isDated, noteDownloads } from './woocommerce-notes.ts';

const known = new Set([
  'id',
  'type',
  'sku',
  'name',
  'published',
  'visibility in catalog',
  'short description',
  'description',
  'in stock?',
  'stock',
  'backorders allowed?',
  'sale price',
  'regular price',
  'categories',
  'tags',
  'images',
  'parent',
  'position',
  'is featured?',
  'low stock amount',
  'tax status',
  'date sale price starts',
  'date sale price ends',
  'sold individually?',
  'allow customer reviews?',
]);
const measurePattern = /^(weight|length|width|height) \((\w+)\)$/;
const weights: Readonly<Record<string, number>> = { ...gramsPer, lbs: gramsPer.lb };

export const woocommerceDialect: Dialect = {
  name: 'WooCommerce products',

  matches: (columns) => columns.has('regular price') && columns.has('name') && columns.has('type'),

  isKnownColumn: (name) =>
    known.has(name) ||
    measurePattern.test(name) ||
    /^attribute \d+ (?:name|value\(s\)|visible|global|default)$/.test(name),

  startsProduct: (row) => !isVariation(row),

  keyOf: (row) => cell(row, 'id', 'sku', 'name') || `line ${row.line}`,

  readProduct(rows, settings, report) {
    const first = rows[0]!;
    const problem = findProblem(first);
    if (problem) {
      for (const { line } of rows) report.reject(line, problem.code, problem.reason);
      return undefined;
    }
    const isVariable = typesOf(first).has('variable');
    const own = isVariable
      ? rows.slice(1).filter((row) => isOf(row, first, report) && isOn(row, report))
      : [first];
    const names = isVariable ? optionNamesOf(own) : [];
    const context = { first, names, productType: readType(first, own), settings, report };
    const variants = settleVariants(
      own.flatMap((row) => readVariant(row, context) ?? []),
      settings,
      report,
    );
    shareStock(own, variants, context);
    if (!isVariable) rejectStrays(rows.slice(1), report);
    if (variants.length === 0) {
      if (isVariable) {
        report.reject(first.line, 'no-variants', 'The product has no variation that can be taken.');
      }
      return undefined;
    }
    noteDownloads(rows, report);
    return readFacts({ ...context, variants, isVariable }, report);
  },
};

interface ReadParts {
  first: Row;
  names: readonly string[];
  productType: ProductType;
  variants: VariantDraft[];
  isVariable: boolean;
}

function readFacts(parts: ReadParts, report: Report): ProductDraft {
  const { first, variants, isVariable } = parts;
  const { line } = first;
  const id = cell(first, 'id');
  const named = { line, title: textOf(first, 'name'), slug: '', sku: cell(first, 'sku') };
  const title = readTitle(named, report);
  const lines = variants.map((variant) => variant.line);
  return {
    line,
    lines: isVariable ? [line, ...lines] : lines,
    externalId: id ? `woocommerce:${id}` : null,
    storePage: null,
    productType: parts.productType,
    slug: readSlug(slugify(title), title, line, report),
    title,
    body: cleanDescription(textOf(first, 'description', 'short description')),
    tags: readTags(cell(first, 'tags'), line, report),
    categories: readCategories(cell(first, 'categories')),
    isVisible:
      cell(first, 'published') === '1' && cell(first, 'visibility in catalog') !== 'hidden',
    optionNames: usedOptionNames(variants, parts.names),
    variants,
    pictures: readPictures(first),
    seoTitle: '',
    seoDescription: '',
  };
}

interface VariantContext {
  /** The row of the product: variations have of it what they do not say themselves. */
  first: Row;
  names: readonly string[];
  productType: ProductType;
  settings: DraftSettings;
  report: Report;
}

function readVariant(row: Row, context: VariantContext): VariantDraft | undefined {
  const { first, names, productType, settings, report } = context;
  const where = { line: row.line, currency: settings.currency, report };
  const priceCents = requirePrice(cell(row, 'regular price'), where);
  if (priceCents === undefined) return undefined;
  const saleText = cell(row, 'sale price');
  const salePriceCents = readPrice(saleText, settings.currency);
  noteDecimals(saleText, where);
  const sale = {
    priceCents,
    salePriceCents: salePriceCents ?? 0,
    onSale: salePriceCents !== undefined && salePriceCents < priceCents && !isDated(row, report),
  };
  const isVariant = isVariation(row);
  const chosen = attributesOf(row);
  const values = names.map((name) => chosen.get(name) ?? '');
  const measured = (measure: string, factors: Readonly<Record<string, number>>) =>
    readSize(row, measure, factors, report) || readSize(first, measure, factors);
  const [picture] = isVariant ? readPictures(row) : [];
  const id = cell(row, 'id');
  return {
    line: row.line,
    externalId: id ? `woocommerce:${id}` : null,
    sku: cell(row, 'sku'),
    attributes: isVariant ? readAttributes(values, names) : {},
    ...settleSale(sale, { line: row.line, productType, report }),
    ...readStock(row, productType, report),
    weightGrams: measured('weight', weights),
    lengthMm: measured('length', mmPer),
    widthMm: measured('width', mmPer),
    heightMm: measured('height', mmPer),
    picture: picture ?? null,
  };
}

/** The unit stands in the name of the column. */
function readSize(
  row: Row,
  measure: string,
  units: Readonly<Record<string, number>>,
  report?: Report,
): number {
  for (const column of row.columns.keys()) {
    const [, name, unit = ''] = measurePattern.exec(column) ?? [];
    if (name !== measure) continue;
    const text = cell(row, column);
    const toWhole = measure === 'weight' ? gramsOfGoods : mmOf;
    const value = readMeasure(text, units[unit] ?? 0, toWhole);
    if (value === undefined) {
      report?.note(row.line, 'size-unreadable', `${measure} "${text}" is left out.`);
    }
    return value ?? 0;
  }
  return 0;
}

/** Why nothing can be made of the rows that follow; undefined when something can. */
function findProblem(first: Row): { code: string; reason: string } | undefined {
  const types = typesOf(first);
  if (isVariation(first)) {
    const reason = 'A variation stands before any product; put it right below its product.';
    return { code: 'variant-alone', reason };
  }
  if (types.has('simple') || types.has('variable') || types.size === 0) return undefined;
  const reason = `A product of the type "${cell(first, 'type')}" sells nothing of its own here.`;
  return { code: 'product-type-unknown', reason };
}

/** A variation names its product by SKU, or by `id:NUMBER`. */
function isOf(row: Row, first: Row, report: Report): boolean {
  const parent = cell(row, 'parent');
  const names = ['', cell(first, 'sku'), `id:${cell(first, 'id')}`];
  if (names.includes(parent)) return true;
  const reason = `The variation belongs to "${parent}"; put it right below that product.`;
  report.reject(row.line, 'variant-alone', reason);
  return false;
}

/** A variation that is switched off cannot be chosen there either. */
function isOn(row: Row, report: Report): boolean {
  if (cell(row, 'published') !== '0') return true;
  report.reject(row.line, 'variant-off', 'The variation is switched off; say 1 to take it.');
  return false;
}

function rejectStrays(rows: readonly Row[], report: Report): void {
  for (const { line } of rows) {
    report.reject(line, 'variant-alone', 'The variation stands below a product without any.');
  }
}

function readType(first: Row, own: readonly Row[]): ProductType {
  const isService = own.length > 0 && own.every((row) => typesOf(row).has('virtual'));
  if (isService && typesOf(first).has('variable')) return productTypes.service;
  const types = typesOf(first);
  if (types.has('downloadable')) return productTypes.digital;
  return types.has('virtual') ? productTypes.service : productTypes.physical;
}

function typesOf(row: Row): ReadonlySet<string> {
  return new Set(readList(cell(row, 'type').toLowerCase()));
}

function isVariation(row: Row): boolean {
  return typesOf(row).has('variation');
}

/** `Clothing > Shirts, Sale` → [[Clothing, Shirts], [Sale]]. */
function readCategories(text: string): string[][] {
  return readList(text).map((path) =>
    path
      .split('>')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  );
}

function readPictures(row: Row) {
  return readList(cell(row, 'images')).map((url) => ({ url, altText: '', line: row.line }));
}

/** The options of a product are the attributes of its variations, as far as a product has options. */
function optionNamesOf(variations: readonly Row[]): string[] {
  const names = variations.flatMap((row) => [...attributesOf(row).keys()]);
  return [...new Set(names)].slice(0, contentLimits.optionsPerProduct);
}
