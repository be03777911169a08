/** Makes the code of each gift card whose day has come, and sends it. */
import type { Selectable } from 'kysely';
import type { AppContext } from '../../context.ts';
import type { WriteTransaction } from '../../db/database.ts';
import type { Database } from '../../db/schema.ts';
import { describeBalances } from '../balances/describe-balances.ts';
import { giveCode } from '../balances/issue-balance.ts';
import type { SecretBox } from '../settings/secret-box.ts';
import { ownSiteOf, type Site } from '../sites/site.ts';
import { expiryOf } from './expiry-of.ts';
import { queueGiftCardMail } from './queue-gift-card-mail.ts';
import { siteOfOrder } from '../orders/site-of-order.ts';

type GiftCardRow = Selectable<Database['gift_cards']>;

const batchSize = 100;

/** Sends all that are due; each once, whatever processes do it. One that fails stops no other. */
export async function sendGiftCards(ctx: AppContext): Promise<void> {
  let last: string | undefined;
  do {
    const due = await listDue(ctx, last);
    for (const { site_id: siteId, id } of due) {
      const site = await ctx.sites.get(siteId);
      if (!site) continue;
      await sendGiftCard(ctx, site, id).catch((error: unknown) =>
        ctx.log.error({ err: error, siteId, giftCard: id }, 'a gift card was not sent'),
      );
    }
    last = due.length === batchSize ? due.at(-1)?.id : undefined;
  } while (last !== undefined);
}

function listDue(ctx: AppContext, afterId = ''): Promise<Pick<GiftCardRow, 'site_id' | 'id'>[]> {
  return ctx.db
    .selectFrom('gift_cards')
    .select(['site_id', 'id'])
    .where('delivered_at', 'is', null)
    .where('deliver_at', '<=', ctx.now())
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(batchSize)
    .execute();
}

async function sendGiftCard(ctx: AppContext, site: Site, id: string): Promise<void> {
  const box = await ctx.secrets();
  await ctx.transact(async (trx) => {
    const row = await trx
      .selectFrom('gift_cards')
      .selectAll()
      .where('site_id', '=', site.siteId)
      .where('id', '=', id)
      .where('delivered_at', 'is', null)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!row) return;
    const balance = (await describeBalances(trx, site.siteId, [id])).get(id);
    if (balance?.voidedAt) await noteDelivery(trx, row, ctx.now());
    else await handOver({ ctx, trx, site, box }, row);
  });
}

/** What handing a gift card over needs. */
export interface HandOverScope {
  ctx: AppContext;
  trx: WriteTransaction;
  site: Site;
  box: SecretBox;
}

/**
 * Gives a gift card a new code and queues its mail. A code that it had is good no more.
 * @returns the code
 */
export async function handOver(scope: HandOverScope, row: GiftCardRow): Promise<string> {
  const { ctx, trx, site, box } = scope;
  const { siteId } = site;
  const { id } = row;
  const now = ctx.now();
  const expiresAt = expiryOf(site, row.delivered_at ?? now);
  const balance = (await describeBalances(trx, siteId, [id])).get(id);
  const code = await giveCode(trx, { siteId, id, expiresAt });
  await noteDelivery(trx, row, now);
  const shown = row.order_id ? await siteOfOrder(trx, site, row.order_id) : ownSiteOf(site);
  await queueGiftCardMail(
    { ...scope, site: shown },
    {
      giftCardId: id,
      amountCents: balance ? balance.leftCents + balance.heldCents : row.initial_cents,
      currency: row.currency,
      recipientEmail: row.recipient_email,
      buyerEmail: row.buyer_email,
      message: row.message,
      expiresAt,
      code,
      box,
      sending: String(now.getTime()),
    },
  );
  return code;
}

async function noteDelivery(trx: WriteTransaction, row: GiftCardRow, now: Date): Promise<void> {
  await trx
    .updateTable('gift_cards')
    .set({ delivered_at: now })
    .where('site_id', '=', row.site_id)
    .where('id', '=', row.id)
    .execute();
}
