import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { CollectionDraft, ContentItemDraft } from './collection-draft.ts';
import { reservedSegments } from '../sites/reserved-addresses.ts';
import { saveCollection } from './save-collection.ts';
import { saveContentItem } from './save-content-item.ts';

const hostile = '<p onclick="x()">Good</p><script>alert(1)</script>';

describeOnBothDatabases('the writers of collections and items', (database) => {
  let app: TestApp;
  let siteId: string;
  let pages = 0;
  beforeAll(async () => {
    app = await createTestApp({ database });
    siteId = await app.createSite({ host: 'shop.test' });
  });
  afterAll(() => app.close());

  const page = (draft: Partial<CollectionDraft> = {}) => ({
    typeName: 'page',
    type: 10 as const,
    urlId: `page-${++pages}`,
    title: 'Page',
    ...draft,
  });
  const save = (draft: CollectionDraft) =>
    app.ctx.transact((trx) => saveCollection(trx, siteId, draft));
  const saveItem = (draft: ContentItemDraft) =>
    app.ctx.transact((trx) => saveContentItem(trx, siteId, draft));
  const version = async () => (await app.ctx.sites.get(siteId))!.version;
  const post = (collectionId: string, urlId = 'post') => ({
    collectionId,
    urlId,
    title: 'Post',
    publishOn: new Date('2026-01-01T00:00:00Z'),
  });

  describe('addresses', () => {
    it('the server names the ones that are its own', () => {
      expect(reservedSegments).toEqual([
        'account',
        'api',
        'assets',
        'cart',
        'checkout',
        'config',
        'downloads',
        'embed-frame',
        'gift-card',
        'instalments',
        'lock',
        'members',
        'order-status',
        'popup-overlay',
        'restock',
        's',
        'scripts',
        'search',
        'subscriptions',
        'universal',
      ]);
    });

    it.each(['cart', 'Checkout', 'api/shop'])('%s cannot be that of a page', async (urlId) => {
      const refused = { code: 'address_reserved' };
      await expect(save(page({ urlId }))).rejects.toMatchObject(refused);
      const { id } = await save(page());
      await expect(save({ id, urlId })).rejects.toMatchObject(refused);
    });

    it('are taken whatever the case of their letters; a page keeps its own', async () => {
      const { id } = await save(page({ urlId: 'taken' }));
      await expect(save(page({ urlId: 'Taken' }))).rejects.toMatchObject({ code: 'address_taken' });
      await expect(save({ id, urlId: 'TAKEN' })).resolves.toMatchObject({ id, url_id: 'TAKEN' });
    });

    it('of items are taken in their collection alone', async () => {
      const one = await save(page({ typeName: 'blog', type: 1 }));
      const other = await save(page({ typeName: 'blog', type: 1 }));
      await saveItem(post(one.id));
      await expect(saveItem(post(one.id))).rejects.toMatchObject({ code: 'address_taken' });
      await expect(saveItem(post(other.id))).resolves.toMatchObject({ url_id: 'post' });
    });
  });

  it('a site has one home page: the last one made so', async () => {
    const first = await save(page({ isHomepage: true }));
    const second = await save(page({ isHomepage: true }));
    const rows = await app.ctx.db
      .selectFrom('collections')
      .select('id')
      .where('site_id', '=', siteId)
      .where('is_homepage', '=', true)
      .execute();
    expect(rows).toEqual([{ id: second.id }]);
    await save({ id: first.id, isHomepage: true });
    const home = await app.inject({ url: '/?format=json', headers: { host: 'shop.test' } });
    expect(home.json()).toMatchObject({ collection: { id: first.id, homepage: true } });
  });

  it('content is stored safe, of a page and of a post', async () => {
    const { id, main_content: content } = await save(page({ mainContent: hostile }));
    expect(content).toBe('<p>Good</p>');
    expect((await save({ id, mainContent: hostile })).main_content).toBe('<p>Good</p>');
    const blog = await save(page({ typeName: 'blog', type: 1 }));
    const made = await saveItem({ ...post(blog.id, 'safe'), body: hostile, excerpt: hostile });
    expect(made).toMatchObject({ body: '<p>Good</p>', excerpt: '<p>Good</p>' });
    const changed = await saveItem({ id: made.id, body: `${hostile}!` });
    expect(changed).toMatchObject({ body: '<p>Good</p>!', excerpt: '<p>Good</p>' });
  });

  it('visitors see every change at once, and none of a post that was and stays hidden', async () => {
    const before = await version();
    const blog = await save(page({ typeName: 'blog', type: 1 }));
    const made = await version();
    expect(made).toBeGreaterThan(before);
    const { id } = await saveItem({ ...post(blog.id, 'hidden'), isVisible: false });
    await saveItem({ id, title: 'Other' });
    expect(await version()).toBe(made);
    await saveItem({ id, isVisible: true });
    expect(await version()).toBeGreaterThan(made);
  });

  it('what is not there cannot be changed', async () => {
    const id = 'f'.repeat(24);
    await expect(save({ id, title: 'x' })).rejects.toMatchObject({ code: 'not_found' });
    await expect(saveItem({ id, title: 'x' })).rejects.toMatchObject({ code: 'not_found' });
  });
});
