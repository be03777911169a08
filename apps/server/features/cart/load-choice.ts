/** What a visitor wants to buy, read in one statement together with the cart it goes into. */
import { sql } from 'kysely';
import type { ReadDatabase } from '../../db/database.ts';
import type { FormFieldColumn } from '../../db/schema.ts';
import type { CartImage, CartProduct, CartRow, CartVariant } from './cart-rows.ts';
import { cartJson, firstImageId, imageJson, productJson, variantFields } from './cart-sql.ts';
import { inOrder, isCartId } from './load-cart.ts';

export interface ChoiceKey {
  siteId: string;
  itemId: string;
  /** Empty: all variants are read. */
  sku: string;
  /** Empty: there is no cart yet. */
  cartId: string;
  /** Add-To-Cart-Id, or empty. */
  requestId: string;
  now: Date;
}

/** A variant with its picture, or else the first of the product. */
export interface OfferedVariant extends CartVariant {
  image: CartImage | null;
}

export interface Choice {
  product: CartProduct;
  /** The one with the stock keeping unit, or all, in the owner's order. */
  variants: OfferedVariant[];
  formFields: FormFieldColumn[];
  cart: CartRow | null;
  /** Set when this very request was answered before. */
  repeatedEntryId: string | null;
}

/** Undefined when the site has no such item. */
export async function loadChoice(db: ReadDatabase, key: ChoiceKey): Promise<Choice | undefined> {
  const { siteId, itemId, sku, requestId } = key;
  const cartId = isCartId(key.cartId) ? key.cartId : '';
  const row = await db
    .selectFrom('products as p')
    .innerJoin('collections as c', (join) =>
      join.onRef('c.site_id', '=', 'p.site_id').onRef('c.id', '=', 'p.collection_id'),
    )
    .select([
      productJson.as('product'),
      variantsJson(sku).as('variants'),
      formJson.as('formFields'),
      (cartId ? cartJson({ siteId, cartId, now: key.now }) : nothing<CartRow>()).as('cart'),
      (cartId && requestId ? repeatedJson(key) : nothing<string>()).as('repeatedEntryId'),
    ])
    .where('p.site_id', '=', siteId)
    .where('p.id', '=', itemId)
    .executeTakeFirst();
  if (row?.cart) inOrder(row.cart);
  return row;
}

function nothing<T>() {
  return sql<T | null>`null::json`;
}

const offeredJson = sql`json_build_object(
  ${variantFields}, 'image', ${imageJson(sql`coalesce(v.image_asset_id, ${firstImageId})`)})`;

function variantsJson(sku: string) {
  const chosen = sku ? sql`and v.sku = ${sku}` : sql``;
  return sql<OfferedVariant[]>`(
    select coalesce(json_agg(${offeredJson} order by v.display_index, v.id), '[]')
    from variants v where v.site_id = p.site_id and v.product_id = p.id ${chosen})`;
}

const formJson = sql<FormFieldColumn[]>`case when p.additional_fields_form_id is null then '[]'
  else (select f.fields from forms f
    where f.site_id = p.site_id and f.id = p.additional_fields_form_id) end`;

function repeatedJson({ siteId, cartId, requestId }: ChoiceKey) {
  return sql<string | null>`(
    select to_json(r.entry_id) from cart_requests r
    where r.site_id = ${siteId} and r.cart_id = ${cartId} and r.request_id = ${requestId})`;
}
