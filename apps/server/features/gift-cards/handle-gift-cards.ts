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
import type { WriteTransaction } from '../../db/database.ts';
import { lockKey } from '../../db/lock-key.ts';
import type { CallScope } from '../../http/call-scope.ts';
import { handleCall } from '../../http/handle-call.ts';
import { asWriter } from '../activity/actor.ts';
import { logDone } from '../activity/log-done.ts';
import { announceEvent } from '../../reactions/reaction.ts';
import type { Site } from '../sites/site.ts';
import { addGiftCard } from './add-gift-card.ts';
import { endBalance } from './gift-card-undoers.ts';
import { findGiftCard, listChanges, listGiftCards as list } from './list-gift-cards.ts';
import { handOver } from './send-gift-cards.ts';

export function handleGiftCards(scope: CallScope): void {
  const { ctx } = scope;
  handleCall(scope, listGiftCards, ({ site, query }) => list(ctx.db, site.siteId, query));

  handleCall(scope, getGiftCard, async ({ site: { siteId }, params: { giftCardId } }) => ({
    giftCard: await requireGiftCard(ctx, siteId, giftCardId),
    entries: await listChanges(ctx.db, siteId, giftCardId),
  }));

  handleCall(scope, issueGiftCard, async ({ site, staff, body }) => {
    const within = asWriter(ctx, issueGiftCard, staff);
    const { siteId, currency } = site;
    const { kind, amountCents, recipientEmail, message, requestId } = body;
    const box = await ctx.secrets();
    const { id, code } = await ctx.transact(async (trx) => {
      const given = await findGiven(trx, siteId, requestId);
      // A code is told once: whoever comes later is answered with an empty one.
      if (given !== undefined) return { id: given, code: '' };
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
          requestId,
        },
      );
      const event = { balanceId, kind, currency, amountCents, changeId: balanceId };
      await announceEvent({ ctx, trx, site }, 'balance-given', event);
      await logDone(
        { ctx: within, trx, site },
        {
          action: 'gift-card-added',
          subject: `gift-card:${balanceId}`,
          title: recipientEmail,
          after: { kind, amountCents, currency },
        },
      );
      // Handed over with it: the job for those that are due finds none that nobody was told of.
      const row = await holdGiftCard(trx, siteId, balanceId);
      return { id: balanceId, code: await handOver({ ctx, trx, site, box }, row) };
    });
    return { giftCard: await requireGiftCard(ctx, siteId, id), code };
  });

  handleCall(scope, renewGiftCardCode, ({ site, staff, params: { giftCardId } }) =>
    sendNow(asWriter(ctx, renewGiftCardCode, staff), site, giftCardId),
  );

  handleCall(scope, voidGiftCard, async ({ site, staff, params: { giftCardId: id } }) => {
    const { siteId } = site;
    const { recipientEmail } = await requireGiftCard(ctx, siteId, id);
    const activityId = await ctx.transact(async (trx) => {
      const within = { ctx: asWriter(ctx, voidGiftCard, staff), trx, site };
      const balanceCents = await endBalance(within, id);
      if (balanceCents === undefined) return undefined;
      return logDone(within, {
        action: 'gift-card-voided',
        subject: `gift-card:${id}`,
        title: recipientEmail ?? '',
        before: { balanceCents, isEnded: false },
        after: { balanceCents: 0, isEnded: true },
      });
    });
    return { giftCard: await requireGiftCard(ctx, siteId, id), activityId };
  });
}

/** The card of a request that came before. Whoever asks with the same one meanwhile waits. */
async function findGiven(
  trx: WriteTransaction,
  siteId: string,
  requestId: string | undefined,
): Promise<string | undefined> {
  if (requestId === undefined) return undefined;
  await lockKey(trx, `gift-card:${siteId}:${requestId}`);
  const row = await trx
    .selectFrom('gift_cards')
    .select('id')
    .where('site_id', '=', siteId)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  return row?.id;
}

/** Gives it a new code. One that has ended stays ended. */
async function sendNow(ctx: AppContext, site: Site, id: string) {
  const { siteId } = site;
  const { voidedOn } = await requireGiftCard(ctx, siteId, id);
  if (voidedOn !== null) throw new ApiError('not_found');
  const box = await ctx.secrets();
  const code = await ctx.transact(async (trx) => {
    const row = await holdGiftCard(trx, siteId, id);
    const subject = `gift-card:${id}`;
    await logDone({ ctx, trx, site }, { action: 'gift-card-renewed', subject });
    return handOver({ ctx, trx, site, box }, row);
  });
  return { giftCard: await requireGiftCard(ctx, siteId, id), code };
}

function holdGiftCard(trx: WriteTransaction, siteId: string, id: string) {
  return trx
    .selectFrom('gift_cards')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

async function requireGiftCard(ctx: AppContext, siteId: string, id: string) {
  const card = await findGiftCard(ctx.db, siteId, id);
  if (!card) throw new ApiError('not_found');
  return card;
}
