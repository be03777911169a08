/** A product as a file describes it, in our units, before it meets the database. */
import type { ProductType } from '@sitewright/commerce';

export interface PictureRef {
  url: string;
  altText: string;
  /** Row that names it. */
  line: number;
}

export interface VariantDraft {
  line: number;
  /** Id in the shop it comes from. */
  externalId: string | null;
  /** May be empty; then the variant keeps the one it has, or gets one. */
  sku: string;
  attributes: Record<string, string>;
  priceCents: number;
  salePriceCents: number;
  onSale: boolean;
  qtyInStock: number;
  unlimited: boolean;
  weightGrams: number;
  lengthMm: number;
  widthMm: number;
  heightMm: number;
  picture: PictureRef | null;
}

export interface ProductDraft {
  /** First row. */
  line: number;
  /** All rows that were taken for it, the rejected ones left out. */
  lines: number[];
  /** Names it in the shop it comes from; a second run finds it by this. */
  externalId: string | null;
  /** `url_id` of its store page; null: the page that the command names. */
  storePage: string | null;
  productType: ProductType;
  /** Wanted URL slug: valid, but perhaps taken. */
  slug: string;
  title: string;
  /** Clean HTML. */
  body: string;
  tags: string[];
  /** Paths of category names, from the outside in. */
  categories: string[][];
  isVisible: boolean;
  optionNames: string[];
  variants: VariantDraft[];
  pictures: PictureRef[];
  seoTitle: string;
  seoDescription: string;
}

/** What a dialect needs to know to read numbers. */
export interface DraftSettings {
  currency: string;
  /** Grams in one unit of weight of files that do not say. */
  gramsPerUnit: number;
  /** Millimetres in one unit of length of files that do not say. */
  mmPerUnit: number;
  /** How many variants the site gives a product; those behind are told as too many. */
  variantsPerProduct: number;
}
