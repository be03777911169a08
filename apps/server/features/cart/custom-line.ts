/** What a cart can hold that is no product of the catalogue: a donation, a membership. */
import { productTypes, type SubscriptionPlan } from '@sitewright/commerce';
import type { CheckoutAnswer } from '@sitewright/contract';
import type { AppContext } from '../../context.ts';
import { newToken } from '../../db/id.ts';
import type { Site } from '../sites/site.ts';
import type { CartLine, StoredCart } from './cart-rows.ts';
import type { CartRules } from './cart-rules.ts';
import { cartExpiry } from './write-entry.ts';

/** Its price is fixed when its cart is begun; nothing that a client sends later changes it. */
export interface CustomLine {
  kind: 'donation' | 'membership';
  /** Of the donation or of the plan of members. */
  offerId: string;
  title: string;
  /** Minor units of the cart's currency. */
  amountCents: number;
  /** Null: it is paid once. */
  plan: SubscriptionPlan | null;
  /** What its buyer told, for the order. */
  answers: CheckoutAnswer[];
  /** Where it was chosen. */
  path: string;
}

/** Begins a cart that holds this alone. @returns its token */
export async function startCustomCart(
  ctx: AppContext,
  site: Site,
  line: CustomLine,
): Promise<string> {
  const id = newToken();
  const now = ctx.now();
  await ctx.transact((trx) =>
    trx
      .insertInto('carts')
      .values({
        site_id: site.siteId,
        id,
        currency: site.currency,
        coupon_codes: [],
        custom_line: JSON.stringify(line),
        created_at: now,
        updated_at: now,
        expires_at: cartExpiry(now),
      })
      .execute(),
  );
  return id;
}

/** The cart with the line, which no discount and no shipping touches; gifts are not taxed. */
export function withCustomLine(
  cart: StoredCart,
  custom: CustomLine,
  rules: CartRules,
): StoredCart & { rules: CartRules } {
  const taxRules = custom.kind === 'donation' ? [] : rules.taxRules;
  return {
    ...cart,
    lines: [toCartLine(custom)],
    couponCodes: [],
    coupons: [],
    automaticUses: [],
    rules: { ...rules, sales: [], discounts: [], shippingOptions: [], taxRules },
  };
}

/** Two segments: where a product has its collection and its own address. */
function splitPath(path: string): [string, string] {
  const at = path.lastIndexOf('/');
  return [path.slice(1, at), path.slice(at + 1)];
}

function toCartLine({ kind, offerId, title, amountCents, plan, path }: CustomLine): CartLine {
  const [collectionUrl, urlId] = splitPath(path);
  return {
    id: offerId,
    quantity: 1,
    additionalFields: null,
    product: {
      id: offerId,
      title,
      urlId,
      collectionId: '',
      collectionName: '',
      collectionUrl,
      productType: kind === 'membership' ? productTypes.paywall : productTypes.service,
      isVisible: true,
      isSubscribable: plan !== null,
      plan,
      optionOrdering: [],
      formId: null,
      taxClass: '',
      categoryIds: [],
    },
    variant: {
      id: offerId,
      sku: '',
      attributes: {},
      price: amountCents,
      salePrice: 0,
      onSale: false,
      qtyInStock: 0,
      unlimited: true,
      weightGrams: 0,
    },
    image: null,
  };
}
