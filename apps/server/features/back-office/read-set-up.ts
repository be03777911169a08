/** What a shop lacks before its first sale, by looking at what is there. */
import { setUpTasks, type getSetUp, type SetUpTask } from '@sitewright/contract';
import { productTypes } from '@sitewright/commerce';
import { sql } from 'kysely';
import type { AppContext } from '../../context.ts';
import { readRows } from '../../db/read-rows.ts';
import type { AnswerOf } from '../../http/call-types.ts';
import { takesRealMoney } from '../cart/is-test-shop.ts';
import { readSettings } from '../settings/read-settings.ts';
import type { Site } from '../sites/site.ts';

type SetUp = AnswerOf<typeof getSetUp>;
type TaskState = SetUp['tasks'][number]['state'];

interface FoundRow {
  has_sold: boolean;
  has_product: boolean;
  has_goods: boolean;
  has_shipping: boolean;
  has_tax: boolean;
  has_password: boolean;
}

/** Asks for nothing of a shop that has sold. */
export async function readSetUp(
  { db, config }: Pick<AppContext, 'db' | 'config'>,
  site: Site,
): Promise<SetUp> {
  const { siteId } = site;
  const [found] = await readRows<FoundRow>(
    db,
    sql`select
      exists (select 1 from orders o where o.site_id = ${siteId} and not o.is_test
        and o.paid_at is not null) as has_sold,
      exists (select 1 from products p join variants v
        on v.site_id = p.site_id and v.product_id = p.id
        where p.site_id = ${siteId} and p.is_visible and p.archived_at is null
          and (v.unlimited or v.qty_in_stock > 0)) as has_product,
      exists (select 1 from products p where p.site_id = ${siteId} and p.is_visible
        and p.archived_at is null and p.product_type = ${productTypes.physical}) as has_goods,
      exists (select 1 from shipping_options s
        where s.site_id = ${siteId} and s.is_enabled) as has_shipping,
      exists (select 1 from tax_rules t where t.site_id = ${siteId}) as has_tax,
      exists (select 1 from staff_accounts a where a.is_owner and (a.password_hash is not null
        or exists (select 1 from staff_passkeys k where k.account_id = a.id))) as has_password`,
  );
  if (!found || found.has_sold) return { hasSold: found?.has_sold ?? false, tasks: [] };
  const { country, location } = readSettings(site, 'business');
  const isDone = (done: boolean): TaskState => (done ? 'done' : 'missing');
  const states: Record<SetUpTask, TaskState> = {
    product: isDone(found.has_product),
    payment: isDone(takesRealMoney(site)),
    shipping: found.has_goods ? isDone(found.has_shipping) : 'idle',
    // A shop may be free of taxes: nobody but its owner knows.
    taxes: found.has_tax ? 'done' : 'idle',
    address: isDone(country !== '' && Boolean(location.addressLine1)),
    mail: isDone(config.smtpUrl !== undefined),
    password: isDone(found.has_password),
    domain: isDone(site.primaryHost !== undefined && !site.primaryHost.endsWith('localhost')),
  };
  return { hasSold: false, tasks: setUpTasks.map((task) => ({ task, state: states[task] })) };
}
