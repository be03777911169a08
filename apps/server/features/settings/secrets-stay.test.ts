/**
 * Puts a mark of its own into every setting that is not public and looks for it in everything that
 * leaves the server. The marks are made from the schemas: a new field is looked for by itself.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { settingsGroups, type SettingField, type Visibility } from '@sitewright/contract';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { createPageFixture, type PageFixture } from '../../testing/page-fixture.ts';
import { Shopper } from '../../testing/shopper.ts';
import { storeRawSettings } from '../../testing/store-raw-settings.ts';
import { signInOwner } from '../../testing/test-staff.ts';
import { operator } from './settings-actor.ts';
import { writeSettings } from './write-settings.ts';

const build = path.join(import.meta.dirname, '../../../storefront/dist/server/ssr.js');
const markOf = (name: string) => `mark-${name.replace('.', '-')}-${name.length}x`;

interface Hidden {
  /** `group.field`. */
  name: string;
  group: string;
  field: string;
  visibility: Visibility;
  setting: SettingField;
}

/** Code of the owner is nobody's secret: it stands in pages, and in no context or answer. */
const standsInPages = new Set(['codeInjection.header', 'codeInjection.footer']);

const hidden: Hidden[] = Object.values(settingsGroups).flatMap((group) =>
  Object.entries<SettingField>(group.fields)
    .filter(([, { visibility }]) => visibility !== 'public')
    .map(([field, setting]) => ({
      name: `${group.name}.${field}`,
      group: group.name,
      field,
      visibility: setting.visibility,
      setting,
    }))
    .filter(({ name }) => !standsInPages.has(name)),
);
const takesText = ({ name, setting }: Hidden) => setting.schema.safeParse(markOf(name)).success;

/** What a buyer who pays by transfer must be told, and is told nowhere else. */
const toldToBuyers = ['payments.manualLabel', 'payments.manualInstructions'];

const pages = [
  '/',
  '/shop',
  '/shop/p/small-cup',
  '/journal',
  '/journal/third',
  '/about',
  '/search?q=cup',
  '/nope',
];
const formats = ['', 'json', 'json-pretty', 'rss', 'main-content', 'page-context'];
const systemPages = [
  '/account',
  '/account/sign-in',
  '/checkout',
  '/config/sign-in',
  '/donate',
  '/gift-card',
  '/lock',
  '/members',
  '/newsletter',
  '/policies/returns',
];
const files = ['/sitemap.xml', '/robots.txt', '/site.css', '/api/openapi.json', '/healthz'];

