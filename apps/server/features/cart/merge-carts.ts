/** At sign-in: what the visitor had put into a cart before goes into the cart of the account. */
import { MAX_QUANTITY } from '@sitewright/commerce';
import { cartLimits, MAX_COUPONS_PER_CART } from '@sitewright/contract';
import { sql } from 'kysely';
import type { AppContext } from '../../context.ts';
import type { WriteTransaction } from '../../db/database.ts';
import { isToken, newId } from '../../db/id.ts';
import { announceEvent } from '../../reactions/reaction.ts';
import { lockAccount } from '../accounts/lock-account.ts';
import type { Site } from '../sites/site.ts';
import { ensureAccountCart, findAccountCart } from './account-cart.ts';
import type { CartRow } from './cart-rows.ts';
import { isSoldSingly } from './check-choice.ts';
import { isOwner } from './is-owner.ts';
import { isPaidAlone } from './is-paid-alone.ts';
import { loadCart } from './load-cart.ts';
import { stockOfVariant } from './price-cart.ts';
import { cartExpiry } from './write-entry.ts';

/** An account's lines and a visitor's together: twice what either may hold, and then no more. */
const mostLines = 2 * cartLimits.maxEntries;

export interface Merging {
  accountId: string;
  /** The cart of the browser as it came, or empty: anybody's text. */
  cartId: string;
  /** Of the visitor's key; see checkout-owner.ts. */
  ownerHash: string;
  /** Whether a payment of the browser's cart is under way; asked once its row is locked. */
  isBeingPaid: (trx: WriteTransaction) => Promise<boolean>;
}

/**
 * Merges and answers the cart of the account; undefined when there is nothing in either. Units of one
 * line are added up as far as there is stock, and never become fewer than either cart had; what is sold
 * singly stays one, with the answers of the visitor. A cart that
 * belongs to an account is nobody else's to merge, and neither is one that is being paid or is paid
 * alone; one at whose checkout another visitor typed is copied and stays theirs.
 */
export async function mergeIntoAccountCart(
  ctx: AppContext,
  site: Site,
  { accountId, cartId, ownerHash, isBeingPaid }: Merging,
): Promise<string | undefined> {
  const { siteId } = site;
  const now = ctx.now();
  const cart = await loadCart(ctx, site, cartId);
  const bounds = listBounds(site, cart);
  return ctx.transact(async (trx) => {
    await lockAccount(trx, { siteId, accountId });
    const known = await findAccountCart(trx, { siteId, accountId }, now);
    const isMergeable = known !== cartId && !(cart && isPaidAlone(cart));
    const from = isMergeable ? await lockSource(trx, { siteId, cartId, now }) : undefined;
    if (!from || (await isBeingPaid(trx))) return known;
    const toCartId = await ensureAccountCart(trx, site, { accountId, now });
    const isCopy = from.copied_from_account === accountId;
    await moveLines(trx, { siteId, cartId, toCartId, isCopy, bounds, now });
    const isOwn = isOwner(from.owner_hash, ownerHash);
    const facts = isOwn && {
      shipping_location: from.shipping_location && JSON.stringify(from.shipping_location),
      selected_shipping_option_id: from.selected_shipping_option_id,
      owner_hash: from.owner_hash,
    };
    await trx
      .updateTable('carts')
      .set({
        ...facts,
        arrival: sql<
          string | null
        >`coalesce(arrival, ${from.arrival && JSON.stringify(from.arrival)}::jsonb)`,
        checkout_at: sql<Date | null>`coalesce(checkout_at, ${from.checkout_at}::timestamptz)`,
        coupon_codes: sql<string[]>`(array(
          select distinct code from unnest(coupon_codes || ${from.coupon_codes}::text[]) as code
        ))[1:${sql.lit(MAX_COUPONS_PER_CART)}]`,
        updated_at: now,
        expires_at: cartExpiry(now),
      })
      .where('site_id', '=', siteId)
      .where('id', '=', toCartId)
      .execute();
    const merged = { fromCartId: cartId, toCartId, ownerHash };
    await announceEvent({ ctx, trx, site }, 'carts-merged', merged);
    if (isOwn || from.owner_hash === null) await dropCart(trx, siteId, cartId);
    return toCartId;
  });
}

/** How many units of a variant a cart may have. */
interface Bounds {
  most: number;
  /** One and no more, whatever is answered. */
  isSingle: boolean;
}

