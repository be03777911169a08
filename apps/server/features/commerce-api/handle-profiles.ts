/** `/api/1.0/profiles`: who has bought. */
import { listApiProfiles, type apiProfileSchema } from '@sitewright/contract';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { ReadDatabase } from '../../db/database.ts';
import type { CallScope } from '../../http/call-scope.ts';
import { handleCall } from '../../http/handle-call.ts';
import { readPage, writeCursor, type Place } from './cursor.ts';
import { cutRows, readRows } from './modified-page.ts';

type ApiProfile = z.input<typeof apiProfileSchema>;

export function handleApiProfiles(scope: CallScope): void {
  const { ctx } = scope;
  handleCall(scope, listApiProfiles, async ({ site: { siteId }, query }) => {
    const { place } = readPage('profiles', query);
    const { page, last } = cutRows(await listProfiles(ctx.db, siteId, place));
    const nextPageCursor = last ? writeCursor('profiles', { id: last.email }) : null;
    return { profiles: page, pagination: { nextPageCursor } };
  });
}

/** Who came last. */
export async function listNewProfiles(
  db: ReadDatabase,
  siteId: string,
  limit: number,
): Promise<(ApiProfile & { createdOn: number })[]> {
  const rows = await selectProfiles(db, siteId)
    .select('c.created_at')
    .orderBy('c.created_at', 'desc')
    .orderBy('c.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...present(row), createdOn: row.created_at.getTime() }));
}

/** Of the last order of `customers c`. */
const lastAddress = sql<Record<string, string> | null>`(
  select coalesce(o.billing_address, o.shipping_address) from orders o
  where o.site_id = c.site_id and lower(o.email) = any (emails_of_customer(c.site_id, c.id))
  order by o.id desc limit 1)`;

/** By email. */
async function listProfiles(
  db: ReadDatabase,
  siteId: string,
  place: Place | undefined,
): Promise<ApiProfile[]> {
  const rows = await selectProfiles(db, siteId)
    .where('c.email', '>', place?.id ?? '')
    .orderBy('c.email')
    .limit(readRows)
    .execute();
  return rows.map(present);
}

function selectProfiles(db: ReadDatabase, siteId: string) {
  return db
    .selectFrom('customers as c')
    .select(['c.id', 'c.email', 'c.groups', 'c.is_tax_exempt', 'c.order_count'])
    .select(lastAddress.as('address'))
    .where('c.site_id', '=', siteId)
    .where('c.is_listed', '=', true);
}

type ProfileRow = Awaited<ReturnType<ReturnType<typeof selectProfiles>['execute']>>[number];

/** The name is that of their last order. */
function present(row: ProfileRow): ApiProfile {
  return {
    id: row.id,
    email: row.email,
    firstName: row.address?.['firstName'] ?? '',
    lastName: row.address?.['lastName'] ?? '',
    orderCount: row.order_count,
    groups: row.groups,
    isTaxExempt: row.is_tax_exempt,
  };
}
