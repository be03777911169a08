/** What a shop lacks before its first sale, by looking at what is there. */
import { setUpTasks, type getSetUp, type SetUpTask } from '@sitewright/contract';
import { productTypes, zoneCovers } from '@sitewright/commerce';
import { sql } from 'kysely';
import type { AppContext } from '../../context.ts';
import { isCountedType } from '../../db/product-rules-sql.ts';
import { readRows } from '../../db/read-rows.ts';
import type { AnswerOf } from '../../http/call-types.ts';
import { isTestShop, takesRealMoney } from '../cart/is-test-shop.ts';
import { hasText } from '../settings/shop-policies.ts';
import { readSettings } from '../settings/read-settings.ts';
import { loadShippingOptions } from '../shipping/load-shipping-options.ts';
import type { Site } from '../sites/site.ts';

type SetUp = AnswerOf<typeof getSetUp>;
type TaskState = SetUp['tasks'][number]['state'];

interface FoundRow {
  has_sold: boolean;
  has_test_sale: boolean;
  is_shop: boolean;
  has_product: boolean;
  has_goods: boolean;
  has_tax: boolean;
  has_password: boolean;
  has_failed_mail: boolean;
}

/** Countries without a tax on sales of their own: nobody misses a rate there. */
const taxFree: ReadonlySet<string> = new Set(['US', 'HK', 'GI', 'GG', 'BM', 'KY']);

/** Asks for nothing of a shop that has sold; after a test order what is missing is missing still. */
export async function readSetUp(
  ctx: Pick<AppContext, 'db' | 'config'>,
  site: Site,
): Promise<SetUp> {
  const found = await look(ctx, site.siteId);
  const takesMoney = takesRealMoney(site);
  const sold = found.has_sold ? 'real' : found.has_test_sale ? 'trial' : 'no';
  if (sold === 'real') return { sold, takesMoney, tasks: [] };
  const states = { ...statesOfSite(ctx, site, found), ...(await statesOfShop(ctx, site, found)) };
  const tasks = setUpTasks.map((task) => ({ task, state: states[task] }));
  return { sold, takesMoney, tasks };
}

async function look({ db }: Pick<AppContext, 'db'>, siteId: string): Promise<FoundRow> {
  const [found] = await readRows<FoundRow>(
    db,
    sql`select
      exists (select 1 from orders o where o.site_id = ${siteId} and not o.is_test
        and o.paid_at is not null) as has_sold,
      exists (select 1 from orders o where o.site_id = ${siteId} and o.is_test
        and o.paid_at is not null) as has_test_sale,
      exists (select 1 from collections c where c.site_id = ${siteId}
        and c.type_name = 'products') as is_shop,
      exists (select 1 from products p join variants v
        on v.site_id = p.site_id and v.product_id = p.id
        where p.site_id = ${siteId} and p.is_visible and p.archived_at is null
          and v.price_cents > 0 and (v.unlimited or v.qty_in_stock > 0
            or not ${isCountedType('p.product_type')})) as has_product,
      exists (select 1 from products p where p.site_id = ${siteId} and p.is_visible
        and p.archived_at is null and p.product_type = ${productTypes.physical}) as has_goods,
      exists (select 1 from tax_rules t where t.site_id = ${siteId}) as has_tax,
      exists (select 1 from staff_accounts a where a.is_owner and (a.password_hash is not null
        or exists (select 1 from staff_passkeys k where k.account_id = a.id))) as has_password,
      coalesce((select m.status = 'failed' from outbox_mails m
        where m.site_id = ${siteId} and m.status in ('sent', 'failed')
        order by m.id desc limit 1), false) as has_failed_mail`,
  );
  if (!found) throw new Error('A question without tables has one answer');
  return found;
}

const isDone = (done: boolean): TaskState => (done ? 'done' : 'missing');

type SiteTask = 'address' | 'logo' | 'mail' | 'password' | 'domain';
type ShopTask = Exclude<SetUpTask, SiteTask>;

/** What every site needs. */
function statesOfSite(
  { config }: Pick<AppContext, 'config'>,
  site: Site,
  found: FoundRow,
): Record<SiteTask, TaskState> {
  const { country, location } = readSettings(site, 'business');
  return {
    address: isDone(country !== '' && Boolean(location.addressLine1)),
    logo: isDone(readSettings(site, 'branding').logoImageId !== ''),
    mail: isDone(config.smtpUrl !== undefined && !found.has_failed_mail),
    password: isDone(found.has_password),
    domain: isDone(site.primaryHost !== undefined && !site.primaryHost.endsWith('localhost')),
  };
}

/** What a shop needs beside it; a site without a store page needs none of it. */
async function statesOfShop(
  { db }: Pick<AppContext, 'db'>,
  site: Site,
  found: FoundRow,
): Promise<Record<ShopTask, TaskState>> {
  const needed = (state: TaskState): TaskState => (found.is_shop ? state : 'idle');
  const takesMoney = takesRealMoney(site);
  const { country } = readSettings(site, 'business');
  const { returnPolicy, termsOfService, privacyPolicy } = readSettings(site, 'store');
  const hasTaxes = found.has_tax || readSettings(site, 'papers').noTaxNote.trim() !== '';
  const isSent = found.has_goods && (await reaches(db, site, country));
  return {
    product: needed(isDone(found.has_product)),
    payment: needed(isDone(takesMoney || isTestShop(site))),
    shipping: needed(found.has_goods ? isDone(isSent) : 'idle'),
    taxes: needed(hasTaxes ? 'done' : taxFree.has(country) ? 'idle' : 'missing'),
    money: needed(isDone(takesMoney)),
    policies: needed(isDone([returnPolicy, termsOfService, privacyPolicy].every(hasText))),
    sale: needed(isDone(found.has_test_sale)),
  };
}

/** Whether some way to ship is offered in the country of the shop, or in some of its regions. */
async function reaches(db: AppContext['db'], site: Site, country: string): Promise<boolean> {
  const options = await loadShippingOptions({ db }, site);
  if (country === '') return options.length > 0;
  return options.some(
    ({ zones }) =>
      zones.length === 0 ||
      zones.some(
        (zone) =>
          zone.country === country &&
          (zone.regions ?? zone.postcodes ?? zoneCovers(zone, { country })),
      ),
  );
}