/** By variant; what is missing came a moment ago. */
function listBounds(site: Site, cart: CartRow | undefined): ReadonlyMap<string, Bounds> {
  return new Map(
    cart?.lines.map(({ product, variant }) => {
      const isSingle = isSoldSingly(site, product);
      const most = isSingle ? 1 : Math.min(stockOfVariant(product, variant), MAX_QUANTITY);
      return [variant.id, { most, isSingle }];
    }),
  );
}

/** Locks the visitor's cart; undefined when it is not open, or belongs to an account. */
async function lockSource(
  trx: WriteTransaction,
  { siteId, cartId, now }: { siteId: string; cartId: string; now: Date },
) {
  if (!isToken(cartId)) return undefined;
  return trx
    .selectFrom('carts')
    .select([
      'shipping_location',
      'selected_shipping_option_id',
      'coupon_codes',
      'owner_hash',
      'copied_from_account',
      'arrival',
      'checkout_at',
    ])
    .where('site_id', '=', siteId)
    .where('id', '=', cartId)
    .where('order_id', 'is', null)
    .where('expires_at', '>', now)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('account_carts')
            .select('cart_id')
            .where('site_id', '=', siteId)
            .where('cart_id', '=', cartId),
        ),
      ),
    )
    .forUpdate()
    .executeTakeFirst();
}

interface Moving {
  siteId: string;
  cartId: string;
  toCartId: string;
  /** A copy that was kept at sign-out: its units are the same ones. */
  isCopy: boolean;
  bounds: ReadonlyMap<string, Bounds>;
  now: Date;
}

async function moveLines(
  trx: WriteTransaction,
  { siteId, cartId, toCartId, isCopy, bounds, now }: Moving,
): Promise<void> {
  const [lines, kept] = [
    await listLines(trx, siteId, cartId),
    await listLines(trx, siteId, toCartId),
  ];
  let room = Math.max(0, mostLines - kept.length);
  for (const line of lines) {
    const { most = MAX_QUANTITY, isSingle = false } = bounds.get(line.variant_id) ?? {};
    const ofVariant = kept.filter((one) => one.variant_id === line.variant_id);
    const same = ofVariant.find((one) => one.fields_hash === line.fields_hash);
    const single = isSingle ? (same ?? ofVariant[0]) : undefined;
    if (single) {
      await answerAnew(trx, { siteId, cartId: toCartId }, { ...line, id: single.id });
      continue;
    }
    const [own, theirs] = [same?.quantity ?? 0, line.quantity];
    const sum = Math.min(isCopy ? 0 : own + theirs, most);
    const quantity = Math.max(own, theirs, sum);
    if (same) {
      await trx
        .updateTable('cart_entries')
        .set({ quantity })
        .where('site_id', '=', siteId)
        .where('cart_id', '=', toCartId)
        .where('id', '=', same.id)
        .execute();
    } else if (room > 0) {
      room -= 1;
      const { additional_fields: fields, ...rest } = line;
      await trx
        .insertInto('cart_entries')
        .values({
          ...rest,
          site_id: siteId,
          cart_id: toCartId,
          id: newId(),
          additional_fields: sql<string>`${JSON.stringify(fields)}::jsonb`,
          created_at: now,
        })
        .execute();
    }
  }
}

/** One of it stays in the cart, with what was answered last. */
async function answerAnew(
  trx: WriteTransaction,
  { siteId, cartId }: { siteId: string; cartId: string },
  line: Pick<
    Awaited<ReturnType<typeof listLines>>[number],
    'id' | 'additional_fields' | 'fields_hash'
  >,
): Promise<void> {
  await trx
    .updateTable('cart_entries')
    .set({
      additional_fields: sql<string>`${JSON.stringify(line.additional_fields)}::jsonb`,
      fields_hash: line.fields_hash,
    })
    .where('site_id', '=', siteId)
    .where('cart_id', '=', cartId)
    .where('id', '=', line.id)
    .execute();
}

function listLines(trx: WriteTransaction, siteId: string, cartId: string) {
  return trx
    .selectFrom('cart_entries')
    .select(['id', 'product_id', 'variant_id', 'quantity', 'additional_fields', 'fields_hash'])
    .where('site_id', '=', siteId)
    .where('cart_id', '=', cartId)
    .orderBy('id')
    .execute();
}

async function dropCart(trx: WriteTransaction, siteId: string, cartId: string): Promise<void> {
  await trx.deleteFrom('carts').where('site_id', '=', siteId).where('id', '=', cartId).execute();
}
