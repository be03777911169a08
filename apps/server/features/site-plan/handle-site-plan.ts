/** `/api/sites/:identifier/plan` and `…/experiments`. AUTH-07..09 */
import { DAY_MS } from '@sitewright/commerce';
import {
  entitlements,
  getExperiments,
  getSitePlan,
  readExperiments,
  standingOf,
  websiteStatuses,
} from '@sitewright/contract';
import { sql } from 'kysely';
import type { ReadDatabase } from '../../db/database.ts';
import { readRows } from '../../db/read-rows.ts';
import type { CallRegistration, CallScope } from '../../http/call-scope.ts';
import { handleCall } from '../../http/handle-call.ts';
import { readSettings } from '../settings/read-settings.ts';

function handleSitePlan(scope: CallScope): void {
  const { ctx } = scope;
  handleCall(scope, getSitePlan, async ({ site }) => {
    const { websiteStatus, experimentsEnabled } = readSettings(site, 'host');
    const { entitlements: plan } = readSettings(site, 'plan');
    return {
      status: {
        id: websiteStatus,
        name: websiteStatuses.nameOf(websiteStatus) ?? '',
        standing: standingOf(websiteStatus),
      },
      entitlements: entitlements.names.map((name) => ({
        name,
        isIncluded: plan === null || plan.includes(name),
      })),
      usage: await countUsage(ctx.db, site.siteId, ctx.now()),
      experimentsEnabled,
    };
  });
  handleCall(scope, getExperiments, ({ site, query }) => {
    const isEnabled = readSettings(site, 'host').experimentsEnabled;
    // Only staff get here.
    return Promise.resolve({ experiments: readExperiments(query, { isEnabled, isStaff: true }) });
  });
}

const mailsWithinMs = 30 * DAY_MS;

/** Tables whose rows are counted. */
const counted = {
  products: 'products',
  pages: 'collections',
  orders: 'orders',
  people: 'site_staff',
  files: 'assets',
} as const;

async function countUsage(db: ReadDatabase, siteId: string, now: Date) {
  const count = async (table: (typeof counted)[keyof typeof counted]) => {
    const row = await db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<string>().as('count'))
      .where('site_id', '=', siteId)
      .executeTakeFirstOrThrow();
    return Number(row.count);
  };
  const [products, pages, orders, people, files, stored, mails, database] = await Promise.all([
    count(counted.products),
    count(counted.pages),
    count(counted.orders),
    count(counted.people),
    count(counted.files),
    db
      .selectFrom('assets')
      .select((eb) => eb.fn.sum<string | null>('byte_size').as('bytes'))
      .where('site_id', '=', siteId)
      .executeTakeFirst(),
    db
      .selectFrom('outbox_mails')
      .select((eb) => eb.fn.countAll<string>().as('count'))
      .where('site_id', '=', siteId)
      .where('status', '=', 'sent')
      .where('created_at', '>=', new Date(now.getTime() - mailsWithinMs))
      .executeTakeFirstOrThrow(),
    readRows<{ bytes: string }>(db, sql`select pg_database_size(current_database()) as bytes`),
  ]);
  return {
    products,
    pages,
    orders,
    people,
    files,
    fileBytes: Number(stored?.bytes ?? 0),
    mails: Number(mails.count),
    databaseBytes: Number(database[0]?.bytes ?? 0),
  };
}

/** The calls about what a site may use. */
export const sitePlanCalls: readonly CallRegistration[] = [handleSitePlan];
