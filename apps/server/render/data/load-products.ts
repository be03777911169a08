import { sql, type Selectable, type SelectQueryBuilder } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { ReadDatabase } from '../../db/database.ts';
import type { Database } from '../../db/schema.ts';
import { listedProducts, type ProductList } from './listed-products.ts';
import type { ListPlace } from './list-places.ts';
import type { TranslatedFields } from './load-translations.ts';
import { assetColumns, type AssetRow } from './rows.ts';

const variantColumns = [
  'id',
  'sku',
  'attributes',
  'price_cents',
  'sale_price_cents',
  'on_sale',
  'qty_in_stock',
  'unlimited',
  'weight_grams',
  'length_mm',
  'width_mm',
  'height_mm',
  'image_asset_id',
] as const;

export type VariantRow = Pick<Selectable<Database['variants']>, (typeof variantColumns)[number]>;

export type FormRow = Pick<Selectable<Database['forms']>, 'id' | 'name' | 'fields'> & {
  /** What is read before it is sent; null or empty: nothing. */
  readonly disclaimer: string | null;
};

/** A product with everything that a page shows of it. */
export type ProductRow = Selectable<Database['products']> & {
  readonly variants: readonly VariantRow[];
  readonly images: readonly AssetRow[];
  readonly category_rows: readonly { category_id: string }[];
  readonly form: FormRow | null;
  /** A sound that visitors hear. */
  readonly audio: AssetRow | null;
  /** What it says in other languages. */
  readonly said: readonly {
    readonly language: string;
    readonly fields: TranslatedFields;
  }[];
};

type ProductQuery<Row> = SelectQueryBuilder<Database, 'products', Row>;

export interface ProductFilter extends ProductList {
  /** Only products behind this place. */
  readonly after?: ListPlace;
  readonly skip: number;
  readonly limit: number;
}

/**
 * Visible products in the owner's order, one round trip. Places that are skipped are counted in the
 * list's index alone, whatever their number; only the products that are shown are read.
 */
export function loadProducts(db: ReadDatabase, filter: ProductFilter): Promise<ProductRow[]> {
  let places = listedProducts(db, filter).select('id');
  if (filter.after !== undefined) {
    const { displayIndex, id } = filter.after;
    places = places.where(sql<boolean>`(display_index, id) > (${displayIndex}::integer, ${id})`);
  }
  const page = places
    .orderBy('display_index')
    .orderBy('id')
    .offset(filter.skip)
    .limit(filter.limit);
  const query = db
    .selectFrom('products')
    .where('products.site_id', '=', filter.siteId)
    .where('products.id', 'in', sql<string>`(select id from ${page} as page)`);
  return withDetails(query).orderBy('products.display_index').orderBy('products.id').execute();
}

/** One product by its id, also of those that nobody sees. */
export function findProduct(
  db: ReadDatabase,
  siteId: string,
  id: string,
): Promise<ProductRow | undefined> {
  const query = db
    .selectFrom('products')
    .where('products.site_id', '=', siteId)
    .where('products.id', '=', id);
  return withDetails(query).executeTakeFirst();
}

/** Visible products by id, in the order of the ids. */
export async function loadProductsById(
  db: ReadDatabase,
  siteId: string,
  ids: readonly string[],
): Promise<ProductRow[]> {
  if (ids.length === 0) return [];
  const query = db
    .selectFrom('products')
    .where('products.site_id', '=', siteId)
    .where('products.id', 'in', [...ids])
    .where('is_visible', '=', true);
  const rows = new Map((await withDetails(query).execute()).map((row) => [row.id, row]));
  return ids.flatMap((id) => rows.get(id) ?? []);
}

/** With everything that a page shows of them. */
export function withDetails<Row>(query: ProductQuery<Row>) {
  return query.selectAll('products').select((eb) => [
    jsonArrayFrom(
      eb
        .selectFrom('variants')
        .select(variantColumns)
        .whereRef('variants.site_id', '=', 'products.site_id')
        .whereRef('variants.product_id', '=', 'products.id')
        .orderBy('variants.display_index')
        .orderBy('variants.id'),
    ).as('variants'),
    jsonArrayFrom(
      eb
        .selectFrom('product_images')
        .innerJoin('assets', (join) =>
          join
            .onRef('assets.site_id', '=', 'product_images.site_id')
            .onRef('assets.id', '=', 'product_images.asset_id'),
        )
        .select(assetColumns.map((column) => `assets.${column}` as const))
        .whereRef('product_images.site_id', '=', 'products.site_id')
        .whereRef('product_images.product_id', '=', 'products.id')
        .orderBy('product_images.display_index'),
    ).as('images'),
    jsonArrayFrom(
      eb
        .selectFrom('product_categories')
        .select('category_id')
        .whereRef('product_categories.site_id', '=', 'products.site_id')
        .whereRef('product_categories.product_id', '=', 'products.id'),
    ).as('category_rows'),
    jsonObjectFrom(
      eb
        .selectFrom('assets')
        .select(assetColumns)
        .whereRef('assets.site_id', '=', 'products.site_id')
        .whereRef('assets.id', '=', 'products.audio_asset_id'),
    ).as('audio'),
    jsonObjectFrom(
      eb
        .selectFrom('forms')
        .select(['id', 'name', 'fields'])
        .select(sql<string | null>`settings ->> 'disclaimer'`.as('disclaimer'))
        .whereRef('forms.site_id', '=', 'products.site_id')
        .whereRef('forms.id', '=', 'products.additional_fields_form_id'),
    ).as('form'),
    jsonArrayFrom(
      eb
        .selectFrom('translations')
        .select(['language', 'translations.fields'])
        .whereRef('translations.site_id', '=', 'products.site_id')
        .where('kind', '=', 'product')
        .whereRef('thing_id', '=', 'products.id'),
    ).as('said'),
  ]);
}
