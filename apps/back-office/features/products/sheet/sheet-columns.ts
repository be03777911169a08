/** The columns of the sheet: what each shows of a row, how it is typed, and what a change sends. */
import { productTypes } from '@sitewright/commerce';
import {
  contentLimits,
  ruleLimits,
  type SheetProduct,
  type SheetVariant,
} from '@sitewright/contract';
import { readMeasure, unitOf, writeMeasure, type MeasureKind } from '../../../measures/measures.ts';
import type { ScreenText } from '../../../texts/define-texts.ts';
import type { WriteText } from '../../../texts/use-texts.ts';
import { readAmount, readCount, readFlag, writeAmount } from './read-typed.ts';
import type { Typed, Writing } from './read-typed.ts';
import { sheetColumnTexts as texts } from './sheet-texts.ts';

/** One variant with what it has of its product. */
export interface SheetRow {
  readonly product: Omit<SheetProduct, 'variants'>;
  readonly variant: SheetVariant;
  /** What belongs to the product stands in the row of its first variant. */
  readonly isFirst: boolean;
}

/** Null: nothing, such as no sale, or units that are not counted. */
export type CellValue = string | number | boolean | null;

/** A field with what was seen and what it shall be. */
export type CellChanges = Readonly<
  Record<string, { readonly from: unknown; readonly to: unknown }>
>;

export interface SheetColumn {
  readonly key: string;
  /** Says its unit where it measures. */
  readonly title: ScreenText;
  readonly measures?: MeasureKind;
  readonly of: 'product' | 'variant' | 'stock';
  /** Pixels. */
  readonly width: number;
  readonly isNumber?: boolean;
  readonly isFlag?: boolean;
  readonly inputMode: 'text' | 'decimal' | 'numeric';
  readonly read: (row: SheetRow) => CellValue;
  readonly parse: (text: string, writing: Writing, row: SheetRow) => Typed<CellValue>;
  readonly write: (value: CellValue, writing: Writing) => string;
  /** What a change of a field sends; that of units is a move. */
  readonly changes: (row: SheetRow, value: CellValue) => CellChanges;
  /** Fields by which the server names it in a conflict. */
  readonly fields: readonly string[];
}

const asText = (value: CellValue) => (value === null ? '' : String(value));
/** What a boolean is on the clipboard, whatever the language. */
export const flagWords = { true: 'TRUE', false: 'FALSE' } as const;

type ProductText = 'title' | 'seoTitle' | 'seoDescription';

function ofProduct(key: ProductText, title: ScreenText, width: number): SheetColumn {
  const most = key === 'title' ? contentLimits.titleLength : 10_000;
  return {
    key,
    title,
    of: 'product',
    width,
    inputMode: 'text',
    fields: [key],
    read: ({ product }) => product[key],
    parse: (text) => readText(text, most, key === 'title'),
    write: asText,
    changes: ({ product }, to) => ({ [key]: { from: product[key], to } }),
  };
}

function readText(text: string, most: number, isNeeded: boolean): Typed<string> {
  const value = text.trim();
  if (value === '' && isNeeded) return { fault: 'empty' };
  if (/[\n\t]/.test(value)) return { fault: 'severalLines' };
  return value.length > most ? { fault: 'tooLong' } : { value };
}

type Measure = 'weightGrams' | 'lengthMm' | 'widthMm' | 'heightMm';

/** In the units of the shop; what is shown of a value stands for it. */
function measure(key: Measure, title: ScreenText): SheetColumn {
  const kind = key === 'weightGrams' ? 'weight' : 'length';
  return {
    key,
    title,
    measures: kind,
    of: 'variant',
    width: 110,
    isNumber: true,
    inputMode: 'decimal',
    fields: [key],
    read: ({ variant }) => variant[key],
    parse: (text, writing, { variant }) =>
      readMeasure(kind, text, { ...writing, present: variant[key] }),
    write: (value, writing) => writeMeasure(kind, Number(value), writing),
    changes: ({ variant }, to) => ({ [key]: { from: variant[key], to } }),
  };
}

