/** People who edit one shop at once, in tabs that are out of date, while visitors buy. */
import { userRoles } from '@sitewright/contract';
import { runBulkEdits } from '../features/bulk-edits/run-bulk-edits.ts';
import { judgeChain, type Write } from './edit-chains.ts';
import { makeRandom } from './make-random.ts';
import { createOffice, type Office } from './office.ts';
import { editedSettings, OfficeDeeds, OfficeTab } from './office-tab.ts';
import { Shopper } from './shopper.ts';
import type { TestApp } from './test-app.ts';
import { addShippingOption } from './test-shop-rules.ts';
import { createTestShop, type MadeProduct, type TestShop } from './test-shop.ts';

/** How much is done. */
export interface BackOfficeProof {
  readonly edits: number;
  readonly seed: number;
  /** Products of the shop; fewer meet more often. */
  readonly products?: number;
}

/** What came of it. */
export interface ProvedOffice {
  readonly broken: readonly string[];
  readonly counts: Readonly<Record<string, number>>;
}

const tabCount = 4;
const unitsAtStart = 40;

interface Played {
  readonly app: TestApp;
  readonly shop: TestShop;
  readonly products: readonly MadeProduct[];
  readonly deeds: OfficeDeeds;
  /** Units that were sold less what came back, by variant. */
  readonly sold: Map<string, number>;
  readonly first: Values;
}

/** Values of fields by subject of the log and name. */
type Values = Map<string, Map<string, unknown>>;

/**
 * Two people with two tabs each edit texts, prices, settings and units, take writes back and change
 * all prices at once, in any order, while visitors buy and orders are called off. Then what is there
 * is compared with what was told: no edit is gone without a word, and no unit.
 */
