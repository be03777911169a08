/** A cart that nobody fills, with everything that its totals depend on. */
import { productTypes, STANDARD_CLASS } from '@sitewright/commerce';
import { ApiError, type ShippingLocation } from '@sitewright/contract';
import type { AppContext } from '../../context.ts';
import { fixedStatement } from '../../db/fixed-statements.ts';
import { variantImageJson, productJson, variantFields } from '../products/product-sql.ts';
import type { CartLine, CartRow, StoredCart } from '../cart/cart-rows.ts';
import { loadCartRules } from '../cart/cart-rules.ts';
import { countAsTest } from '../cart/count-as-test.ts';
import { isTestShop } from '../cart/is-test-shop.ts';
import { automaticUsesJson } from '../discounts/discount-sql.ts';
import { readSettings } from '../settings/read-settings.ts';
import type { Site } from '../sites/site.ts';
import type { SampleQuestion } from './sample-question.ts';

/** The lines in the order in which they were named, each of the first variant of its product. */
const linesJson = `(
  select coalesce(json_agg(json_build_object(
    'id', 'line-' || e.place, 'quantity', e.quantity, 'additionalFields', null,
    'product', ${productJson}, 'variant', json_build_object(${variantFields}),
    'image', ${variantImageJson}) order by e.place), '[]')
  from (select ordinality as place, value->>'itemId' as item_id, (value->>'quantity')::int as quantity
    from jsonb_array_elements($2::jsonb) with ordinality) e
  join products p on p.site_id = cart.site_id and p.id = e.item_id
  join collections c on c.site_id = p.site_id and c.id = p.collection_id
  join lateral (
    select * from variants first where first.site_id = p.site_id and first.product_id = p.id
    order by first.display_index, first.id limit 1) v on true)`;

const readSample = fixedStatement<{ lines: CartLine[]; automaticUses: CartRow['automaticUses'] }>(
  `select ${linesJson} as "lines", ${automaticUsesJson} as "automaticUses"
   from (select $1::text as site_id, null::text as email) cart`,
);

/**
 * The cart of a question, as the checkout would read one that a visitor filled so. Whoever buys
 * orders for the first time and belongs to the groups that the rule is for.
 * @throws ApiError `not_found` when a product is gone
 */
export async function loadSampleCart(
  ctx: AppContext,
  site: Site,
  question: SampleQuestion,
): Promise<CartRow> {
  const { entries, goods, place, shippingOptionId } = question.cart;
  const asked = JSON.stringify(entries);
  const [row] = await ctx.runFixed(readSample(site.siteId, asked));
  const { lines = [], automaticUses = [] } = row ?? {};
  if (lines.length < entries.length) throw new ApiError('not_found');
  const stored: StoredCart = {
    id: 'sample',
    currency: site.currency,
    email: null,
    createdAt: ctx.now().getTime(),
    ownerHash: null,
    shippingLocation: toLocation(place ?? placeOfShop(site)),
    selectedShippingOptionId: shippingOptionId,
    couponCodes: [],
    customLine: null,
    terms: null,
    lines: lines.length > 0 ? lines : [makeGoods(goods, question)],
    coupons: [],
    automaticUses,
    customer: {
      groupIds: [...question.customerGroups],
      isFirstOrder: true,
      isFirstTestOrder: true,
      isTaxExempt: false,
    },
  };
  const rules = await loadCartRules(ctx, site);
  return { ...(isTestShop(site) ? countAsTest(stored) : stored), rules };
}

type SamplePlace = SampleQuestion['cart']['place'];

function toLocation(place: SamplePlace): ShippingLocation | null {
  return place && { line1: '', line2: '', city: '', ...place };
}

function placeOfShop(site: Site): SamplePlace {
  const { country, state } = readSettings(site, 'business');
  return country ? { country, region: state, postalCode: '' } : null;
}

/** Goods that the rule is for. */
function makeGoods(
  { quantity, unitPriceCents, unitGrams }: SampleQuestion['cart']['goods'],
  { choice, productType = productTypes.physical, taxClass = STANDARD_CLASS }: SampleQuestion,
): CartLine {
  const id = choice.itemIds?.[0] ?? 'sample';
  return {
    id: 'line-1',
    quantity,
    additionalFields: null,
    product: {
      id,
      title: '',
      urlId: '',
      collectionId: '',
      collectionName: '',
      collectionUrl: '',
      productType,
      isVisible: true,
      isSubscribable: false,
      plan: null,
      optionOrdering: [],
      formId: null,
      taxClass,
      categoryIds: [...(choice.categoryIds ?? [])],
    },
    variant: {
      id,
      sku: '',
      attributes: {},
      price: unitPriceCents,
      salePrice: 0,
      onSale: false,
      qtyInStock: 0,
      unlimited: true,
      weightGrams: unitGrams,
    },
    image: null,
  };
}
