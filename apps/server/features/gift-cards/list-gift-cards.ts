/** Gift cards and store credit as staff see them. */
import type { z } from 'zod';
import type { giftCardSchema } from '@sitewright/contract';
import type { ReadDatabase } from '../../db/database.ts';
import { describeBalances, listBalanceEntries } from '../balances/describe-balances.ts';

type PresentedCard = z.input<typeof giftCardSchema>;

const pageSize = 50;

/** The newest first, from the one after `after` on. */
export async function listGiftCards(
  db: ReadDatabase,
  siteId: string,
  after?: string,
): Promise<{ giftCards: PresentedCard[]; next?: string }> {
  const ids = await db
    .selectFrom('gift_cards')
    .select('id')
    .where('site_id', '=', siteId)
    .$if(after !== undefined, (all) => all.where('id', '<', after!))
    .orderBy('id', 'desc')
    .limit(pageSize + 1)
    .execute();
  const shown = ids.slice(0, pageSize).map(({ id }) => id);
  const giftCards = await presentCards(db, siteId, shown);
  const last = ids.length > pageSize ? shown.at(-1) : undefined;
  return { giftCards, ...(last && { next: last }) };
}

/** Undefined when the site has none such. */
export async function findGiftCard(
  db: ReadDatabase,
  siteId: string,
  id: string,
): Promise<PresentedCard | undefined> {
  return (await presentCards(db, siteId, [id]))[0];
}

/** Everything that changed a gift card, oldest first. */
export async function listChanges(db: ReadDatabase, siteId: string, id: string) {
  const rows = await listBalanceEntries(db, siteId, id);
  return rows.map((row) => ({
    kind: row.kind,
    amountCents: row.amount_cents,
    paymentId: row.payment_id,
    createdOn: row.created_at.getTime(),
  }));
}

async function presentCards(
  db: ReadDatabase,
  siteId: string,
  ids: readonly string[],
): Promise<PresentedCard[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('gift_cards')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', 'in', ids)
    .orderBy('id', 'desc')
    .execute();
  const balances = await describeBalances(db, siteId, ids);
  return rows.flatMap((row) => {
    const balance = balances.get(row.id);
    if (!balance) return [];
    return {
      id: row.id,
      kind: balance.kind,
      hint: balance.hint,
      currency: row.currency,
      initialCents: row.initial_cents,
      balanceCents: balance.leftCents,
      heldCents: balance.heldCents,
      recipientEmail: row.recipient_email,
      orderId: row.order_id ?? '',
      createdOn: row.created_at.getTime(),
      deliverOn: row.deliver_at.getTime(),
      deliveredOn: row.delivered_at?.getTime() ?? null,
      expiresOn: balance.expiresAt?.getTime() ?? null,
      voidedOn: balance.voidedAt?.getTime() ?? null,
    };
  });
}
