/** Reviews of other shops by the desk of imports, and of this shop's own file. */
import { userRoles, type ImportStatus, type Review } from '@sitewright/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createOffice, type Office } from '../../../testing/office.ts';
import { describeOnBothDatabases } from '../../../testing/on-both-databases.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createTestShop, type MadeProduct, type TestShop } from '../../../testing/test-shop.ts';
import { signInStaff } from '../../../testing/test-staff.ts';
import { runImports } from './run-imports.ts';

describeOnBothDatabases('imports of reviews', (database) => {
  let app: TestApp;
  let shop: TestShop;
  let office: Office;
  let cookies: Record<string, string>;
  let bowl: MadeProduct;
  let handle: string;

  beforeAll(async () => {
    app = await createTestApp({ database });
    const settings = { merchandising: { importedReviewsEnabled: true } };
    shop = await createTestShop(
      app,
      await app.createSite({ host: 'localhost', identifier: 'shop', settings }),
    );
    const roles = { [shop.siteId]: [userRoles.values.storeManager] };
    office = await createOffice(app, roles, 'shop');
    cookies = await signInStaff(app, roles);
    bowl = await shop.addProduct({ title: 'Ash bowl', variants: [{ priceCents: 1000 }] });
    const row = await app.ctx.db
      .selectFrom('products')
      .select('url_id')
      .where('id', '=', bowl.id)
      .executeTakeFirstOrThrow();
    handle = row.url_id;
  });
  afterAll(() => app.close());

  const bring = async (text: string) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/sites/shop/imports/file?name=reviews.csv',
      headers: {
        host: 'localhost',
        'content-type': 'application/octet-stream',
        'x-csrf-token': 'c'.repeat(43),
      },
      cookies: { ...cookies, crumb: 'c'.repeat(43) },
      payload: text,
    });
    expect(answer.statusCode, answer.body).toBe(200);
    const { id } = answer.json<{ id: string }>();
    await runImports(app.ctx);
    return id;
  };
  const read = async (id: string) => (await office.get(`imports/${id}`)).json<ImportStatus>();
  const start = async (id: string) => {
    const answer = await office.send('POST', `imports/${id}/start`, { withPictures: false });
    expect(answer.statusCode, answer.body).toBe(200);
    await runImports(app.ctx);
    return read(id);
  };
  const undo = async (id: string) => {
    const answer = await office.send('POST', `imports/${id}/undo`);
    expect(answer.statusCode, answer.body).toBe(200);
    await runImports(app.ctx);
    return read(id);
  };
  const list = async () => (await office.get('reviews')).json<{ reviews: Review[] }>().reviews;
  const page = async () => (await app.server.inject(`/shop/p/${handle}`)).body;

  const judged = () =>
    [
      'title,body,rating,review_date,source,curated,reviewer_name,reviewer_email,product_id,product_handle,reply',
      `Great,"Holds, soup",5,2023-04-05 10:00:00 UTC,web,ok,Zoe,Zoe@Example.com,777,${handle},Thanks`,
      `Bad,,9,2023-04-06,web,ok,Yan,yan@example.com,777,${handle},`,
      'Lost,Where is it,3,2023-04-07,web,ok,Xia,xia@example.com,778,no-such-product,',
      `Spam,buy pills,1,2023-04-08,web,spam,Wil,wil@example.com,777,${handle},`,
    ].join('\n');

  it('are looked at first: what would come, and why each bad row would not', async () => {
    const id = await bring(judged());
    const told = await read(id);
    expect(told).toMatchObject({
      state: 'ready',
      kind: 'reviews',
      counts: { rowsRead: 4, rowsRejected: 2, created: 2 },
    });
    const { lines } = (await office.get(`imports/${id}/lines`)).json<{
      lines: { line: number; code: string }[];
    }>();
    expect(lines.map(({ line, code }) => [line, code])).toEqual([
      [3, 'rating-invalid'],
      [4, 'product-unknown'],
    ]);
    expect(await list()).toEqual([]);
  });

  it('keep every emoji whole where a text is cut', async () => {
    const title = `a${'🎉'.repeat(150)}`;
    const rows = [
      judged().split('\n')[0],
      `${title},${title},${title},2023-04-06,web,ok,${title},yan@example.com,777,${handle},`,
      `,${title},4,2023-04-06,web,${title},${title},yan@example.com,777,${title},`,
      `,${title},4,2023-04-06,web,${title},Yan,yan@example.com,777,${handle},`,
    ];
    const id = await bring(rows.join('\n'));
    const told = await read(id);
    expect(told).toMatchObject({ state: 'ready', counts: { rowsRead: 3, rowsRejected: 2 } });
    const { lines } = (await office.get(`imports/${id}/lines`)).json<{ lines: object[] }>();
    expect(JSON.stringify(lines)).not.toMatch(/\ufffd|\\ud83c/);
    expect(JSON.stringify(told['samples'])).not.toMatch(/\ufffd|\\ud83c/);
  });

  it('PDP-14 come with their states and answers, are shown as of another shop, and go again', async () => {
    const id = await bring(judged());
    expect(await start(id)).toMatchObject({ state: 'done', counts: { created: 2 } });
    const reviews = await list();
    expect(
      reviews.map(({ title, state, source, isVerified, email }) => [
        title,
        state,
        source,
        isVerified,
        email,
      ]),
    ).toEqual([
      ['Spam', 'hidden', 'imported', false, 'wil@example.com'],
      ['Great', 'published', 'imported', false, 'zoe@example.com'],
    ]);
    expect(await page()).toContain('From another shop');
    expect(await page()).not.toContain('buy pills');
    expect(await start(await bring(judged()))).toMatchObject({
      counts: { created: 0, unchanged: 2 },
    });
    expect(await undo(id)).toMatchObject({ state: 'undone', counts: { undone: 2, kept: 0 } });
    expect(await list()).toEqual([]);
    expect(await page()).not.toContain('From another shop');
  });

  it('leave what somebody changed since when they are taken back', async () => {
    const id = await bring(judged());
    await start(id);
    const great = (await list()).find(({ title }) => title === 'Great')!;
    await office.send('PATCH', `reviews/${great.id}`, {
      changes: { reply: { from: 'Thanks', to: 'Thank you' } },
    });
    expect(await undo(id)).toMatchObject({ counts: { undone: 1, kept: 1 } });
    expect((await list()).map(({ title }) => title)).toEqual(['Great']);
    await office.send('DELETE', `reviews/${great.id}`);
  });

  it('come from the file that the shop itself writes, formulas and all; words of buyers stay', async () => {
    const at = app.ctx.now();
    const written = (id: string, source: 'native' | 'imported') => ({
      site_id: shop.siteId,
      id,
      product_id: bowl.id,
      author_name: '=Ann',
      rating: 4,
      title: '@home',
      body: 'Line one\nLine "two"',
      state: 'published' as const,
      source,
      created_at: at,
      updated_at: at,
    });
    await app.ctx.transact((trx) =>
      trx
        .insertInto('product_reviews')
        .values([written('a'.repeat(24), 'native'), written('b'.repeat(24), 'imported')])
        .execute(),
    );
    const file = (await office.get('reviews/export')).body;
    expect(await start(await bring(file))).toMatchObject({
      counts: { created: 0, updated: 0, unchanged: 2 },
    });
    const edited = file.replaceAll('published', 'hidden').replaceAll('Line one', 'Other words');
    expect(await start(await bring(edited))).toMatchObject({ counts: { updated: 2 } });
    const after = new Map((await list()).map((one) => [one.source, one]));
    expect(after.get('native')).toMatchObject({ state: 'hidden', body: 'Line one\nLine "two"' });
    expect(after.get('imported')).toMatchObject({
      state: 'hidden',
      body: 'Other words\nLine "two"',
    });
    await app.ctx.transact((trx) => trx.deleteFrom('product_reviews').execute());
    expect(await start(await bring(file))).toMatchObject({ counts: { created: 2 } });
    expect((await list())[0]).toMatchObject({ authorName: '=Ann', title: '@home', rating: 4 });
  });
});
