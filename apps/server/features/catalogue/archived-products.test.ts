/** What staff put away is shown by nobody who does not take it out. */
import { userRoles } from '@sitewright/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestShop, TestVisitor, type TestShop } from '../../testing/test-shop.ts';
import { signInStaff } from '../../testing/test-staff.ts';
import { createApiKey } from '../api-keys/write-api-keys.ts';
import { runImports } from '../import/desk/run-imports.ts';
import { publishProducts } from '../products/publish-products.ts';

type Json = Record<string, unknown>;

describeOnBothDatabases('a product in the archive', (database) => {
  let app: TestApp;
  let shop: TestShop;
  let staff: TestVisitor;
  let id: string;
  beforeAll(async () => {
    app = await createTestApp({ database });
    shop = await createTestShop(
      app,
      await app.createSite({ identifier: 'attic', host: 'localhost' }),
    );
    staff = new TestVisitor(app);
    const cookies = await signInStaff(app, { [shop.siteId]: [userRoles.values.storeManager] });
    for (const [name, value] of Object.entries(cookies)) staff.cookies.set(name, value);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    const body = { title: 'Lamp', variants: [{ priceCents: 500 }] };
    id = (await send('POST', 'products', body)).json<{ id: string }>().id;
  });

  const url = (path: string) => `/api/sites/attic/${path}`;
  const send = async (method: 'GET' | 'POST' | 'PATCH', path: string, body?: Json) => {
    const answer = await staff.send(method, url(path), body ? { body } : {});
    return answer;
  };
  const change = async (changes: Json) => {
    const answer = await send('PATCH', `products/${id}`, { changes });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<{ activityId: string }>().activityId;
  };
  const archive = () => send('POST', 'products/archive', { ids: [id], isArchived: true });
  const read = async () => (await send('GET', `products/${id}`)).json<Json>();
  const away = { isArchived: true, isVisible: false };

  it('is not shown by a program', async () => {
    await archive();
    const by = { accountId: 'ada', displayName: 'Ada' };
    const now = app.ctx.now();
    const { secret } = await app.ctx.transact((trx) =>
      createApiKey(trx, shop.siteId, {
        name: 'Warehouse',
        scopes: ['products:write'],
        expiresOn: null,
        by,
        now,
      }),
    );
    const shown = await app.inject({
      method: 'POST',
      url: `/api/1.0/commerce/products/${id}`,
      headers: { host: 'localhost', authorization: `Bearer ${secret}` },
      payload: { isVisible: true },
    });
    expect([shown.statusCode, shown.json<Json>()['code']]).toEqual([409, 'product_archived']);
    expect(await read()).toMatchObject(away);
  });

  it('is not shown by an import, which brings the rest', async () => {
    const path = String((await read())['path']);
    await archive();
    const handle = path.split('/').at(-1);
    const crumb = staff.cookies.get('crumb')!;
    const taken = await app.inject({
      method: 'POST',
      url: url('imports/file?name=file.csv'),
      headers: { 'content-type': 'application/octet-stream', 'x-csrf-token': crumb },
      cookies: Object.fromEntries(staff.cookies),
      payload: `Handle,Title,Published,Status,Variant Price\n${handle},Lantern,true,active,7.00`,
    });
    expect(taken.statusCode, taken.body).toBe(200);
    const importId = taken.json<{ id: string }>().id;
    await runImports(app.ctx);
    await send('POST', `imports/${importId}/start`, { withPictures: false });
    await runImports(app.ctx);
    expect(await read()).toMatchObject({ ...away, title: 'Lantern' });
    expect((await new TestVisitor(app).send('GET', path)).statusCode).toBe(404);
  });

  it('is not shown by taking back what hid it, nor by a time', async () => {
    const hidden = await change({ isVisible: { from: true, to: false } });
    await archive();
    const undone = await send('POST', `activity/${hidden}/undo`, {});
    expect([undone.statusCode, undone.json<Json>()['code']]).toEqual([409, 'product_archived']);
    expect(await read()).toMatchObject(away);
    await publishProducts(app.ctx);
    expect(await read()).toMatchObject(away);
  });

  it('keeps no other product from its time', async () => {
    const other = (
      await send('POST', 'products', {
        title: 'Vase',
        variants: [{ priceCents: 500 }],
        isVisible: false,
      })
    ).json<{ id: string }>().id;
    await archive();
    // Of an older shop: what is put away now has no time.
    await app.ctx.transact((trx) =>
      trx
        .updateTable('products')
        .set({ publish_at: app.ctx.now() })
        .where('site_id', '=', shop.siteId)
        .where('id', 'in', [id, other])
        .execute(),
    );
    await publishProducts(app.ctx);
    expect(await read()).toMatchObject(away);
    expect((await send('GET', `products/${other}`)).json<Json>()).toMatchObject({
      isVisible: true,
      publishOn: null,
    });
  });
});
