import { productTypes } from '@sitewright/commerce';
import { userRoles } from '@sitewright/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addTestAsset } from '../../testing/add-test-asset.ts';
import { newSiteDraft } from '../../testing/new-site-draft.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { createOffice } from '../../testing/office.ts';
import { addressOf, Shopper } from '../../testing/shopper.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestOwner, type TestOwner } from '../../testing/test-owner.ts';

interface SetUp {
  sold: string;
  takesMoney: boolean;
  tasks: { task: string; state: string }[];
}

const mug = {
  title: 'Mug',
  isVisible: true,
  variants: [{ attributes: {}, priceCents: 1000, stock: 1 }],
};
const withoutStock = (variant: (typeof mug.variants)[number]) => ({ ...variant, stock: 0 });

describeOnBothDatabases('what a shop lacks before its first sale', (database) => {
  let app: TestApp;
  let owner: TestOwner;
  beforeAll(async () => {
    app = await createTestApp({ database, environment: { SMTP_URL: 'smtp://localhost:2' } });
    await app.createSite({ identifier: 'first' });
    const maker = await createTestOwner(app, 'first');
    const body = newSiteDraft({ identifier: 'fresh', taxRates: null, shippingOptions: [] });
    const made = await maker.send('POST', '/api/staff/sites', { body });
    expect(made.statusCode, made.body).toBe(200);
    owner = await createTestOwner(app, 'fresh');
  });
  afterAll(() => app.close());

  async function read(): Promise<SetUp> {
    const answer = await owner.send('GET', owner.url('set-up'));
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<SetUp>();
  }
  const missing = async () =>
    (await read()).tasks.filter(({ state }) => state === 'missing').map(({ task }) => task);
  const send = async (method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) => {
    const answer = await owner.send(method, owner.url(path), body ? { body } : {});
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<{ id: string }>();
  };
  const set = (settings: Record<string, Record<string, unknown>>) =>
    send('PATCH', 'settings', settings);

  it('is told at first: what is there already, is not', async () => {
    expect(await missing()).toEqual([
      'product',
      'taxes',
      'sale',
      'money',
      'address',
      'policies',
      'logo',
      'password',
      'domain',
    ]);
  });

  it('a product: hidden, without a price or without stock it is still missing', async () => {
    for (const changes of [
      { isVisible: false },
      { variants: [{ attributes: {}, priceCents: 0, stock: 1 }] },
      { variants: [{ attributes: {}, priceCents: 1000, stock: 0 }] },
    ]) {
      const { id } = await send('POST', 'products', { ...mug, ...changes });
      expect(await missing()).toContain('product');
      await send('DELETE', `products/${id}`);
    }
    const download = {
      productType: productTypes.digital,
      variants: mug.variants.map(withoutStock),
    };
    const { id } = await send('POST', 'products', { ...mug, ...download });
    expect(await missing(), 'what never runs out needs no stock').not.toContain('product');
    await send('DELETE', `products/${id}`);
    await send('POST', 'products', mug);
    expect(await missing()).not.toContain('product');
  });

  it('shipping: goods need a way that is on and reaches the own country', async () => {
    expect(await missing()).toContain('shipping');
    const pricing = { kind: 'flat', priceCents: 490 };
    await send('POST', 'shipping-options', { name: 'F', pricing, zones: [{ country: 'FR' }] });
    const off = { name: 'Off', pricing, isEnabled: false };
    await send('POST', 'shipping-options', off);
    expect(await missing()).toContain('shipping');
    await send('POST', 'shipping-options', { name: 'D', pricing, zones: [{ country: 'DE' }] });
    expect(await missing()).not.toContain('shipping');
  });

  it('payment: test cards do, none does not; real money is a line of its own', async () => {
    expect(await missing()).not.toContain('payment');
    await set({ payments: { test: false } });
    expect(await missing()).toEqual(expect.arrayContaining(['payment', 'money']));
    await set({ payments: { test: true } });
    expect(await missing()).toContain('money');
    await set({ payments: { manual: true } });
    expect(await missing()).not.toContain('money');
    await set({ payments: { manual: false } });
  });

  it('taxes: rates, or the reason why there are none', async () => {
    expect(await missing()).toContain('taxes');
    await set({ papers: { noTaxNote: 'Steuerfrei für Kleinunternehmer' } });
    expect(await missing()).not.toContain('taxes');
    await set({ papers: { noTaxNote: '' } });
    await send('POST', 'tax-rates', { area: 'EU', homeCountry: 'DE', isOneStopShop: false });
    expect(await missing()).not.toContain('taxes');
  });

  it('the address', async () => {
    await set({ business: { location: { addressLine1: 'Hafen 1' } } });
    expect(await missing()).not.toContain('address');
  });

  it('policies: all three, with words in them', async () => {
    await set({ store: { returnPolicy: '<p>14 Tage</p>', termsOfService: '<p>AGB</p>' } });
    await set({ store: { privacyPolicy: '<p>&nbsp;</p>' } });
    expect(await missing()).toContain('policies');
    await set({ store: { privacyPolicy: '<p>Wir behalten nichts.</p>' } });
    expect(await missing()).not.toContain('policies');
  });

  it('the logo: a picture of the site', async () => {
    expect(await missing()).toContain('logo');
    const { siteId } = (await app.ctx.sites.findByIdentifier('fresh'))!;
    const logoImageId = await addTestAsset(app.ctx, { siteId, sha256: 'a'.repeat(64) });
    await set({ branding: { logoImageId } });
    expect(await missing()).not.toContain('logo');
  });

  it('a domain', async () => {
    await send('POST', 'domains', { host: 'toepferei.example' });
    expect(await missing()).not.toContain('domain');
  });

  it('mails: a server that refused the last one is no way out', async () => {
    expect(await missing()).not.toContain('mail');
    const siteId = (await app.ctx.sites.findByIdentifier('fresh'))?.siteId ?? '';
    const mail = {
      site_id: siteId,
      dedupe_key: 'one',
      to_address: 'a@example.test',
      from_address: '',
      subject: '',
      html: '',
      text: '',
    };
    const insert = (id: string, status: 'failed' | 'sent') =>
      app.ctx.transact((trx) =>
        trx
          .insertInto('outbox_mails')
          .values({ ...mail, id, dedupe_key: id, status })
          .execute(),
      );
    await insert('000000000000000000000001', 'failed');
    expect(await missing()).toContain('mail');
    await insert('000000000000000000000002', 'sent');
    expect(await missing()).not.toContain('mail');
  });

  it('a password of the owner', async () => {
    const body = { displayName: 'Ada', email: 'ada@example.test', password: 'a long way to go 7' };
    const answer = await owner.send('POST', '/api/staff/set-up', { body });
    expect(answer.statusCode, answer.body).toBe(200);
    owner = await createTestOwner(app, 'fresh');
    expect(await missing()).not.toContain('password');
  });

  it('the first sale ends it: a test order at first, then a real one', async () => {
    expect(await missing()).toEqual(['sale', 'money']);
    const shopper = new Shopper(app, 'fresh.localhost');
    const { products } = (await owner.send('GET', owner.url('products'))).json<{
      products: { id: string }[];
    }>();
    const added = await shopper.add(products[0]?.id ?? '');
    expect(added.statusCode, added.body).toBe(200);
    const { shippingOptions } = (await owner.send('GET', owner.url('shipping-options'))).json<{
      shippingOptions: { id: string; name: string }[];
    }>();
    const paid = await shopper.pay({
      shippingOptionId: shippingOptions.find(({ name }) => name === 'D')?.id,
      expectedTotalCents: 1490,
      shippingAddress: addressOf({ country: 'DE', region: '', postalCode: '20095' }),
    });
    expect(paid.statusCode, paid.body).toBe(200);
    expect(await read()).toMatchObject({ sold: 'trial', takesMoney: false });
    // Its one piece is sold.
    expect(await missing()).toEqual(['product', 'money']);
    await app.ctx.transact((trx) => trx.updateTable('orders').set({ is_test: false }).execute());
    expect(await read()).toMatchObject({ sold: 'real', tasks: [] });
  });
});

describe('a site that sells nothing', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());

  it('lacks nothing of a shop, and says so to everybody who works there', async () => {
    const first = await app.createSite({ identifier: 'first' });
    const owner = await createTestOwner(app, 'first');
    const body = newSiteDraft({ identifier: 'telling', purpose: 'site' });
    const { siteId } = (await owner.send('POST', '/api/staff/sites', { body })).json<{
      siteId: string;
    }>();
    const { viewer } = userRoles.values;
    const office = await createOffice(app, { [siteId]: [viewer], [first]: [] }, 'telling');
    const { tasks } = (await office.get('set-up')).json<SetUp>();
    expect(tasks.filter(({ state }) => state === 'missing').map(({ task }) => task)).toEqual([
      'address',
      'logo',
      'mail',
      'password',
      'domain',
    ]);
  });
});
