import { sql } from 'kysely';
import type { ReadDatabase } from '../../db/database.ts';
import { readRows } from '../../db/read-rows.ts';
import type { CustomerDetail, Owner } from './customer-detail.ts';

type Entry = CustomerDetail['timeline'][number];

const most = 60;

interface HappenedRow {
  at: Date;
  kind: Entry['kind'];
  actorName: string;
  subject: string;
  cents: string | null;
}

/** What happened with a customer, the newest first: of orders, plans, accounts and staff. */
export async function listTimeline(db: ReadDatabase, owner: Owner): Promise<Entry[]> {
  const { siteId, customerId, emails } = owner;
  const rows = await readRows<HappenedRow>(
    db,
    sql`
    select at, kind, "actorName", subject, cents from (
      (select o.created_at as at, 'order-placed' as kind, '' as "actorName",
         o.order_number::text as subject, o.grand_total_cents as cents
       from orders o
       where o.site_id = ${siteId} and lower(o.email) = any (${emails}::text[])
       order by o.id desc limit ${most})
      union all
      (select t.happened_at, case t.kind when 'canceled' then 'order-canceled'
           else 'order-refunded' end, coalesce(t.actor_name, ''), o.order_number::text,
         case when t.details->>'amountCents' ~ '^[0-9]{1,15}$'
           then (t.details->>'amountCents')::bigint end
       from (select o.id, o.order_number from orders o
         where o.site_id = ${siteId} and lower(o.email) = any (${emails}::text[])
         order by o.id desc limit ${most}) o
       join order_timeline t on t.site_id = ${siteId} and t.order_id = o.id
         and t.kind in ('canceled', 'refunded'))
      union all
      (select a.created_at, 'account-made', '', a.email, null from site_accounts a
       where a.site_id = ${siteId} and a.email_key = any (${emails}::text[]))
      union all
      (select m.opted_in_at, 'opted-in', '', m.email, null from marketing_opt_ins m
       where m.site_id = ${siteId} and m.email = any (${emails}::text[]))
      union all
      (select s.started_at, 'subscribed', '', s.title, null from subscriptions s
       where s.site_id = ${siteId} and lower(s.email) = any (${emails}::text[])
       order by s.id desc limit ${most})
      union all
      (select l.happened_at, case l.action when 'customers-merged' then 'merged'
           else 'changed' end, l.actor_name, '', null from activity_log l
       where l.site_id = ${siteId} and l.subject = ${`customer:${customerId}`}
       order by l.id desc limit ${most})
    ) happened
    order by at desc limit ${most}`,
  );
  return rows.map(({ at, cents, ...entry }) => ({
    ...entry,
    at: at.getTime(),
    cents: cents === null ? null : Number(cents),
  }));
}
