import { userRoles, type FoundWords } from '@sitewright/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { publishDocuments } from '../../jobs/publish-documents.ts';
import { createOffice, type Office } from '../../testing/office.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { createPageFixture, type PageFixture } from '../../testing/page-fixture.ts';
import { isOfBlocks, productBodyDesk } from '../../testing/product-body-desk.ts';
import { exportSite } from '../site-files/export-site.ts';
import { importSite } from '../site-files/import-site.ts';

describeOnBothDatabases('bodies of products as documents of blocks', (database) => {
  let fixture: PageFixture;
  let manager: Office;
  let drafter: Office;
  let desk: ReturnType<typeof productBodyDesk>;
  beforeAll(async () => {
    fixture = await createPageFixture({ database });
    const { websiteManager, storeManager, draftEditor } = userRoles.values;
    const roles = { [fixture.siteId]: [websiteManager, storeManager] };
    manager = await createOffice(fixture.app, roles, 'cups');
    desk = productBodyDesk(fixture, manager);
    drafter = await createOffice(fixture.app, { [fixture.siteId]: [draftEditor] }, 'cups');
  });
  afterAll(() => fixture.app.close());

  it('a body of HTML opens as blocks, and visitors see HTML until the blocks are published', async () => {
    const id = await desk.make('bowl', '<h2>Glaze</h2><p>Blue <em>ash</em></p>');
    expect((await desk.read(id)).document).toBeNull();
    const head = await desk.open(id);
    const draft = (await manager.get(`documents/${head.id}`)).json<{ document: object }>();
    expect(JSON.stringify(draft.document)).toContain('<h2>Glaze</h2><p>Blue <em>ash</em></p>');
    expect(isOfBlocks(await desk.visit('/shop/p/bowl'))).toBe(false);
    expect(await desk.read(id)).toMatchObject({
      document: { id: head.id, publishedRevision: null },
    });

    await desk.write(id, '<p>Thrown on a kickwheel</p>');
    const { activityId } = await desk.move(id, 'published');
    const page = await desk.visit('/shop/p/bowl');
    expect([isOfBlocks(page), page.includes('kickwheel')]).toEqual([true, true]);
    await desk.undo(activityId);
    const before = await desk.visit('/shop/p/bowl');
    expect([isOfBlocks(before), before.includes('<em>ash</em>')]).toEqual([false, true]);
    expect((await desk.read(id)).body).toBe('<h2>Glaze</h2><p>Blue <em>ash</em></p>');
  });

  it('what is published is HTML for data, search, exports and feeds', async () => {
    const id = await desk.make('jug', '<p>Old words</p>');
    await desk.write(id, '<p>Holds a quart of <strong>buttermilk</strong></p>');
    await desk.move(id, 'published');
    const { item } = JSON.parse(await desk.visit('/shop/p/jug?format=json'));
    expect(item.body).toContain('<strong>buttermilk</strong>');
    expect([item.hasBlockBody, item.body.includes('<style')]).toEqual([true, false]);
    expect(await desk.visit('/search?q=buttermilk')).toContain('/shop/p/jug');
    expect((await desk.read(id)).body).toContain('buttermilk');
    const links = await manager.get('seo/broken-links');
    expect(links.json<{ things: unknown[] }>().things).toEqual([]);
  });

  it('a plan publishes on its day; taken back or private the words are gone, and the log brings them', async () => {
    const id = await desk.make('vase', '');
    await desk.write(id, '<p>For tall stems</p>');
    const at = new Date(fixture.app.ctx.now().getTime() + 3_600_000);
    await desk.move(id, 'scheduled', { publishAt: at.toISOString() });
    expect(await desk.visit('/shop/p/vase')).not.toContain('tall stems');
    fixture.app.setNow(at);
    await publishDocuments.run(fixture.app.ctx);
    expect(await desk.visit('/shop/p/vase')).toContain('tall stems');
    for (const to of ['draft', 'private']) {
      if ((await desk.read(id)).document?.state !== 'published') await desk.move(id, 'published');
      const { activityId } = await desk.move(id, to);
      expect(await desk.visit('/shop/p/vase')).not.toContain('tall stems');
      expect((await desk.read(id)).body).toBe('');
      await desk.undo(activityId);
      const page = await desk.visit('/shop/p/vase');
      expect([isOfBlocks(page), page.includes('tall stems')]).toEqual([true, true]);
    }
  });

  it('who follows products hears of a planned body once it is shown, and not before', async () => {
    const { app, siteId } = fixture;
    const admin = await createOffice(app, { [siteId]: [userRoles.values.admin] }, 'cups');
    const id = await desk.make('ladle', '<p>Short handle</p>');
    await desk.write(id, '<p>Long handle</p>');
    const url = 'https://programs.example.com/hooks';
    const topics = ['product.created', 'product.updated'];
    const made = await admin.send('POST', 'webhook-endpoints', { url, topics });
    const { endpoint } = made.json<{ endpoint: { id: string } }>();
    const heard = async () => {
      const path = `webhook-endpoints/${endpoint.id}/deliveries`;
      return (await admin.get(path)).json<{ deliveries: { type: string }[] }>().deliveries.length;
    };
    const publishAt = new Date(app.ctx.now().getTime() + 3_600_000).toISOString();
    await desk.move(id, 'scheduled', { publishAt });
    expect(await heard()).toBe(0);
    const { activityId } = await desk.move(id, 'draft');
    await desk.undo(activityId);
    await publishDocuments.run(app.ctx);
    expect(await heard()).toBe(0);
    app.setNow(new Date(publishAt));
    await publishDocuments.run(app.ctx);
    expect(await desk.visit('/shop/p/ladle')).toContain('Long handle');
    expect(await heard()).toBe(1);
    await admin.send('DELETE', `webhook-endpoints/${endpoint.id}`);
  });

  it('another body that is written meanwhile is shown, taken back without loss, and opens as blocks', async () => {
    const id = await desk.make('lamp', '');
    await desk.write(id, '<p>Shade of linen</p>');
    await desk.move(id, 'published');
    const { activityId } = await desk.setBody(id, '<p>From the sheet</p>');
    const page = await desk.visit('/shop/p/lamp');
    expect([isOfBlocks(page), page.includes('From the sheet')]).toEqual([false, true]);
    expect((await desk.read(id)).document).toBeNull();
    const { groups } = (await manager.get('words', { text: 'From the sheet' })).json<{
      groups: FoundWords[];
    }>();
    expect(groups).toMatchObject([{ id, documentId: null, matches: [{ field: 'body' }] }]);
    await desk.undo(activityId);
    const again = await desk.visit('/shop/p/lamp');
    expect([isOfBlocks(again), again.includes('Shade of linen')]).toEqual([true, true]);

    await desk.setBody(id, '<p>From the sheet</p>');
    const head = await desk.open(id);
    expect(head).toMatchObject({ state: 'draft' });
    expect(head.revision).toBeGreaterThan(head.publishedRevision ?? head.revision);
    expect((await manager.get(`documents/${head.id}`)).body).toContain('From the sheet');
    expect(await desk.visit('/shop/p/lamp')).toContain('From the sheet');
    const { revisions } = (await manager.get(`documents/${head.id}/revisions`)).json<{
      revisions: { revision: number }[];
    }>();
    expect(revisions.length).toBeGreaterThan(2);
    // What somebody drafts on top is theirs.
    await desk.write(id, '<p>Drafted on top</p>');
    await desk.setBody(id, '<p>Another sheet</p>');
    const kept = await desk.open(id);
    expect((await manager.get(`documents/${kept.id}`)).body).toContain('Drafted on top');
  });

  it('other fields of a product leave its blocks alone', async () => {
    const id = await desk.make('tray', '');
    await desk.write(id, '<p>Oiled oak</p>');
    await desk.move(id, 'published');
    const changed = await manager.send('PATCH', `products/${id}`, {
      changes: { title: { from: 'tray', to: 'Tray of oak' } },
    });
    expect(changed.statusCode, changed.body).toBe(200);
    expect(isOfBlocks(await desk.visit('/shop/p/tray'))).toBe(true);
  });

  it('a copy has the draft and what is published', async () => {
    const id = await desk.make('mug', '');
    await desk.write(id, '<p>Holds tea</p>');
    await desk.move(id, 'published');
    await desk.write(id, '<p>Not said yet</p>');
    const { id: copy } = (await manager.send('POST', `products/${id}/duplicate`, {})).json<{
      id: string;
    }>();
    const { document, body, path } = await desk.read(copy);
    expect(body).toContain('Holds tea');
    expect((await manager.get(`documents/${document?.id}`)).body).toContain('Not said yet');
    await manager.send('PATCH', `products/${copy}`, {
      changes: { isVisible: { from: false, to: true } },
    });
    const page = await desk.visit(path);
    expect([isOfBlocks(page), page.includes('Holds tea'), page.includes('Not said')]).toEqual([
      true,
      true,
      false,
    ]);
    expect((await desk.open(id)).id).not.toBe(document?.id);
  });

  it('find and replace looks into the blocks and not into the words made of them', async () => {
    const id = await desk.make('ewer', '');
    await desk.write(id, '<p>Quillwork handle</p>');
    await desk.move(id, 'published');
    const { groups } = (await manager.get('words', { text: 'Quillwork' })).json<{
      groups: FoundWords[];
    }>();
    expect(groups).toMatchObject([{ kind: 'product', id, count: 1 }]);
    const [{ version, revision, matches }] = groups as [FoundWords];
    expect(matches).toMatchObject([{ field: 'content' }]);
    const replaced = await manager.send('POST', 'words/replacements', {
      text: 'Quillwork',
      replacement: 'Basket',
      publish: true,
      matchCase: true,
      wholeWord: false,
      places: [{ kind: 'product', id, version, revision }],
    });
    expect(replaced.statusCode, replaced.body).toBe(200);
    expect(await desk.visit('/shop/p/ewer')).toContain('Basket handle');
    expect((await desk.read(id)).body).toContain('Basket handle');
  });

  it('files of the site carry it, there and back', async () => {
    // The pages and products of the fixture are damaged on purpose.
    await importSite(fixture.app.ctx, 'cups-clean', await exportSite(fixture.app.ctx, 'cups'));
    const before = await exportSite(fixture.app.ctx, 'cups-clean');
    const names = [...before.texts.keys()].filter((name) => name.startsWith('documents/product/'));
    expect(names.length).toBeGreaterThan(3);
    await importSite(fixture.app.ctx, 'cups-again', before);
    const after = await exportSite(fixture.app.ctx, 'cups-again');
    expect(Object.fromEntries(after.texts)).toEqual(Object.fromEntries(before.texts));
    const site = await fixture.app.ctx.sites.findByIdentifier('cups-again');
    const host = 'cups-again.localhost';
    const page = await fixture.app.inject({
      method: 'GET',
      url: '/shop/p/tray',
      headers: { host },
    });
    expect([site !== undefined, isOfBlocks(page.body)]).toEqual([true, true]);
  });

  it('AUTH-05 who may only draft drafts, and publishes nothing; a product of nobody is not found', async () => {
    const id = await desk.make('dish', '<p>Flat</p>');
    const { id: document, revision } = await desk.open(id, drafter);
    const refused = await drafter.send('POST', `documents/${document}/state`, {
      to: 'published',
      revision,
    });
    expect(refused.statusCode).toBe(403);
    const missing = { purpose: 'product', ownerId: 'nothing' };
    expect((await manager.send('POST', 'documents', missing)).statusCode).toBe(404);
  });
});
