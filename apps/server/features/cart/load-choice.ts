/** What a visitor wants to buy, read in one statement together with the cart it goes into. */
import { formFieldsJson } from './form-fields-sql.ts';
import type { AppContext } from '../../context.ts';
import { fixedStatement } from '../../db/fixed-statements.ts';
import { isToken } from '../../db/id.ts';
import type { FormFieldColumn } from '../forms-schema/tables.ts';
import type { CartRow, StoredCart } from './cart-rows.ts';
import { cartJson } from './cart-sql.ts';
import { withRules } from './load-cart.ts';
import type { StoredImage } from '../assets/stored-image.ts';
import type { SoldProduct, SoldVariant } from '../products/sold-product.ts';
import { productJson, variantFields, variantImageJson } from '../products/product-sql.ts';
import type { Site } from '../sites/site.ts';

export interface ChoiceKey {
  itemId: string;
  /** Empty: all variants are read. */
  sku: string;
  /** Empty: there is no cart yet. */
  cartId: string;
  /** Add-To-Cart-Id, or empty. */
  requestId: string;
}

/** A variant with its picture, or else the first of the product. */
export interface OfferedVariant extends SoldVariant {
  image: StoredImage | null;
}

export interface Choice {
  product: SoldProduct;
  /** The one with the stock keeping unit, or all, in the owner's order. */
  variants: OfferedVariant[];
  formFields: FormFieldColumn[];
  cart: CartRow | null;
  /** Set when this very request was answered before. */
  repeatedEntryId: string | null;
}

/** The cart as it is read, before the rules of the shop come to it. */
type ReadChoice = Omit<Choice, 'cart'> & { cart: StoredCart | null };

const withoutCart = `null::json as cart, null::text as "repeatedEntryId"`;
const withCart = `${cartJson({ siteId: '$1', cartId: '$4', now: '$5' })} as cart, (
    select r.entry_id from cart_requests r
    where r.site_id = $1 and r.cart_id = $4 and r.request_id = $6) as "repeatedEntryId"`;
const oneVariant = 'v.sku = $3';
const allVariants = `$3::text = ''`;

function choiceText(variants: string, cart: string): string {
  return `select ${productJson} as product, (
    select coalesce(json_agg(json_build_object(${variantFields}, 'image', ${variantImageJson})
      order by v.display_index, v.id), '[]')
    from variants v where v.site_id = p.site_id and v.product_id = p.id and ${variants}) as variants,
  ${formFieldsJson} as "formFields",
  ${cart}
  from products p
  join collections c on c.site_id = p.site_id and c.id = p.collection_id
  where p.site_id = $1 and p.id = $2`;
}

/** Four texts instead of one with conditions: each has a plan of its own. */
const readChoice = {
  one: {
    withCart: fixedStatement<ReadChoice>(choiceText(oneVariant, withCart)),
    withoutCart: fixedStatement<ReadChoice>(choiceText(oneVariant, withoutCart)),
  },
  all: {
    withCart: fixedStatement<ReadChoice>(choiceText(allVariants, withCart)),
    withoutCart: fixedStatement<ReadChoice>(choiceText(allVariants, withoutCart)),
  },
};

/** Undefined when the site has no such item. */
export async function loadChoice(
  ctx: AppContext,
  site: Site,
  key: ChoiceKey,
): Promise<Choice | undefined> {
  const { siteId } = site;
  const { itemId, sku, cartId, requestId } = key;
  const texts = sku ? readChoice.one : readChoice.all;
  const statement = isToken(cartId)
    ? texts.withCart(siteId, itemId, sku, cartId, ctx.now(), requestId)
    : texts.withoutCart(siteId, itemId, sku);
  const [row] = await ctx.runFixed(statement);
  return row && { ...row, cart: row.cart && (await withRules(ctx, site, row.cart)) };
}
