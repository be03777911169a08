/** Redirects of old addresses, by visitors and by staff. */
import { redirectLimits, userRoles } from '@sitewright/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { meetAtLock } from '../../testing/meet-at-lock.ts';
import { createOffice, type Office } from '../../testing/office.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { saveCollection } from '../collections/save-collection.ts';
import { saveContentItem } from '../collections/save-content-item.ts';
import { changeCategory, addCategory } from '../collections/change-category.ts';
import { saveProduct } from '../products/save-product.ts';

interface Listed {
  redirects: {
    id: string;
    from: string;
    to: string;
    status: number;
    isAutomatic: boolean;
    problem: string | null;
  }[];
  after?: string;
  count: { count: number };
}

describeOnBothDatabases('redirects', (database) => {
  let app: TestApp;
  let shop: TestShop;
  let office: Office;
  let viewer: Office;
  let journalId: string;
  beforeAll(async () => {
    app = await createTestApp({ database });
    const siteId = await app.createSite({ identifier: 'moved', host: 'moved.test' });
    shop = await createTestShop(app, siteId);
    const { admin, viewer: looks } = userRoles.values;
    office = await createOffice(app, { [siteId]: [admin] }, 'moved');
    viewer = await createOffice(app, { [siteId]: [looks] }, 'moved');
    const journal = { typeName: 'blog', type: 1 as const, urlId: 'journal', title: 'Journal' };
    journalId = (await app.ctx.transact((trx) => saveCollection(trx, siteId, journal))).id;
  });
  afterAll(() => app.close());

  const visit = async (url: string) => {
    const answer = await app.inject({ url, headers: { host: 'moved.test' } });
    return [answer.statusCode, answer.headers.location];
  };
  const add = async (from: string, to: string, status = 301) => {
    const answer = await office.send('POST', 'redirects', { from, to, status });
    return { ...answer.json<{ id: string; activityId: string; code?: string }>(), answer };
  };
  const list = async (query = {}) => (await office.get('redirects', query)).json<Listed>();
  const undo = (id: string) => office.send('POST', `activity/${id}/undo`);

  it('lead visitors on, with what they asked for, and are taken back', async () => {
    const { id, activityId } = await add('/old-page', '/shop');
    expect(await visit('/Old-Page/?utm_source=mail')).toEqual([301, '/shop?utm_source=mail']);
    expect(await visit('/old-page?format=json')).toEqual([301, '/shop?format=json']);
    const changes = {
      status: { from: 301, to: 302 },
      to: { from: '/shop', to: 'https://new.test/x' },
    };
    const changed = await office.send('PATCH', `redirects/${id}`, { changes });
    expect(changed.statusCode, changed.body).toBe(200);
    expect(await visit('/old-page')).toEqual([302, 'https://new.test/x']);
    await undo(changed.json<{ activityId: string }>().activityId);
    expect(await visit('/old-page')).toEqual([301, '/shop']);
    await undo(activityId);
    expect((await visit('/old-page'))[0]).toBe(404);
    const removed = await add('/old-page', '/shop');
    const gone = await office.send('DELETE', `redirects/${removed.id}`);
    expect(gone.json()).toMatchObject({ isDeleted: true });
    expect((await visit('/old-page'))[0]).toBe(404);
    await undo(gone.json<{ activityId: string }>().activityId);
    expect(await visit('/old-page')).toEqual([301, '/shop']);
  });

  it('of two that are added at the same moment and lead in a circle one is refused', async () => {
    // What is written last.
    const held = sql`lock table activity_log in share mode`;
    const made = await meetAtLock(app, held, [
      () => add('/round-a', '/round-b'),
      () => add('/round-b', '/round-a'),
    ]);
    expect(made.map(({ answer }) => answer.statusCode)).toEqual([200, 409]);
    expect(made.map(({ code }) => code)).toEqual([undefined, 'redirect_loop']);
  });

  it('never stand before a page, and say so', async () => {
    const { id } = await add('/shop', '/journal');
    expect(await visit('/shop')).toEqual([200, undefined]);
    const { redirects } = await list({ problem: 'hidden' });
    expect(redirects.map((one) => one.id)).toEqual([id]);
    await office.send('DELETE', `redirects/${id}`);
  });

  it('by wildcards take the most exact one first', async () => {
    await add('/blog/*', '/journal/*', 302);
    await add('/blog/2019/[title]', '/journal');
    await add('/blog/2019/one', '/shop');
    expect(await visit('/blog/a/b')).toEqual([302, '/journal/a/b']);
    expect(await visit('/blog/2019/two')).toEqual([301, '/journal']);
    expect(await visit('/blog/2019/One')).toEqual([301, '/shop']);
  });

  it('follow each other at once, for good only where each is', async () => {
    await add('/first', '/second');
    await add('/second', '/third', 302);
    await add('/third', '/shop');
    expect(await visit('/first')).toEqual([302, '/shop']);
    const tried = (
      await office.get('redirects/test', { address: 'https://any.test/first?x' })
    ).json<{
      steps: object[];
    }>();
    expect(tried).toMatchObject({ outcome: 'redirect', to: '/shop', status: 302, isFound: true });
    expect(tried.steps).toHaveLength(3);
  });

  it('never go round', async () => {
    await add('/round-a', '/round-b');
    const { answer, code } = await add('/round-b', '/ROUND-A/');
    expect([answer.statusCode, code]).toEqual([409, 'redirect_loop']);
    expect((await add('/self', '/self')).code).toBe('redirect_loop');
    expect((await add('/deep/*', '/deep/er/*')).code).toBe('redirect_loop');
    await add('/x-side', '/wide/x-side');
    expect((await add('/wide/*', '/*')).code).toBe('redirect_loop');
    expect((await list({ search: 'round-b' })).redirects.map(({ from }) => from)).toEqual([
      '/round-a',
    ]);
  });

  it('come from an address once, and from none that the shop answers', async () => {
    expect((await add('/OLD-PAGE', '/journal')).code).toBe('redirect_taken');
    expect((await add('/cart/x', '/shop')).answer.json()).toMatchObject({
      code: 'invalid_request',
      errors: { from: 'The shop itself answers at this address.' },
    });
    const refused = await viewer.send('POST', 'redirects', { from: '/a', to: '/b' });
    expect(refused.statusCode).toBe(403);
    expect((await viewer.get('redirects')).statusCode).toBe(200);
  });

  it('of another site stand in nobody’s way', async () => {
    const otherId = await app.createSite({ identifier: 'moved-too', host: 'moved-too.test' });
    const other = await createOffice(app, { [otherId]: [userRoles.values.admin] }, 'moved-too');
    const ours = await add('/both', '/shop');
    const body = { from: '/both', to: 'https://theirs.test/', status: 302 };
    const theirs = await other.send('POST', 'redirects', body);
    expect(theirs.statusCode, theirs.body).toBe(200);
    const { id } = theirs.json<{ id: string }>();
    expect((await office.send('DELETE', `redirects/${id}`)).json()).toEqual({ isDeleted: false });
    const changes = { to: { from: 'https://theirs.test/', to: '/shop' } };
    expect((await office.send('PATCH', `redirects/${id}`, { changes })).statusCode).toBe(404);
    const imported = await other.send('POST', 'redirects/imports', { text: '/old-page -> /here' });
    expect(imported.json()).toMatchObject({ added: 1, changed: 0 });
    expect(await visit('/both')).toEqual([301, '/shop']);
    expect(await visit('/old-page')).toEqual([301, '/shop']);
    await office.send('DELETE', `redirects/${ours.id}`);
  });

  it('tell which of them lead nowhere', async () => {
    await add('/to-nothing', '/nothing-here');
    await add('/to-member', '/account');
    const { redirects } = await list({ problem: 'nowhere' });
    expect(redirects.map(({ from, problem }) => [from, problem])).toEqual([
      ['/round-a', 'nowhere'],
      ['/to-nothing', 'nowhere'],
      ['/x-side', 'nowhere'],
    ]);
    const outcomeOf = async (address: string) =>
      (await office.get('redirects/test', { address })).json<{
        outcome: string;
        isFound: boolean;
      }>();
    expect(await outcomeOf('/to-nothing')).toMatchObject({ outcome: 'redirect', isFound: false });
    expect(await outcomeOf('/shop')).toMatchObject({ outcome: 'page' });
    expect(await outcomeOf('/unheard-of')).toMatchObject({ outcome: 'nothing', isFound: false });
  });

  it('lead on from a post that is to come, and to none', async () => {
    const { siteId } = shop;
    const day = 24 * 60 * 60_000;
    const post = {
      collectionId: journalId,
      title: 'Kiln',
      publishOn: new Date(app.ctx.now().getTime() + day),
    };
    await app.ctx.transact(async (trx) => {
      await saveContentItem(trx, siteId, { ...post, urlId: 'kiln' });
      await saveContentItem(trx, siteId, { ...post, urlId: 'glaze' });
    });
    await add('/journal/kiln', '/shop');
    await add('/to-glaze', '/journal/glaze');
    expect(await visit('/journal/kiln')).toEqual([301, '/shop']);
    const test = async (address: string) =>
      (await office.get('redirects/test', { address })).json<object>();
    expect(await test('/journal/kiln')).toMatchObject({ outcome: 'redirect', isFound: true });
    expect(await test('/to-glaze')).toMatchObject({ outcome: 'redirect', isFound: false });
  });

  it('come many at a time, tried before, refused by line, and taken back together', async () => {
    const text =
      'Redirect from,Redirect to\n/i-1,/shop\n/i-2,/i-1\n/cart,/shop\n/i-1,/journal\n/old-page,/journal\n,\n';
    const send = async (isTrial: boolean) =>
      (
        await office.send('POST', `redirects/${isTrial ? 'import-trials' : 'imports'}`, { text })
      ).json<{
        activityId?: string;
        refused: { line: number }[];
      }>();
    const trial = await send(true);
    expect(trial).toMatchObject({ added: 2, changed: 1, unchanged: 0 });
    expect(trial.refused.map(({ line }) => line)).toEqual([4, 5, 7]);
    expect(trial.activityId).toBeUndefined();
    expect((await visit('/i-1'))[0]).toBe(404);
    const done = await send(false);
    expect(done).toMatchObject({ added: 2, changed: 1 });
    expect(await visit('/i-2')).toEqual([301, '/shop']);
    expect(await visit('/old-page')).toEqual([301, '/journal']);
    const again = await send(false);
    expect(again).toMatchObject({ added: 0, changed: 0, unchanged: 3 });
    const exported = (await office.get('redirects/export')).body;
    expect(exported).toContain('Redirect from,Redirect to,Status\r\n');
    expect(exported).toContain('/i-2,/i-1,301\r\n');
    expect((await undo(done.activityId!)).statusCode).toBe(200);
    expect((await visit('/i-1'))[0]).toBe(404);
    expect(await visit('/old-page')).toEqual([301, '/shop']);
  });

  it('come two thousand at a time at most', async () => {
    const text = 'no redirect\n'.repeat(redirectLimits.importLines + 1);
    const refused = await office.send('POST', 'redirects/import-trials', { text });
    expect(refused.json()).toMatchObject({ code: 'too_many_rules' });
    const most = text.slice('no redirect\n'.length);
    const tried = await office.send('POST', 'redirects/import-trials', { text: most });
    expect(tried.json<{ refused: object[] }>().refused).toHaveLength(redirectLimits.importLines);
  });

  it('that an import changed are for good or for now again, once it is taken back', async () => {
    await add('/for-now', '/shop', 302);
    const text = 'Redirect from,Redirect to,Status\n/for-now,/journal,301\n';
    const done = await office.send('POST', 'redirects/imports', { text });
    expect(done.json()).toMatchObject({ changed: 1 });
    expect(await visit('/for-now')).toEqual([301, '/journal']);
    await undo(done.json<{ activityId: string }>().activityId);
    expect(await visit('/for-now')).toEqual([302, '/shop']);
  });

  it('that a move left behind are theirs who import the same', async () => {
    const { siteId } = shop;
    const { id } = await shop.addProduct({ title: 'Jar' });
    for (const urlId of ['jar', 'tall-jar']) {
      await app.ctx.transact((trx) => saveProduct(trx, siteId, { id, urlId }));
    }
    const found = async () => (await list({ search: '/p/jar' })).redirects;
    const isLeft = async () =>
      (await found()).find(({ from }) => from === '/shop/p/jar')?.isAutomatic;
    expect(await isLeft()).toBe(true);
    const text = 'Redirect from,Redirect to\n/shop/p/jar,/shop/p/tall-jar\n';
    const taken = await office.send('POST', 'redirects/imports', { text });
    expect(taken.json()).toMatchObject({ added: 0, changed: 1, unchanged: 0 });
    expect(await isLeft()).toBe(false);
    const again = await office.send('POST', 'redirects/imports', { text });
    expect(again.json()).toMatchObject({ changed: 0, unchanged: 1 });
    for (const one of await found()) await office.send('DELETE', `redirects/${one.id}`);
  });

  it('are left behind by a product, a post, a category and a page that move', async () => {
    const { siteId, collectionId } = shop;
    const move = (id: string, urlId: string) =>
      app.ctx.transact((trx) => saveProduct(trx, siteId, { id, urlId }));
    const { id } = await shop.addProduct({ title: 'Vase' });
    await move(id, 'vase');
    await move(id, 'tall-vase');
    expect(await visit('/shop/p/vase')).toEqual([301, '/shop/p/tall-vase']);
    await move(id, 'vase');
    expect((await visit('/shop/p/vase'))[0]).toBe(200);
    expect(await visit('/shop/p/tall-vase')).toEqual([301, '/shop/p/vase']);

    const post = { collectionId: journalId, title: 'Clay', publishOn: new Date('2026-01-01') };
    const item = await app.ctx.transact((trx) =>
      saveContentItem(trx, siteId, { ...post, urlId: 'clay' }),
    );
    await app.ctx.transact((trx) => saveContentItem(trx, siteId, { id: item.id, urlId: 'mud' }));
    expect(await visit('/journal/clay')).toEqual([301, '/journal/mud']);

    const newCategory = async (displayName: string) => {
      const category = { collectionId, parentId: null, displayName };
      const { id } = await app.ctx.transact((trx) => addCategory({ trx, siteId }, category));
      return id;
    };
    const [pots, large] = [await newCategory('Pots'), await newCategory('Large ones')];
    await app.ctx.transact((trx) =>
      changeCategory({ trx, siteId }, large, { parentId: { from: null, to: pots } }),
    );
    expect(await visit('/shop/category/large-ones')).toEqual([
      301,
      '/shop/category/pots/large-ones',
    ]);

    await app.ctx.transact((trx) =>
      saveCollection(trx, siteId, { id: collectionId, urlId: 'store' }),
    );
    expect(await visit('/shop')).toEqual([301, '/store']);
    expect(await visit('/shop/p/tall-vase')).toEqual([301, '/store/p/vase']);
    await app.ctx.transact((trx) =>
      saveCollection(trx, siteId, { id: collectionId, urlId: 'shop' }),
    );
    expect((await visit('/shop'))[0]).toBe(200);
    expect(await visit('/store/p/vase')).toEqual([301, '/shop/p/vase']);
    const automatic = await list({ isAutomatic: 'true' });
    expect(automatic.redirects.every((one) => one.isAutomatic)).toBe(true);
    expect(automatic.count.count).toBe(5);
  });

  it('are left behind by a product that moves to another page, with the address that it keeps', async () => {
    const { siteId } = shop;
    const page = { typeName: 'products', type: 13 as const, urlId: 'gallery', title: 'Gallery' };
    const { id: collectionId } = await app.ctx.transact((trx) => saveCollection(trx, siteId, page));
    const move = (draft: Parameters<typeof saveProduct>[2]) =>
      app.ctx.transact((trx) => saveProduct(trx, siteId, draft));
    const [{ id }, { id: other }] = [await shop.addProduct(), await shop.addProduct()];
    await move({ id, urlId: 'print' });
    await move({ id: other, urlId: 'drawing' });
    await move({ id, collectionId });
    expect((await visit('/gallery/p/print'))[0]).toBe(200);
    expect(await visit('/shop/p/print')).toEqual([301, '/gallery/p/print']);
    // Its address is free where it was, and taken where it is, whichever of both is changed.
    await move({ id: other, urlId: 'print' });
    expect((await visit('/shop/p/print'))[0]).toBe(200);
    await expect(move({ id: other, collectionId })).rejects.toMatchObject({
      code: 'address_taken',
    });
    expect((await visit('/shop/p/print'))[0]).toBe(200);
    await move({ id: other, collectionId, urlId: 'etching' });
    expect(await visit('/shop/p/print')).toEqual([301, '/gallery/p/etching']);
    expect((await visit('/gallery/p/print'))[0]).toBe(200);
  });

  it('are listed a page at a time', async () => {
    const first = await list({ limit: 2 });
    expect(first.redirects).toHaveLength(2);
    const second = await list({ limit: 2, after: first.after });
    const all = await list({ limit: 100 });
    expect([...first.redirects, ...second.redirects].map(({ from }) => from)).toEqual(
      all.redirects.slice(0, 4).map(({ from }) => from),
    );
    expect(first.count.count).toBe(all.redirects.length);
  });
});
