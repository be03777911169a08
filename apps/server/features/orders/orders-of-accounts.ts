/** Which orders belong to an account: those bought while signed in, and those of its proved email. */
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { emailKey } from '@sitewright/contract';
import type { ReadDatabase } from '../../db/database.ts';
import type { AccountDeleted, AccountEmailChanged } from '../accounts/account-events.ts';
import type { SignedIn } from '../accounts/site-session.ts';
import { isOwner } from '../cart/is-owner.ts';
import type { EventScope } from '../../reactions/reaction.ts';
import type { OrderKind, OrderStatus } from './order-states.ts';

/** Who looks at an order. */
export interface OrderViewer {
  /** Of the visitor's key; see checkout-owner.ts. */
  ownerHash: string;
  signedIn?: SignedIn | undefined;
}

/**
 * True for whoever bought an order: in the browser that paid, or signed in. An email that somebody
 * typed at a checkout proves nothing; that of an account was proved by a mailed link.
 */
export function isOrderOwner(
  order: { owner_hash: string | null; account_id: string | null; email: string },
  { ownerHash, signedIn }: OrderViewer,
): boolean {
  if (isOwner(order.owner_hash, ownerHash)) return true;
  if (!signedIn) return false;
  if (order.account_id !== null) return order.account_id === signedIn.accountId;
  return emailKey(order.email) === emailKey(signedIn.email);
}

/** The same as a condition on rows of orders, by the name that they have in the statement. */
export function isOfAccount(name: string, { accountId, email }: SignedIn): RawBuilder<SqlBool> {
  const [account, typed] = [sql.ref(`${name}.account_id`), sql.ref(`${name}.email`)];
  return sql<SqlBool>`(${account} = ${accountId}
    or (${account} is null and lower(${typed}) = ${emailKey(email)}))`;
}

export interface AccountOrder {
  id: string;
  orderNumber: number;
  token: string;
  kind: OrderKind;
  status: OrderStatus;
  currency: string;
  grandTotalCents: number;
  isTest: boolean;
  createdAt: Date;
}

const pageSize = 20;

/** The newest first, from the one after `after` on. */
export async function listOrdersOfAccount(
  db: ReadDatabase,
  siteId: string,
  { signedIn, after }: { signedIn: SignedIn; after: string },
): Promise<{ orders: AccountOrder[]; next: string | undefined }> {
  const rows = await db
    .selectFrom('orders')
    .select([
      'id',
      'order_number as orderNumber',
      'token',
      'kind',
      'status',
      'currency',
      'grand_total_cents as grandTotalCents',
      'is_test as isTest',
      'created_at as createdAt',
    ])
    .where('site_id', '=', siteId)
    .where(isOfAccount('orders', signedIn))
    .$if(after !== '', (older) => older.where('id', '<', after))
    .orderBy('id', 'desc')
    .limit(pageSize + 1)
    .execute();
  const orders = rows.slice(0, pageSize);
  return { orders, next: rows.length > pageSize ? orders.at(-1)?.id : undefined };
}

/** Orders of the email that an account had stay with it. */
export async function keepOrdersOfEmail(
  { trx, site }: EventScope,
  { accountId, email }: AccountEmailChanged,
): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ account_id: accountId })
    .where('site_id', '=', site.siteId)
    .where('account_id', 'is', null)
    .where(sql`lower(email)`, '=', emailKey(email))
    .execute();
}

/** The account goes; its orders stay in the books as they are. */
export async function releaseOrders(
  { trx, site }: EventScope,
  { accountId }: AccountDeleted,
): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ account_id: null })
    .where('site_id', '=', site.siteId)
    .where('account_id', '=', accountId)
    .execute();
}
