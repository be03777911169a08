/** Gift cards and store credit as staff see them. */
import type { z } from 'zod';
import type { giftCardSchema } from '@sitewright/contract';
import { sql } from 'kysely';
import { beginsWith } from '../../db/begins-with.ts';
import type { ReadDatabase } from '../../db/database.ts';
import { walkList } from '../../db/walk-list.ts';
import { describeBalances, listBalanceEntries } from '../balances/describe-balances.ts';

type PresentedCard = z.input<typeof giftCardSchema>;

/** Which cards, and where the page begins. */
interface CardQuery {
  readonly search?: string | undefined;
  readonly kind?: 'gift-card' | 'store-credit' | undefined;
  readonly after?: string | undefined;
  readonly limit: number;
}

/** Found by how an email begins or how a code ends; the newest first. */
export async function listGiftCards(
  db: ReadDatabase,
  siteId: string,
  { search, kind, after, limit }: CardQuery,
): Promise<{ giftCards: PresentedCard[]; after?: string }> {
  const query = { search: search?.trim() ?? '', kind, after, limit: limit + 1 };
  const walked = query.search ? await walkIds(db, siteId, query) : undefined;
  const ids = walked ?? (await readIds(db, siteId, query));
  const shown = ids.slice(0, limit);
  const giftCards = await presentCards(db, siteId, shown);
  const last = ids.length > limit ? shown.at(-1) : undefined;
  return { giftCards, ...(last && { after: last }) };
}

interface IdQuery extends CardQuery {
  readonly search: string;
}

async function readIds(
  db: ReadDatabase,
  siteId: string,
  { search, kind, after, limit }: IdQuery,
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('gift_cards as g')
    .innerJoin('balances as b', (join) =>
      join.onRef('b.site_id', '=', 'g.site_id').onRef('b.id', '=', 'g.id'),
    )
    .select('g.id')
    .where('g.site_id', '=', siteId)
    .$if(after !== undefined, (all) => all.where('g.id', '<', after!))
    .$if(kind !== undefined, (all) => all.where('b.kind', '=', kind!))
    .$if(search !== '', (all) =>
      // Each of the two has an index of its own.
      all.where(sql<boolean>`g.id in (
        select g.id from gift_cards g where g.site_id = ${siteId} and ${isTo(search)}
        union select b.id from balances b where b.site_id = ${siteId} and ${endsWith(search)})`),
    )
    .orderBy('g.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Ids of the page when the next cards fill it. */
function walkIds(db: ReadDatabase, siteId: string, { search, kind, after, limit }: IdQuery) {
  const isBehind = after === undefined ? sql`true` : sql`id < ${after}`;
  return walkList(db, {
    next: sql`select * from gift_cards where site_id = ${siteId} and ${isBehind} order by id desc`,
    as: sql`g join balances b on b.site_id = ${siteId} and b.id = g.id`,
    matches: sql`(${isTo(search)} or ${endsWith(search)})
      and ${kind === undefined ? sql`true` : sql`b.kind = ${kind}`}`,
    id: sql`g.id`,
    order: sql`g.id desc`,
    limit,
  });
}

const isTo = (search: string) => beginsWith('g.recipient_email', search);
const endsWith = (search: string) => sql`b.code_hint = ${search.toUpperCase()}`;

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
