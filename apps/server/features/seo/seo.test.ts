/** What is looked at for search engines. */
import { userRoles, websiteStatuses } from '@sitewright/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildPage } from '../../testing/build-page.ts';
import { createOffice, type Office } from '../../testing/office.ts';
import { addTestAsset } from '../../testing/add-test-asset.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { saveCollection } from '../collections/save-collection.ts';
import { saveContentItem } from '../collections/save-content-item.ts';
import { saveProduct } from '../products/save-product.ts';
import { operator } from '../settings/settings-actor.ts';
import { writeSettings } from '../settings/write-settings.ts';

interface Things {
  things: { kind: string; id: string; title: string; path: string; detail: string }[];
  after?: string;
}

describeOnBothDatabases('the checklist for search engines', (database) => {
  let app: TestApp;
  let shop: TestShop;
  let office: Office;
  beforeAll(async () => {
    app = await createTestApp({ database });
    const siteId = await app.createSite({ identifier: 'found', host: 'found.test' });
    shop = await createTestShop(app, siteId);
    office = await createOffice(app, { [siteId]: [userRoles.values.viewer] }, 'found');
  });
  afterAll(() => app.close());

  const look = async () => {
    const answer = await office.get('seo');
    expect(answer.statusCode, answer.body).toBe(200);
    const { checks } = answer.json<{ checks: { check: string; state: string; count: number }[] }>();
    return new Map(checks.map(({ check, state, count }) => [check, [state, count]]));
  };
  const things = async (check: string, query = {}) =>
    (await office.get(`seo/${check}`, query)).json<Things>();

  it('is told of an empty shop without a fault that is none', async () => {
    const checks = await look();
    expect(checks.get('structured-data')).toEqual(['idle', 0]);
    expect(checks.get('product-description-missing')).toEqual(['idle', 0]);
    expect(checks.get('redirects-nowhere')).toEqual(['idle', 0]);
    expect(checks.get('site-open')).toEqual(['good', 0]);
    expect(checks.get('site-description')).toEqual(['mend', 0]);
    expect(checks.get('domain')).toEqual(['good', 0]);
    expect(checks.get('https')).toEqual(['mend', 0]);
    expect(checks.get('sitemap')).toEqual(['good', 0]);
  });

  it('counts exactly the products, pages and posts that it lists', async () => {
    const { siteId, collectionId } = shop;
    const bare = await shop.addProduct({ title: 'Bare' });
    const full = await shop.addProduct({ title: 'x'.repeat(61) });
    const hidden = await shop.addProduct({ title: 'Hidden', isVisible: false });
    await app.ctx.transact(async (trx) => {
      await saveProduct(trx, siteId, { id: full.id, seoDescription: 'y'.repeat(161) });
      const page = { typeName: 'page', type: 10 as const, title: 'About', urlId: 'about' };
      await saveCollection(trx, siteId, { ...page, description: 'z'.repeat(161) });
      await saveCollection(trx, siteId, { ...page, urlId: 'old', title: 'Old', isEnabled: false });
      const marked = `<p class="lead">${'w'.repeat(150)}</p>`;
      await saveCollection(trx, siteId, { id: collectionId, description: marked });
    });
    const checks = await look();
    const found = {
      'product-description-missing': [bare.id],
      'product-description-long': [full.id],
      'product-title-long': [full.id],
      'product-hidden': [hidden.id],
    };
    for (const [check, ids] of Object.entries(found)) {
      const state = check.endsWith('hidden') ? 'look' : 'mend';
      expect([check, checks.get(check)]).toEqual([check, [state, ids.length]]);
      expect((await things(check)).things.map(({ id }) => id)).toEqual(ids);
    }
    expect(checks.get('structured-data')).toEqual(['good', 0]);
    expect(checks.get('page-description-long')).toEqual(['mend', 1]);
    expect(checks.get('page-description-missing')).toEqual(['good', 0]);
    expect((await things('page-hidden')).things).toMatchObject([{ title: 'Old', path: '' }]);
    expect((await things('product-title-long')).things[0]).toMatchObject({
      kind: 'product',
      detail: 'x'.repeat(61),
    });
  });

  it('lists things a page at a time', async () => {
    await shop.addProduct({ title: 'Bare 2' });
    const first = await things('product-description-missing', { limit: 1 });
    const second = await things('product-description-missing', { limit: 1, after: first.after });
    expect([...first.things, ...second.things].map(({ title }) => title)).toEqual([
      'Bare',
      'Bare 2',
    ]);
    expect(second.after).toBeUndefined();
  });

  it('finds pictures without words, and links and redirects that lead nowhere', async () => {
    const { siteId } = shop;
    await addTestAsset(app.ctx, { siteId, sha256: 'a'.repeat(64) });
    const body =
      '<p><a href="/shop">a</a><a href="/nowhere">b</a><a href="/nowhere#x">c</a><a href="/moved">d</a></p>';
    const journal = { typeName: 'blog', type: 1 as const, urlId: 'journal', title: 'Journal' };
    await app.ctx.transact(async (trx) => {
      const { id: collectionId } = await saveCollection(trx, siteId, journal);
      const post = { collectionId, title: 'Clay', urlId: 'clay', body };
      await saveContentItem(trx, siteId, { ...post, publishOn: new Date('2026-01-01') });
    });
    const admin = await createOffice(app, { [siteId]: [userRoles.values.admin] }, 'found');
    await admin.send('POST', 'redirects', { from: '/moved', to: '/shop' });
    await admin.send('POST', 'redirects', { from: '/lost', to: '/nowhere' });
    const checks = await look();
    expect(checks.get('broken-links')).toEqual(['mend', 1]);
    expect((await things('broken-links')).things).toMatchObject([
      { kind: 'post', title: 'Clay', path: '/journal/clay', detail: '/nowhere' },
    ]);
    expect(checks.get('redirects-nowhere')).toEqual(['mend', 1]);
    expect((await things('redirects-nowhere')).things).toMatchObject([{ title: '/lost' }]);
    expect(checks.get('picture-alt')?.[0]).toBe('mend');
    await admin.send('POST', 'redirects', { from: '/nowhere', to: '/journal' });
    expect((await look()).get('broken-links')).toEqual(['good', 0]);
  });

  it('reads links in Markdown, and follows those of files and languages', async () => {
    const { siteId } = shop;
    const file = await addTestAsset(app.ctx, { siteId, sha256: 'b'.repeat(64) });
    const admin = await createOffice(app, { [siteId]: [userRoles.values.admin] }, 'found');
    const markdown =
      `[a](/shop) [b](/markdown-gone "Title") [c]( </gone-too> ) [d](/content/v1/${siteId}/${file}/a.jpg)` +
      ' [e](https://elsewhere.example/x) [f](/de/shop) [g]\n\n[g]: /named-gone\n';
    const languages = [{ code: 'de', isEnabled: true }];
    await admin.send('PATCH', 'settings', { languages: { languages } });
    const blocks = [{ type: 'markdown', data: { markdown } }];
    await buildPage(admin, { title: 'Marked down', blocks });
    const found = (await things('broken-links')).things.filter(
      ({ title }) => title === 'Marked down',
    );
    expect(found.map(({ detail }) => detail).toSorted()).toEqual([
      '/gone-too',
      '/markdown-gone',
      '/named-gone',
    ]);
  });

  it('says that a site that is parked is found by nobody', async () => {
    const { siteId } = shop;
    const values = { host: { websiteStatus: websiteStatuses.values.activeParkingPage } };
    await writeSettings(app.ctx, { siteId, actor: operator, values });
    expect((await look()).get('site-open')).toEqual(['mend', 0]);
  });
});
