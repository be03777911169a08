/** Everything that the page of a customer shows. */
import { ApiError } from '@sitewright/contract';
import { sql, type Selectable } from 'kysely';
import type { ReadDatabase } from '../../db/database.ts';
import type { Database } from '../../db/schema.ts';
import { emailsOfCustomer } from '../customers/customer-sql.ts';
import type { Site } from '../sites/site.ts';
import type { CustomerDetail, Owner } from './customer-detail.ts';
import { listBelongings } from './list-belongings.ts';
import { listTimeline } from './list-timeline.ts';
import { presentLine } from './list-customers.ts';

const latest = 10;

/**
 * The customer of this id; one that was merged is shown as the one that they are now.
 * @throws ApiError `not_found`
 */
export async function loadCustomer(
  db: ReadDatabase,
  site: Site,
  id: string,
): Promise<CustomerDetail> {
  const { siteId } = site;
  const row = await findRow(db, siteId, id);
  const { emails } = row;
  const owner: Owner = { siteId, customerId: row.id, emails };
  const [latestOrders, belongings, timeline] = await Promise.all([
    listLatestOrders(db, owner),
    listBelongings(db, owner),
    listTimeline(db, owner),
  ]);
  return {
    ...presentLine(row),
    note: row.note,
    isTaxExempt: row.is_tax_exempt,
    taxNote: row.tax_note,
    currency: site.currency,
    emails: [row.email, ...emails.filter((email) => email !== row.email).toSorted()],
    testOrders: row.test_order_count,
    latestOrders,
    ...belongings,
    timeline,
  };
}

type CustomerRow = Selectable<Database['customers']> & { emails: string[] };

async function findRow(db: ReadDatabase, siteId: string, id: string): Promise<CustomerRow> {
  const row = await db
    .selectFrom('customers')
    .selectAll()
    .select(emailsOfCustomer(siteId, id).as('emails'))
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw new ApiError('not_found');
  return row.merged_into ? findRow(db, siteId, row.merged_into) : row;
}

async function listLatestOrders(
  db: ReadDatabase,
  { siteId, emails }: Owner,
): Promise<CustomerDetail['latestOrders']> {
  const rows = await db
    .selectFrom('orders')
    .select(['order_number', 'created_at', 'email', 'payment_state', 'fulfillment_status'])
    .select(['currency', 'grand_total_cents', 'is_test'])
    .where('site_id', '=', siteId)
    .where(sql<boolean>`lower(email) = any (${emails}::text[])`)
    .orderBy('id', 'desc')
    .limit(latest)
    .execute();
  return rows.map((row) => ({
    number: row.order_number,
    createdOn: row.created_at.getTime(),
    email: row.email,
    paymentState: row.payment_state,
    fulfillmentStatus: row.fulfillment_status,
    currency: row.currency,
    grandTotalCents: row.grand_total_cents,
    testMode: row.is_test,
  }));
}