describeOnBothDatabases('settings that are not public', (database) => {
  let fixture: PageFixture;
  let shopper: Shopper;
  const logged: string[] = [];

  beforeAll(async () => {
    const log = pino({ level: 'trace' }, { write: (line: string) => logged.push(line) });
    fixture = await createPageFixture({ database, log });
    const { app, siteId, products } = fixture;
    await writeMarks(fixture);
    await app.ctx.transact(async (trx) => {
      const form = { site_id: siteId, id: 'f'.repeat(24), name: 'Details', fields: '[]' };
      const settings = JSON.stringify({ webhook: markOf('forms.settings') });
      await trx
        .insertInto('forms')
        .values({ ...form, settings })
        .execute();
      await trx.updateTable('products').set({ additional_fields_form_id: form.id }).execute();
      const free = { title: 'Song', product_type: 2 as const, additional_fields_form_id: null };
      await trx.updateTable('products').set(free).where('id', '=', products.plate!).execute();
    });
    shopper = new Shopper(app, 'shop.test');
  });
  afterAll(() => fixture.app.close());

  it('are all there to be looked for', () => {
    expect(hidden.filter(takesText).length).toBeGreaterThan(2);
    expect(hidden.some(({ visibility }) => visibility === 'secret')).toBe(true);
  });

  it('stand in no page and no answer', async () => {
    await expectNoMarks(await everyPage());
  });

  it('stand in no error page and in no log line', async () => {
    const { kysely } = fixture.app.ctx.database;
    await kysely.schema.alterTable('content_items').renameTo('hidden_items').execute();
    const failed = await shopper.send('GET', '/journal?month=05-2020');
    await kysely.schema.alterTable('hidden_items').renameTo('content_items').execute();
    expect(failed.body).toContain('"pageType":101,');
    await expectNoMarks(new Map([['the error page', failed.body]]));
    expect(logged.length).toBeGreaterThan(0);
    await expectNoMarks(new Map([['the log', logged.join('\n')]]));
  });

  it('reach the buyer who pays by transfer, as far as told there, and nobody else', async () => {
    const { app, products } = fixture;
    await shopper.add(products.plate!);
    const checkout = `/api/commerce/checkout?cartToken=${shopper.cartToken}`;
    const shown = new Map<string, string>();
    shown.set('checkout', (await shopper.send('GET', checkout)).body);
    if (existsSync(build)) {
      const cart = await shopper.send('GET', '/cart');
      await expectNoMarks(new Map([['/cart', cart.body]]));
      const page = await shopper.send('GET', `/checkout?cartToken=${shopper.cartToken}`);
      expect(page.body).toContain('"pageType":201,');
      shown.set('checkout page', page.body);
    } else console.info('cart and checkout pages: not looked at, the storefront is not built');
    const paid = await shopper.pay({
      expectedTotalCents: await shopper.totalFor(),
      payment: { provider: 'manual' },
    });
    expect(paid.statusCode).toBe(200);
    shown.set('payment', paid.body);
    const confirmed = paid.json<{ redirectUrl?: string }>().redirectUrl;
    if (confirmed && existsSync(build)) {
      shown.set('confirmation', (await shopper.send('GET', confirmed)).body);
    }
    const mails = await app.ctx.db.selectFrom('outbox_mails').selectAll().execute();
    expect(mails).toHaveLength(1);
    shown.set('mail', JSON.stringify(mails));
    await expectNoMarks(shown, toldToBuyers);
    expect(shown.get('mail')).toContain(markOf('payments.manualInstructions'));
    expect(shown.get('checkout')).toContain(markOf('payments.manualLabel'));
  });

  it('nothing that is not public stands beside public fields, also what no mark can be put into', async () => {
    const shown = await everyPage();
    let looked = 0;
    for (const [url, text] of shown) {
      if (url.startsWith('/api/')) continue;
      for (const data of dataIn(text)) {
        looked += 1;
        expect(fieldsOutOfPlace(data), url).toEqual([]);
      }
    }
    expect(looked).toBeGreaterThan(pages.length);
  });

  it('the look for them finds one', () => {
    const leaking = { websiteSettings: { storeSettings: { isLive: true, giftCardMonths: 3 } } };
    expect(fieldsOutOfPlace(leaking)).toEqual(['store.giftCardMonths']);
  });

  it('secrets are not even told to the owner', async () => {
    const { app } = fixture;
    const owner = new Shopper(app, 'shop.test');
    owner.cookies.set('staff_session', (await signInOwner(app)).staff_session);
    const answer = await owner.send('GET', '/api/sites/cups/settings');
    expect(answer.statusCode).toBe(200);
    for (const { name, visibility } of hidden) {
      if (visibility === 'secret') expect(answer.body).not.toContain(markOf(name));
    }
  });

  it('stay inside also when they were stored wrong, or where nobody expects them', async () => {
    const settings: Record<string, Record<string, unknown>> = {};
    for (const { group, field, name } of hidden) {
      settings[group] = { ...settings[group], [field]: markOf(name) };
    }
    for (const group of Object.values(settingsGroups)) {
      settings[group.name] = { ...settings[group.name], unknownField: markOf('unknown.field') };
    }
    const loose = { unassigned: { key: markOf('unknown.group') }, apiKey: markOf('unknown.key') };
    await storeRawSettings(fixture.app, fixture.siteId, { ...settings, ...loose });
    await expectNoMarks(await everyPage());
  });

  async function everyPage(): Promise<Map<string, string>> {
    const found = new Map<string, string>();
    for (const page of pages) {
      for (const format of formats) {
        const url =
          format === '' ? page : `${page}${page.includes('?') ? '&' : '?'}format=${format}`;
        found.set(url, (await shopper.send('GET', url)).body);
      }
    }
    const { small } = { small: fixture.products['small-cup']! };
    const calls = [
      `/api/commerce/inventory/stock/?itemId=${small}`,
      `/api/template/GetTemplateSchema?blockType=form&itemId=${small}`,
      '/api/commerce/shopping-cart',
    ];
    for (const url of [...systemPages, ...files, ...calls]) {
      found.set(url, (await shopper.send('GET', url)).body);
    }
    expect(found.get('/shop/p/small-cup?format=json')).toContain('"additionalFieldsForm"');
    return found;
  }
});

async function writeMarks({ app, siteId }: PageFixture): Promise<void> {
  const values: Record<string, Record<string, unknown>> = {
    payments: { test: true, manual: true },
  };
  for (const one of hidden.filter(takesText)) {
    values[one.group] = { ...values[one.group], [one.field]: markOf(one.name) };
  }
  await writeSettings(app.ctx, { siteId, actor: operator, values });
}

/** What an answer or the scripts of a page have as data. */
function dataIn(text: string): unknown[] {
  const context = /Static\.SQUARESPACE_CONTEXT = (\{.*\});?$/m.exec(text)?.[1];
  return [text, context].flatMap((json) => {
    if (!json?.startsWith('{')) return [];
    return [JSON.parse(json) as unknown];
  });
}

/**
 * Fields that are not public and stand beside public ones of their group: the group was put there
 * whole. Many are numbers and switches, which no mark can be put into.
 */
function fieldsOutOfPlace(data: unknown): string[] {
  if (typeof data !== 'object' || data === null) return [];
  const here = Object.values(settingsGroups).flatMap((group) => {
    const found = Object.entries<SettingField>(group.fields).filter(([field]) => field in data);
    const isPublic = ([, { visibility }]: (typeof found)[number]) => visibility === 'public';
    if (!found.some(isPublic)) return [];
    return found.filter((field) => !isPublic(field)).map(([field]) => `${group.name}.${field}`);
  });
  return [...here, ...Object.values(data).flatMap(fieldsOutOfPlace)];
}

async function expectNoMarks(
  shown: ReadonlyMap<string, string>,
  told: readonly string[] = [],
): Promise<void> {
  const untold = told.map(markOf);
  for (const [where, text] of shown) {
    const marks = (text.match(/mark-[\w-]+x/g) ?? []).filter((mark) => !untold.includes(mark));
    expect(marks, where).toEqual([]);
  }
}