const price: SheetColumn = {
  key: 'priceCents',
  title: texts.price,
  of: 'variant',
  width: 120,
  isNumber: true,
  inputMode: 'decimal',
  fields: ['priceCents'],
  read: ({ variant }) => variant.priceCents,
  parse: (text, writing) => readAmount(text, writing, ruleLimits.amountCents),
  write: (value, writing) => writeAmount(Number(value), writing),
  changes: ({ variant }, to) => ({ priceCents: { from: variant.priceCents, to } }),
};

/** Empty: it is not on sale. */
const salePrice: SheetColumn = {
  ...price,
  key: 'salePriceCents',
  title: texts.salePrice,
  fields: ['salePriceCents', 'onSale'],
  read: ({ variant }) => (variant.onSale ? variant.salePriceCents : null),
  parse(text, writing, { product }) {
    if (text.trim() === '') return { value: null };
    if (product.productType === productTypes.giftCard) return { fault: 'saleOfGiftCard' };
    return readAmount(text, writing, ruleLimits.amountCents);
  },
  write: (value, writing) => (value === null ? '' : writeAmount(Number(value), writing)),
  changes({ variant: { onSale, salePriceCents } }, to) {
    const isOnSale = to !== null;
    return {
      ...(onSale !== isOnSale && { onSale: { from: onSale, to: isOnSale } }),
      ...(isOnSale && to !== salePriceCents && { salePriceCents: { from: salePriceCents, to } }),
    };
  },
};

/** Empty: not counted. What is typed is what shall be there; what is sent is the difference. */
const stock: SheetColumn = {
  key: 'stock',
  title: texts.stock,
  of: 'stock',
  width: 100,
  isNumber: true,
  inputMode: 'numeric',
  fields: [],
  read: ({ variant }) => (variant.stock.unlimited ? null : variant.stock.quantity),
  parse: (text, writing) =>
    ['', '∞'].includes(text.trim()) ? { value: null } : readCount(text, writing, ruleLimits.count),
  write: asText,
  changes: () => ({}),
};

const sku: SheetColumn = {
  key: 'sku',
  title: texts.sku,
  of: 'variant',
  width: 160,
  inputMode: 'text',
  fields: ['sku'],
  read: ({ variant }) => variant.sku,
  parse: (text) => readText(text, 500, true),
  write: asText,
  changes: ({ variant }, to) => ({ sku: { from: variant.sku, to } }),
};

const visible: SheetColumn = {
  key: 'isVisible',
  title: texts.visible,
  of: 'product',
  width: 90,
  isFlag: true,
  inputMode: 'text',
  fields: ['isVisible'],
  read: ({ product }) => product.isVisible,
  parse(text, _writing, { product }) {
    const read = readFlag(text);
    return 'value' in read && read.value && product.isArchived ? { fault: 'archived' } : read;
  },
  write: (value) => (value === true ? flagWords.true : flagWords.false),
  changes: ({ product }, to) => ({ isVisible: { from: product.isVisible, to } }),
};

/** From left to right. */
export const sheetColumns: readonly SheetColumn[] = [
  ofProduct('title', texts.title, 220),
  price,
  salePrice,
  stock,
  sku,
  measure('weightGrams', texts.weight),
  measure('lengthMm', texts.length),
  measure('widthMm', texts.width),
  measure('heightMm', texts.height),
  visible,
  ofProduct('seoTitle', texts.seoTitle, 220),
  ofProduct('seoDescription', texts.seoDescription, 320),
];

/** What a column is called in a shop with these units. */
export function writeTitle(
  write: WriteText,
  { title, measures }: SheetColumn,
  { standard }: Writing,
): string {
  return write(title, measures && { unit: unitOf(measures, standard) });
}

/** Rows of products, in their order. */
export function rowsOf(products: readonly SheetProduct[]): SheetRow[] {
  return products.flatMap(({ variants, ...product }) =>
    variants.map((variant, index) => ({ product, variant, isFirst: index === 0 })),
  );
}
