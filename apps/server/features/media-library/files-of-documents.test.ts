import { userRoles, type DocumentHead } from '@sitewright/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createOffice, type Office } from '../../testing/office.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { createPageFixture, type PageFixture } from '../../testing/page-fixture.ts';
import { storeAsset } from '../assets/save-asset.ts';
import { saveNavigation } from '../collections/save-navigation.ts';
import { writeTranslation } from '../multilingual/store-translations.ts';

describeOnBothDatabases('files that documents show', (database) => {
  let fixture: PageFixture;
  let manager: Office;
  let drafter: Office;
  let colors = 0;
  beforeAll(async () => {
    fixture = await createPageFixture({ database });
    const { websiteManager, draftEditor } = userRoles.values;
    const { app, siteId } = fixture;
    manager = await createOffice(app, { [siteId]: [websiteManager] }, 'cups');
    drafter = await createOffice(app, { [siteId]: [draftEditor] }, 'cups');
  });
  afterAll(() => fixture.app.close());

  const addPicture = async () => {
    colors += 1;
    const background = { r: colors, g: 0, b: 0 };
    const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background } })
      .png()
      .toBuffer();
    return storeAsset(fixture.app.ctx, fixture.siteId, { bytes, filename: `${colors}.png` });
  };
  const section = { id: 's', order: 'a0', layout: 'stack', style: {} };
  const wide = { column: 1, row: 1, width: 10, height: 4, layer: 0, hidden: false };
  const blockOf = (type: string, data: object) => {
    return { id: 'b', sectionId: 's', order: 'a0', type, version: 1, data, placement: { wide } };
  };
  /** The document of an owner with one block. */
  const write = async (purpose: string, ownerId: string, block: object) => {
    const made = await manager.send('POST', 'documents', { purpose, ownerId });
    expect(made.statusCode, made.body).toBe(200);
    const { id, revision } = made.json<DocumentHead>();
    const insert = { name: 'insert-section', section, blocks: [block] };
    await edit(id, revision, insert);
    return { id, revision: revision + 1 };
  };
  const edit = async (id: string, baseRevision: number, command: object) => {
    const body = { baseRevision, key: `edit-${id}-${baseRevision}`, commands: [command] };
    const saved = await manager.send('POST', `documents/${id}/edits`, body);
    expect(saved.statusCode, saved.body).toBe(200);
  };
  const usesOf = async (id: string) => (await manager.get(`files/${id}`)).json().uses;
  const remove = async (id: string) =>
    (await drafter.send('POST', 'files/removals', { ids: [id] })).json();

  it('FILE-11 a picture of a page of blocks stays while its draft or what visitors see has it', async () => {
    const asset = await addPicture();
    const ownerId = (await manager.send('POST', 'pages', { title: 'Kiln' })).json().id;
    const block = { ...blockOf('image', { assetId: asset, altText: 'A kiln' }), version: 2 };
    const { id, revision } = await write('page', ownerId, block);
    expect(await usesOf(asset)).toEqual([{ kind: 'page', id: ownerId, title: 'Kiln' }]);
    await manager.send('POST', `documents/${id}/state`, { to: 'published', revision });
    await edit(id, revision, { name: 'remove-block', block });
    expect(await remove(asset)).toEqual({ removed: [], kept: [asset] });
    const page = await fixture.app.inject({
      method: 'GET',
      url: '/kiln',
      headers: { host: 'shop.test' },
    });
    expect(page.body).toContain('alt="A kiln"');
    await manager.send('POST', `documents/${id}/state`, {
      to: 'published',
      revision: revision + 1,
    });
    expect(await remove(asset)).toEqual({ removed: [asset], kept: [] });
  });

  it('FILE-11 so do files of posts, areas and popups, in fields, links and addresses', async () => {
    const [ofPost, ofArea, ofPopup] = [await addPicture(), await addPicture(), await addPicture()];
    const collectionId = fixture.collections['journal'];
    const made = await manager.send('POST', 'posts', { collectionId, title: 'Glaze' });
    const post = made.json<{ id: string }>().id;
    const link = { kind: 'file', assetId: ofPost };
    await write('post', post, blockOf('button', { label: 'List', link }));
    const html = `<p><a href="/content/v1/${fixture.siteId}/${ofArea}/1.png">Plan</a></p>`;
    await write('block-field', 'foot', blockOf('text', { format: 'html', html }));
    await write('popup', 'popup', blockOf('hero', { title: 'Hello', assetId: ofPopup }));
    expect(await usesOf(ofPost)).toEqual([{ kind: 'item', id: post, title: 'Glaze' }]);
    const foot = { purpose: 'block-field', ownerId: 'foot' };
    expect(await usesOf(ofArea)).toEqual([
      { kind: 'content', id: 'foot', title: '', content: foot },
    ]);
    expect(await usesOf(ofPopup)).toMatchObject([
      { kind: 'content', content: { purpose: 'popup', ownerId: 'popup' } },
    ]);
    for (const asset of [ofPost, ofArea, ofPopup]) {
      expect(await remove(asset)).toEqual({ removed: [], kept: [asset] });
    }
  });

  it('FILE-11 so do files of translations and of menus', async () => {
    const { app, siteId, collections } = fixture;
    const [ofText, ofMenu] = [await addPicture(), await addPicture()];
    const addressOf = (asset: string) => `/content/v1/${siteId}/${asset}/1.png`;
    const key = { siteId, kind: 'page', id: collections['about']!, language: 'de' } as const;
    const body = { text: `<p><img src="${addressOf(ofText)}"></p>`, original: '<p></p>' };
    const items = [{ externalLink: { title: 'Map', url: addressOf(ofMenu), newWindow: false } }];
    await app.ctx.transact(async (trx) => {
      await writeTranslation(trx, key, { body }, new Date());
      await saveNavigation(trx, siteId, { name: 'footNav', items });
    });
    expect(await usesOf(ofText)).toMatchObject([
      { kind: 'translation', title: 'de', translated: 'page' },
    ]);
    expect(await usesOf(ofMenu)).toEqual([{ kind: 'menu', id: 'footNav', title: 'footNav' }]);
    expect(await remove(ofMenu)).toEqual({ removed: [], kept: [ofMenu] });
  });

  it('FILE-11 so do files that short texts of products and code of pages show', async () => {
    const { app, siteId, products, collections } = fixture;
    const owner = await createOffice(app, { [siteId]: [userRoles.values.admin] }, 'cups');
    const [ofExcerpt, ofCode] = [await addPicture(), await addPicture()];
    const addressOf = (asset: string) => `/content/v1/${siteId}/${asset}/a.png`;
    const productId = products['plate']!;
    const changes = {
      excerpt: { from: '', to: `<p><img src="${addressOf(ofExcerpt)}" alt="A plate"></p>` },
    };
    const written = await owner.send('PATCH', `products/${productId}`, { changes });
    expect(written.statusCode, written.body).toBe(200);
    const pageId = collections['about']!;
    const headerCode = { from: '', to: `<link rel="icon" href="${addressOf(ofCode)}">` };
    const coded = await owner.send('PATCH', `pages/${pageId}/code`, { changes: { headerCode } });
    expect(coded.statusCode, coded.body).toBe(200);
    expect(await usesOf(ofExcerpt)).toMatchObject([{ kind: 'product', id: productId }]);
    expect(await usesOf(ofCode)).toMatchObject([{ kind: 'page', id: pageId }]);
    for (const asset of [ofExcerpt, ofCode]) {
      expect(await remove(asset)).toEqual({ removed: [], kept: [asset] });
    }
  });

  it('FILE-11 what was deleted holds no file, and comes back without what was removed meanwhile', async () => {
    const { app, siteId, collections } = fixture;
    const [ofPage, ofPost, ofText, shared] = [
      await addPicture(),
      await addPicture(),
      await addPicture(),
      await addPicture(),
    ];
    const picture = (assetId: string) => ({ ...blockOf('image', { assetId }), version: 2 });
    const page = (await manager.send('POST', 'pages', { title: 'Yard' })).json().id;
    const { id: document, revision } = await write('page', page, picture(ofPage));
    const published = await manager.send('POST', `documents/${document}/state`, {
      to: 'published',
      revision,
    });
    expect(published.statusCode, published.body).toBe(200);
    const [post, other] = [
      await manager.send('POST', 'posts', { collectionId: collections['journal'], title: 'Ash' }),
      await manager.send('POST', 'posts', { collectionId: collections['journal'], title: 'Oak' }),
    ].map((made) => made.json<{ id: string }>().id) as [string, string];
    await write('post', post, {
      ...blockOf('gallery', { pictures: [{ assetId: ofPost }, { assetId: shared }] }),
    });
    await write('post', other, picture(shared));
    const body = { text: `<p><img src="/content/v1/${siteId}/${ofText}/1.png"></p>`, original: '' };
    const key = { siteId, kind: 'post', id: post, language: 'de' } as const;
    await app.ctx.transact((trx) => writeTranslation(trx, key, { body }, new Date()));
    for (const asset of [ofPage, ofPost, ofText, shared]) {
      expect(await remove(asset)).toEqual({ removed: [], kept: [asset] });
    }
    const gone = await manager.send('DELETE', `pages/${page}`);
    expect(gone.statusCode, gone.body).toBe(200);
    expect((await manager.send('DELETE', `posts/${post}`)).statusCode).toBe(200);
    expect(await usesOf(shared)).toEqual([{ kind: 'item', id: other, title: 'Oak' }]);
    for (const asset of [ofPage, ofPost, ofText]) {
      expect(await usesOf(asset)).toEqual([]);
      expect(await remove(asset)).toEqual({ removed: [asset], kept: [] });
    }
    expect(await remove(shared)).toEqual({ removed: [], kept: [shared] });
    const { activityId } = gone.json<{ activityId: string }>();
    expect((await manager.send('POST', `activity/${activityId}/undo`)).statusCode).toBe(200);
    const answer = await app.inject({ url: '/yard', headers: { host: 'shop.test' } });
    expect([answer.statusCode, answer.body.includes(ofPage)]).toEqual([200, false]);
  });

  it('D-43 who may only draft changes no file that visitors see, nor takes such a change back', async () => {
    const [live, own] = [await addPicture(), await addPicture()];
    const ownerId = (await manager.send('POST', 'pages', { title: 'Wheel' })).json().id;
    const block = { ...blockOf('image', { assetId: live, altText: '' }), version: 2 };
    const { id, revision } = await write('page', ownerId, block);
    await manager.send('POST', `documents/${id}/state`, { to: 'published', revision });
    const other = (await manager.send('POST', 'pages', { title: 'Plan' })).json().id;
    await write('page', other, { ...blockOf('image', { assetId: own, altText: '' }), version: 2 });
    const words = { changes: { altText: { from: '', to: 'A wheel' } } };
    const edit = { edit: { crop: { left: 0, top: 0, width: 0.5, height: 0.5 } }, from: 0 };
    const point = { edit: {}, from: 0, focal: { x: 0.25, y: 0.75 } };
    const statuses = async (office: Office, asset: string) => [
      (await office.send('POST', `files/${asset}/picture-edits`, point)).statusCode,
      (await office.send('POST', `files/${asset}/edits`, words)).statusCode,
      (await office.send('POST', `files/${asset}/picture-edits`, { ...edit, isCopy: true }))
        .statusCode,
      (await office.send('POST', `files/${asset}/picture-edits`, edit)).statusCode,
      (await office.send('POST', `files/${asset}/replacements`, { uploadId: 'none' })).statusCode,
    ];
    expect(await statuses(drafter, live)).toEqual([403, 403, 200, 403, 403]);
    expect(await statuses(drafter, own)).toEqual([200, 200, 200, 200, 404]);
    // Nor one that visitors see by the time when it is drawn, or looked at.
    const { pictures } = fixture.app.ctx.media;
    const run = pictures.run.bind(pictures);
    for (const [title, wish] of Object.entries({ Later: edit, Soon: point })) {
      const draftOf = (await manager.send('POST', 'pages', { title })).json().id;
      const later = await addPicture();
      const image = { ...blockOf('image', { assetId: later, altText: '' }), version: 2 };
      const shown = await write('page', draftOf, image);
      const drawing = vi.spyOn(pictures, 'run').mockImplementation(async (...given) => {
        drawing.mockRestore();
        const state = { to: 'published', revision: shown.revision };
        await manager.send('POST', `documents/${shown.id}/state`, state);
        return run(...given);
      });
      const late = await drafter.send('POST', `files/${later}/picture-edits`, wish);
      expect([title, late.statusCode]).toEqual([title, 403]);
    }
    const edited = await manager.send('POST', `files/${live}/edits`, words);
    const cut = await manager.send('POST', `files/${live}/picture-edits`, edit);
    for (const answer of [cut, edited]) {
      const undo = `activity/${answer.json().activityId}/undo`;
      expect((await drafter.send('POST', undo)).statusCode).toBe(403);
      expect((await manager.send('POST', undo)).statusCode).toBe(200);
    }
  });
});