export async function proveBackOffice(
  app: TestApp,
  { edits, seed, products: count = 4 }: BackOfficeProof,
): Promise<ProvedOffice> {
  const random = makeRandom(seed);
  const siteId = await app.createSite({ identifier: 'office' });
  const shop = await createTestShop(app, siteId);
  const shippingOptionId = await addShippingOption(shop, { name: 'Post', priceCents: 500 });
  const products: MadeProduct[] = [];
  for (let index = 0; index < count; index += 1) {
    const variants = [{ sku: `SKU-${index}`, priceCents: 900, stock: unitsAtStart }];
    products.push(await shop.addProduct({ title: `Product ${index}`, variants }));
  }
  const offices = await Promise.all(
    [1, 2].map(() => createOffice(app, { [siteId]: [userRoles.values.admin] }, 'office')),
  );
  const deeds = new OfficeDeeds();
  const tabs = Array.from(
    { length: tabCount },
    (_, index) => new OfficeTab(offices[index % 2]!, deeds, random),
  );
  const sold = new Map<string, number>();
  const played = { app, shop, products, deeds, sold, first: await readValues(shop) };

  let left = edits;
  const work = async (tab: OfficeTab) => {
    while (left > 0) {
      left -= 1;
      const other = tabs[Math.floor(random() * tabs.length)]!;
      await (random() < 0.3 && other !== tab ? tab.actWith(other) : tab.act());
    }
  };
  const sell = async () => {
    while (left > 0) await buy(played, { office: offices[0]!, random, shippingOptionId });
  };
  const write = async () => {
    while (left > 0) {
      await runBulkEdits(app.ctx);
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  await Promise.all([...tabs.map(work), sell(), sell(), write()]);
  await runBulkEdits(app.ctx);
  return {
    broken: [...deeds.broken, ...(await judgeValues(played)), ...(await judgeStock(played))],
    counts: deeds.counts,
  };
}

interface Buying {
  readonly office: Office;
  readonly random: () => number;
  readonly shippingOptionId: string;
}

/** Buys some units of one product; sometimes the order is called off, and the units come back. */
async function buy(
  { app, products, deeds, sold }: Played,
  { office, random, shippingOptionId }: Buying,
): Promise<void> {
  const { id, variantIds } = products[Math.floor(random() * products.length)]!;
  const quantity = 1 + Math.floor(random() * 3);
  const shopper = new Shopper(app);
  const added = await shopper.add(id, quantity);
  if (added.statusCode !== 200) {
    deeds.requireRefusal('adding', added);
    return deeds.count('not to be had');
  }
  const expectedTotalCents = await shopper.totalFor({ shippingOptionId });
  const paid = await shopper.pay({ expectedTotalCents, shippingOptionId });
  if (paid.statusCode !== 200) {
    deeds.requireRefusal('a purchase', paid);
    return deeds.count(`not bought: ${paid.json<{ code: string }>().code}`);
  }
  deeds.count('orders');
  if (random() < 0.3) {
    const { orderId } = paid.json<{ orderId: string }>();
    if (await callOff({ app, deeds }, office, orderId)) return deeds.count('called off');
  }
  const [variantId = ''] = variantIds;
  sold.set(variantId, (sold.get(variantId) ?? 0) + quantity);
}

/** Its units come back with it. */
async function callOff(
  { app, deeds }: Pick<Played, 'app' | 'deeds'>,
  office: Office,
  orderId: string,
): Promise<boolean> {
  const { order_number: orderNumber } = await app.ctx.db
    .selectFrom('orders')
    .select('order_number')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const wish = { isRestocked: true, reason: 'Ordered twice' };
  const answer = await office.send('POST', `orders/${orderNumber}/cancel`, wish);
  if (answer.statusCode !== 200) deeds.requireRefusal('calling off', answer);
  return answer.statusCode === 200;
}

/** Fields as the database has them, by subject of the log. */
async function readValues({ app, siteId }: TestShop): Promise<Values> {
  const products = await app.ctx.db
    .selectFrom('products as p')
    .innerJoin('variants as v', (join) =>
      join.onRef('v.site_id', '=', 'p.site_id').onRef('v.product_id', '=', 'p.id'),
    )
    .select([
      'p.id',
      'v.id as variantId',
      'p.title',
      'p.seo_title as seoTitle',
      'p.seo_description as seoDescription',
      'p.excerpt',
      'v.price_cents as priceCents',
    ])
    .where('p.site_id', '=', siteId)
    .execute();
  const values: Values = new Map(
    products.map(({ id, variantId, priceCents, ...texts }) => [
      `product:${id}`,
      new Map<string, unknown>([
        ...Object.entries(texts),
        [`variants.${variantId}.priceCents`, priceCents],
      ]),
    ]),
  );
  const site = (await app.ctx.sites.get(siteId))!;
  const settings = site.settings as Record<string, Record<string, unknown>>;
  for (const name of editedSettings) {
    const [group = '', field = ''] = name.split('.');
    const value = settings[group]?.[field];
    values.set(name, new Map([['value', value]]));
  }
  return values;
}

/** Each field has one chain of writes, by the log and the bulk edits, and stands at its end. */
async function judgeValues({ app, shop, deeds, first }: Played): Promise<string[]> {
  const { siteId } = shop;
  const log = await app.ctx.db
    .selectFrom('activity_log')
    .select(['id', 'subject', 'before', 'after'])
    .where('site_id', '=', siteId)
    .execute();
  const bulk = await app.ctx.db
    .selectFrom('bulk_edit_products')
    .select(['product_id', 'before', 'after', 'outcome', 'kept'])
    .where('site_id', '=', siteId)
    .where('outcome', 'in', ['written', 'undone', 'kept'])
    .execute();
  const writes = new Map<string, Write[]>();
  const add = (subject: string, before: Fields | null, after: Fields | null) => {
    for (const name of new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])) {
      const key = `${subject} ${name}`;
      const write = { before: before?.[name], after: after?.[name] };
      writes.set(key, [...(writes.get(key) ?? []), write]);
    }
  };
  for (const { subject, before, after } of log) add(subject, before, after);
  for (const { product_id: id, before, after, outcome, kept } of bulk) {
    add(`product:${id}`, before, after);
    if (outcome === 'written') continue;
    const back = Object.entries(before ?? {}).filter(([name]) => !(name in (kept ?? {})));
    const left = Object.fromEntries(back);
    const written = Object.entries(after ?? {}).filter(([name]) => name in left);
    add(`product:${id}`, Object.fromEntries(written), left);
  }
  deeds.count('writes in the log', log.length);
  deeds.count('products of bulk edits', bulk.length);
  const known = new Set(log.map(({ id }) => id));
  const untold = deeds.done.filter(({ id }) => !known.has(id));
  const last = await readValues(shop);
  const broken = [
    ...findUnseen(log, deeds.accepted),
    ...untold.map(({ id }) => `${id} was done, and is not in the log`),
  ];
  for (const [subject, fields] of first) {
    for (const [name, value] of fields) {
      const ends = { first: value, last: last.get(subject)?.get(name) };
      const fault = judgeChain(writes.get(`${subject} ${name}`) ?? [], ends);
      if (fault) broken.push(`${subject} ${name}: ${fault}`);
    }
  }
  return broken;
}

/** Writes that were done although something else stood there than their writer saw. */
function findUnseen(log: readonly LogEntry[], accepted: OfficeDeeds['accepted']): string[] {
  return accepted.flatMap(({ ids, subject, changes }) => {
    const entry = log.find((one) => one.subject === subject && ids.includes(one.id));
    if (!entry) return [`${subject}: a write that was done is not in the log`];
    return Object.entries(changes)
      .filter(([name, { from }]) => name in entry.before && entry.before[name] !== from)
      .map(([name]) => `${subject} ${name}: something else stood there than was seen`);
  });
}

interface LogEntry {
  readonly id: string;
  readonly subject: string;
  readonly before: Fields;
}

type Fields = Record<string, unknown>;

/** What was there, moved by hand and not sold is there. */
async function judgeStock({ shop, products, deeds, sold }: Played): Promise<string[]> {
  const broken: string[] = [];
  for (const { variantIds } of products) {
    const [variantId = ''] = variantIds;
    const moved = deeds.moved.get(variantId) ?? 0;
    const gone = sold.get(variantId) ?? 0;
    const there = await shop.stockOf(variantId);
    deeds.count('units sold', gone);
    if (there === unitsAtStart + moved - gone) continue;
    broken.push(`${variantId}: ${unitsAtStart} and ${moved} by hand, ${gone} sold, ${there} left`);
  }
  return broken;
}
