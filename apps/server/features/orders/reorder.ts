/** The same as in an order into a cart again, as far as it can be had. */
import { MAX_QUANTITY } from '@sitewright/commerce';
import {
  ApiError,
  giftForm,
  readAnswer,
  type AdditionalFields,
  type ReorderProblem,
} from '@sitewright/contract';
import type { AppContext } from '../../context.ts';
import type { ReadDatabase } from '../../db/database.ts';
import type { CartRow } from '../cart/cart-rows.ts';
import { countUnitsOf, isSoldSingly, isSubscriptionProduct } from '../cart/check-choice.ts';
import { loadCart } from '../cart/load-cart.ts';
import { loadChoice, type Choice, type OfferedVariant } from '../cart/load-choice.ts';
import { findNextCart } from '../cart/next-cart.ts';
import { stockOfVariant } from '../cart/price-cart.ts';
import { putInCart } from '../cart/put-in-cart.ts';
import type { FormFieldColumn } from '../forms-schema/tables.ts';
import type { Site } from '../sites/site.ts';

/** One line of an order, as it was bought. */
export interface ReorderItem {
  id: string;
  productId: string;
  variantId: string;
  productName: string;
  attributes: Record<string, string>;
  optionNames: string[];
  additionalFields: unknown;
  quantity: number;
}

/** Why a line is not in the cart, or not all of it. */
export interface ItemProblem {
  itemId: string;
  problem: ReorderProblem;
  /** Units that were put in all the same. */
  count: number;
}

interface Reordering {
  orderId: string;
  /** The visitor's cart, or empty. */
  cartId: string;
  /** The same id puts each line in once. */
  requestId: string;
}

/**
 * Adds line by line, by the rules of adding: today's prices, stock and limits. What was agreed on for
 * the order then is not agreed on again.
 * @returns the cart that has it, the one that was given where nothing could be added
 */
export async function reorder(
  ctx: AppContext,
  site: Site,
  { orderId, cartId, requestId }: Reordering,
): Promise<{ cartId: string; problems: ItemProblem[] }> {
  const items = await listReorderItems(ctx.db, { siteId: site.siteId, orderId });
  const problems: ItemProblem[] = [];
  let cart = await findOpenCart(ctx, site, cartId);
  for (const item of items) {
    const wish = { item, requestId: `${requestId}.${item.id}` };
    const added = await addAgain(ctx, site, { ...wish, cart });
    cart = added.cart;
    const { problem, count } = added;
    if (problem) problems.push({ itemId: item.id, problem, count });
  }
  return { cartId: cart?.id ?? '', problems };
}

/** In the order that they were bought in. */
export async function listReorderItems(
  db: ReadDatabase,
  { siteId, orderId }: { siteId: string; orderId: string },
): Promise<ReorderItem[]> {
  return db
    .selectFrom('order_items')
    .select([
      'id',
      'product_id as productId',
      'variant_id as variantId',
      'product_name as productName',
      'attributes',
      'option_names as optionNames',
      'additional_fields as additionalFields',
      'quantity',
    ])
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
}

/** A cart with what staff agreed on, or with a donation, takes no goods beside. */
async function findOpenCart(
  ctx: AppContext,
  site: Site,
  cartId: string,
): Promise<CartRow | undefined> {
  const known = await loadCart(ctx, site, cartId);
  const next = known ? undefined : await findNextCart(ctx, site.siteId, cartId);
  const cart = known ?? (next ? await loadCart(ctx, site, next) : undefined);
  return cart?.terms || cart?.customLine ? undefined : cart;
}

interface Adding {
  item: ReorderItem;
  cart: CartRow | undefined;
  requestId: string;
}

interface Added {
  cart: CartRow | undefined;
  problem?: ReorderProblem;
  count: number;
}

async function addAgain(
  ctx: AppContext,
  site: Site,
  { item, cart, requestId }: Adding,
): Promise<Added> {
  const { productId: itemId, variantId, quantity: ordered } = item;
  const cartId = cart?.id ?? '';
  const choice = await loadChoice(ctx, site, { itemId, sku: '', cartId, requestId });
  if (choice?.repeatedEntryId) return { cart, count: ordered };
  const checked = checkAgain(site, choice, { item, cart });
  if ('problem' in checked) return { cart, problem: checked.problem, count: 0 };
  const { quantity, additionalFields } = checked;
  const wish = { itemId, sku: '', options: {}, variantId, quantity, additionalFields };
  try {
    const added = await putInCart(ctx, site, { ...wish, cartId, requestId });
    const all = quantity === ordered;
    return { cart: added.cart, count: quantity, ...(!all && { problem: 'fewer' as const }) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { cart, problem: problemOf(error), count: 0 };
  }
}

type Checked =
  | { problem: ReorderProblem }
  | { quantity: number; additionalFields: AdditionalFields | null };

function checkAgain(
  site: Site,
  choice: Choice | undefined,
  { item, cart }: Pick<Adding, 'item' | 'cart'>,
): Checked {
  const variant = choice?.variants.find(({ id }) => id === item.variantId);
  if (!choice?.product.isVisible || !variant) return { problem: 'gone' };
  const { product, formFields } = choice;
  if (isSubscriptionProduct(product)) return { problem: 'subscription' };
  const additionalFields = keepAnswers(formFields, item.additionalFields);
  const isGift = product.formId === giftForm.id && additionalFields !== null;
  if (isGift && !Object.values(additionalFields).every(isBlank)) return { problem: 'gift' };
  if (additionalFields && !areChoicesOffered(formFields, additionalFields)) {
    return { problem: 'fields' };
  }
  const inCart = countUnitsOf(cart?.lines ?? [], variant.id);
  const most = Math.min(mostUnits(site, choice, variant) - inCart, MAX_QUANTITY);
  if (most < 1) return { problem: inCart > 0 ? 'in-cart' : 'sold-out' };
  return { quantity: Math.min(item.quantity, most), additionalFields };
}

function mostUnits(site: Site, { product }: Choice, variant: OfferedVariant): number {
  return Math.min(isSoldSingly(site, product) ? 1 : Infinity, stockOfVariant(product, variant));
}

/** The answers to what is asked today; null where nothing is. */
function keepAnswers(
  fields: readonly FormFieldColumn[],
  answers: unknown,
): AdditionalFields | null {
  if (fields.length === 0 || typeof answers !== 'object' || answers === null) return null;
  const asked = new Set(fields.map(({ id }) => id));
  const kept = Object.entries(answers).filter(([id]) => asked.has(id));
  return kept.length > 0 ? Object.fromEntries(kept) : null;
}

/** An answer that was chosen from a list must still stand in it. */
function areChoicesOffered(fields: readonly FormFieldColumn[], answers: AdditionalFields): boolean {
  return fields.every(({ id, type, options = [] }) => {
    if (!listTypes.has(type)) return true;
    return textsOf(answers[id]).every((text) => options.includes(text));
  });
}

const listTypes: ReadonlySet<string> = new Set(['radio', 'checkbox', 'select']);

function textsOf(answer: unknown): string[] {
  const read = readAnswer(answer) ?? '';
  return (typeof read === 'string' ? [read] : Object.values(read)).filter((text) => text !== '');
}

function isBlank(answer: unknown): boolean {
  return textsOf(answer).every((text) => text.trim() === '');
}

/** What adding is refused with, as it is told here. */
function problemOf({ code }: ApiError): ReorderProblem {
  if (code === 'not_enough_stock') return 'sold-out';
  if (code === 'additional_fields_invalid') return 'fields';
  if (code === 'cart_full') return 'full';
  return 'gone';
}
