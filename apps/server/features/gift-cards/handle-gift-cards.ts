/** `/api/sites/:identifier/gift-cards`: list, give, send once more, end. */
import {
  ApiError,
  getGiftCard,
  issueGiftCard,
  listGiftCards,
  renewGiftCardCode,
  voidGiftCard,
} from '@sitewright/contract';
import type { AppContext } from '../../context.ts';
import type { CallScope } from '../../http/call-scope.ts';
import { handleCall } from '../../http/handle-call.ts';
import { announceEvent } from '../../reactions/reaction.ts';
import { voidBalance } from '../balances/issue-balance.ts';
import type { Site } from '../sites/site.ts';
import { addGiftCard } from './add-gift-card.ts';
import { findGiftCard, listChanges, listGiftCards as list } from './list-gift-cards.ts';
import { handOver } from './send-gift-cards.ts';

export function handleGiftCards(scope: CallScope): void {
  const { ctx } = scope;
  handleCall(scope, listGiftCards, ({ site, query }) => list(ctx.db, site.siteId, query));

  handleCall(scope, getGiftCard, async ({ site: { siteId }, params: { giftCardId } }) => ({
    giftCard: await requireGiftCard(ctx, siteId, giftCardId),
    entries: await listChanges(ctx.db, siteId, giftCardId),
  }));

  handleCall(scope, issueGiftCard, async ({ site, body }) => {
    const { siteId, currency } = site;
    const { kind, amountCents, recipientEmail, message } = body;
    const id = await ctx.transact(async (trx) => {
      const balanceId = await addGiftCard(
        { ctx, trx },
        {
          siteId,
          kind,
          currency,
          amountCents,
          orderId: null,
          recipientEmail,
          buyerEmail: '',
          message,
          deliverAt: ctx.now(),
        },
      );
      const given = { balanceId, kind, currency, amountCents, changeId: balanceId };
      await announceEvent({ ctx, trx, site }, 'balance-given', given);
      return balanceId;
    });
    return sendNow(ctx, site, id);
  });

  handleCall(scope, renewGiftCardCode, ({ site, params }) => sendNow(ctx, site, params.giftCardId));

  handleCall(scope, voidGiftCard, async ({ site, params: { giftCardId: id } }) => {
    const { siteId } = site;
    await requireGiftCard(ctx, siteId, id);
    await ctx.transact((trx) => voidBalance({ ctx, trx, site }, id));
    return { giftCard: await requireGiftCard(ctx, siteId, id) };
  });
}

/** Gives it a new code. One that has ended stays ended. */
async function sendNow(ctx: AppContext, site: Site, id: string) {
  const { siteId } = site;
  const { voidedOn } = await requireGiftCard(ctx, siteId, id);
  if (voidedOn !== null) throw new ApiError('not_found');
  const box = await ctx.secrets();
  const code = await ctx.transact(async (trx) => {
    const row = await trx
      .selectFrom('gift_cards')
      .selectAll()
      .where('site_id', '=', siteId)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    return handOver({ ctx, trx, site, box }, row);
  });
  return { giftCard: await requireGiftCard(ctx, siteId, id), code };
}

async function requireGiftCard(ctx: AppContext, siteId: string, id: string) {
  const card = await findGiftCard(ctx.db, siteId, id);
  if (!card) throw new ApiError('not_found');
  return card;
}
