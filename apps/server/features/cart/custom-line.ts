/**
 * What a cart can hold that is no product of the catalogue: a donation, a membership, the rest that
 * an edit of an order left to pay.
 */
import { productTypes, type SubscriptionPlan } from '@sitewright/commerce';
import type { CheckoutAnswer } from '@sitewright/contract';
import type { AppContext } from '../../context.ts';
import { newToken } from '../../db/id.ts';
import type { EventScope } from '../../reactions/reaction.ts';
import type { Site } from '../sites/site.ts';
import type { CartLine, StoredCart } from './cart-rows.ts';
import type { CartRules } from './cart-rules.ts';
import { cartExpiry } from './write-entry.ts';

/** Its price is fixed when its cart is begun; nothing that a client sends later changes it. */
export interface CustomLine {
  kind: 'donation' | 'membership' | 'order-rest';
  /** Of the donation, of the plan of members, or of the edit. */
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

/** Writes a cart that holds this alone. @returns its token */
export async function insertCustomCart(
  { ctx, trx, site }: EventScope,
  { line, expiresAt }: { line: CustomLine; expiresAt: Date },
): Promise<string> {
  const id = newToken();
  const now = ctx.now();
  await trx
    .insertInto('carts')
    .values({
      site_id: site.siteId,
      id,
      currency: site.currency,
      coupon_codes: [],
      custom_line: JSON.stringify(line),
      created_at: now,
      updated_at: now,
      expires_at: expiresAt,
    })
    .execute();
  return id;
}

/** Nobody can pay it from now on: money that comes for it goes back. It must be locked. */
export async function closeCustomCart(
  { trx, site }: EventScope,
  { cartId, orderId }: { cartId: string; orderId: string },
): Promise<void> {
  await trx
    .updateTable('carts')
    .set({ order_id: orderId })
    .where('site_id', '=', site.siteId)
    .where('id', '=', cartId)
    .execute();
}

/** It can be paid until then. */
export async function extendCustomCart(
  { trx, site }: EventScope,
  cartId: string,
  expiresAt: Date,
): Promise<void> {
  await trx
    .updateTable('carts')
    .set({ expires_at: expiresAt })
    .where('site_id', '=', site.siteId)
    .where('id', '=', cartId)
    .execute();
}

/** The same in a transaction of its own, for as long as other carts. @returns its token */
export async function startCustomCart(
  ctx: AppContext,
  site: Site,
  line: CustomLine,
): Promise<string> {
  const expiresAt = cartExpiry(ctx.now());
  return ctx.transact((trx) => insertCustomCart({ ctx, trx, site }, { line, expiresAt }));
}

/**
 * The cart with the line, which no discount and no shipping touches; gifts are not taxed, and a rest
 * holds its taxes already.
 */
export function withCustomLine(
  cart: StoredCart,
  custom: CustomLine,
  rules: CartRules,
): StoredCart & { rules: CartRules } {
  const taxRules = custom.kind === 'membership' ? rules.taxRules : [];
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
