import { blockTypeTable, nameItems } from '@sitewright/blocks';
import { userRoles, type Block, type DocumentHead, type PageDocument } from '@sitewright/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { publishDocuments } from '../../jobs/publish-documents.ts';
import { storeAsset } from '../assets/save-asset.ts';
import { saveNavigation } from '../collections/save-navigation.ts';
import { meetAtLock } from '../../testing/meet-at-lock.ts';
import { createOffice, type Office } from '../../testing/office.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { createPageFixture, type PageFixture } from '../../testing/page-fixture.ts';

type Draft = DocumentHead & { document: PageDocument };

describeOnBothDatabases('documents', (database) => {
  let fixture: PageFixture;
  let manager: Office;
  let drafter: Office;
  let keys = 0;
  beforeAll(async () => {
    fixture = await createPageFixture({ database });
    const { websiteManager, draftEditor } = userRoles.values;
    manager = await createOffice(fixture.app, { [fixture.siteId]: [websiteManager] }, 'cups');
    drafter = await createOffice(fixture.app, { [fixture.siteId]: [draftEditor] }, 'cups');
  });
  afterAll(() => fixture.app.close());

  const page = async (path: string) =>
    (await fixture.app.inject({ method: 'GET', url: path, headers: { host: 'shop.test' } })).body;
  const open = async (urlId: string) => {
    const ownerId = fixture.collections[urlId];
    const made = await manager.send('POST', 'documents', { purpose: 'page', ownerId });
    expect(made.statusCode, made.body).toBe(200);
    return made.json<DocumentHead>().id;
  };
  const draft = async (id: string) => (await manager.get(`documents/${id}`)).json<Draft>();
  const save = (
    id: string,
    baseRevision: number,
    commands: object[],
    key = `key-number-${keys++}`,
  ) => manager.send('POST', `documents/${id}/edits`, { baseRevision, key, commands });
  const move = (id: string, to: string, revision: number, more: object = {}, office = manager) =>
    office.send('POST', `documents/${id}/state`, { to, revision, ...more });
  const changeSettings = async (field: string, to: boolean) => {
    const changed = await manager.send('PATCH', 'settings', { content: { [field]: to } });
    expect(changed.statusCode, changed.body).toBe(200);
  };
  const firstText = (document: PageDocument): Block =>
    Object.values(document.blocks).find(({ type }) => type === 'text')!;
  const write = (block: Block, from: string, to: string) => ({
    name: 'set-block-data',
    id: block.id,
    path: ['html'],
    from,
    to,
  });

  it('D-43 who writes drafts chooses what blocks show by name, and sees no more of the shop', async () => {
    const form = { name: 'Write to us', fields: [{ id: 'text', type: 'text', title: 'Text' }] };
    expect((await manager.send('POST', 'forms', form)).statusCode).toBe(200);
    const choices = async (query: Record<string, string>) => {
      const answer = await drafter.get('block-choices', query);
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json<{ choices: { id: string; name: string }[] }>().choices;
    };
    expect(await choices({ kind: 'form' })).toMatchObject([{ name: 'Write to us' }]);
    const all = await choices({ kind: 'product' });
    expect(all.length).toBeGreaterThan(0);
    const [{ id, name }] = all as [{ id: string; name: string }];
    expect(Object.keys(all[0]!).toSorted()).toEqual(['id', 'name']);
    expect(
      await choices({ kind: 'product', search: name.slice(1, 5).toUpperCase() }),
    ).toContainEqual({ id, name });
    expect(await choices({ kind: 'product', id })).toEqual([{ id, name }]);
    expect(await choices({ kind: 'product', search: '%' })).toEqual([]);
    const shop = fixture.collections['shop'];
    expect(await choices({ kind: 'category' })).toMatchObject([
      { name: 'Cups', collectionId: shop, depth: 0 },
      { name: 'Large', collectionId: shop, depth: 1 },
    ]);
    expect((await drafter.get('products')).statusCode).toBe(403);
    expect((await drafter.get('forms')).statusCode).toBe(403);
  });

  it('a page is drafted, edited, published, seen, and taken back by the log', async () => {
    const id = await open('about');
    const { document, revision } = await draft(id);
    const block = firstText(document);
    const html = (block.data as { html: string }).html;
    expect(html).not.toContain('<script');
    const saved = await save(id, revision, [write(block, html, '<p>Now<script>x</script></p>')]);
    expect(saved.statusCode, saved.body).toBe(200);
    expect(await page('/about')).not.toContain('<p>Now</p>');
    const published = await move(id, 'published', 2);
    expect(published.statusCode, published.body).toBe(200);
    const seen = await page('/about');
    expect(seen).toContain('<p>Now</p>');
    expect(seen).toContain('data-section-id=');
    expect(await page('/about?format=json')).toContain('Now');
    const { activityId } = published.json<{ activityId: string }>();
    expect((await manager.send('POST', `activity/${activityId}/undo`)).statusCode).toBe(200);
    expect(await page('/about')).not.toContain('<p>Now</p>');
  });

  it('edits of two people merge, the same field asks, and a batch that comes again is saved once', async () => {
    const id = await open('about/team');
    const { document } = await draft(id);
    const block = firstText(document);
    const first = await save(
      id,
      1,
      [write(block, '<p>Us</p>', '<p>A</p>'), { name: 'lock-block', id: block.id, to: true }],
      'the-same-key',
    );
    const again = await save(id, 1, [write(block, '<p>Us</p>', '<p>A</p>')], 'the-same-key');
    expect(again.json()).toEqual(first.json());
    const other = await save(id, 1, [write(block, '<p>Us</p>', '<p>B</p>')]);
    expect([other.statusCode, other.json()]).toMatchObject([
      409,
      {
        conflicts: { [`blocks.${block.id}.data.html`]: { theirs: '<p>A</p>', yours: '<p>B</p>' } },
      },
    ]);
    const section = Object.values(document.sections)[0]!;
    const beside = await save(id, 1, [
      { name: 'set-section-style', id: section.id, field: 'theme', to: 'dark' },
    ]);
    expect(beside.json()).toMatchObject({ revision: 3, others: [{}, {}] });
    const differs = await manager.get(`documents/${id}/differences`, { from: 1, to: 3 });
    expect(differs.json()).toMatchObject({
      sections: [{ kind: 'changed' }],
      blocks: [{ kind: 'changed' }],
    });
    const restored = await manager.send('POST', `documents/${id}/restore`, {
      baseRevision: 3,
      key: 'restore-it',
      revision: 1,
    });
    expect(restored.statusCode, restored.body).toBe(200);
    expect((await draft(id)).document).toEqual(document);
    const numbers = async (query: Record<string, string> = {}) => {
      const listed = await manager.get(`documents/${id}/revisions`, query);
      const { revisions } = listed.json<{ revisions: { revision: number }[] }>();
      return revisions.map(({ revision }) => revision);
    };
    expect([await numbers(), await numbers({ before: '3' })]).toEqual([
      [4, 3, 2, 1],
      [2, 1],
    ]);
  });

  it('people who open a page at the same time get one document', async () => {
    // A page that is made here has its document at once; one that was imported has none yet.
    const ownerId = fixture.collections['stack'];
    const begin = () => manager.send('POST', 'documents', { purpose: 'page', ownerId });
    const held = sql`lock table documents in share mode`;
    const opened = await meetAtLock(fixture.app, held, [begin, begin, begin]);
    expect(opened.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(new Set(opened.map((one) => one.json<DocumentHead>().id)).size).toBe(1);
  });

  it('HTML is made safe before it is kept, whichever command brings it', async () => {
    const made = await manager.send('POST', 'pages', { title: 'Safe' });
    const ownerId = made.json<{ id: string }>().id;
    const opened = await manager.send('POST', 'documents', { purpose: 'page', ownerId });
    const { id, revision } = opened.json<DocumentHead>();
    const wide = { column: 1, row: 1, width: 12, height: 2, layer: 0, hidden: false };
    const text = (name: string, words: string) => ({
      id: name,
      sectionId: 's',
      order: `a${name}`,
      type: 'text',
      version: 1,
      data: { format: 'html', html: `<p>${words}<script>x</script></p>` },
      placement: { wide },
    });
    const section = { id: 's', order: 'a0', layout: 'grid', style: {} };
    const saved = await save(id, revision, [
      { name: 'insert-section', section, blocks: [text('1', 'Of a section')] },
      { name: 'insert-block', block: text('2', 'Alone') },
      { name: 'insert-block', block: text('3', 'Before') },
      { name: 'replace-block', from: text('3', 'Before'), to: text('3', 'Instead') },
      { name: 'insert-block', block: text('4', 'Old') },
      {
        name: 'set-block-data',
        id: '4',
        path: ['html'],
        // What a browser saw that had not been answered yet.
        from: '<p>Old<script>x</script></p>',
        to: '<p>New<script>x</script></p>',
      },
    ]);
    expect(saved.statusCode, saved.body).toBe(200);
    expect(saved.body).not.toContain('script');
    const { document } = await draft(id);
    const kept = ['1', '2', '3', '4'].map((name) => document.blocks[name]?.data);
    expect(kept).toEqual(
      ['Of a section', 'Alone', 'Instead', 'New'].map((words) => ({
        format: 'html',
        html: `<p>${words}</p>`,
      })),
    );
  });

  it('EDIT-09 a section holds 60 blocks and no more', async () => {
    const id = await open('more');
    const { document, revision } = await draft(id);
    const sectionId = Object.keys(document.sections)[0]!;
    const wide = { column: 1, row: 1, width: 1, height: 1, layer: 0, hidden: false };
    const blocks = (count: number) =>
      Array.from({ length: count }, (_, at) => ({
        name: 'insert-block',
        block: {
          id: `n${at}`,
          sectionId,
          order: 'a0',
          type: 'line',
          version: 1,
          data: {},
          placement: { wide },
        },
      }));
    const many = await save(id, revision, blocks(61));
    expect([many.statusCode, many.body]).toEqual([400, expect.stringContaining('60')]);
    expect((await save(id, revision, blocks(60))).statusCode).toBe(200);
  });

  it('a rule of the owner keeps a page from visitors until it is met, and says which', async () => {
    const made = await manager.send('POST', 'pages', { title: 'Ruled' });
    const ownerId = made.json<{ id: string }>().id;
    const opened = await manager.send('POST', 'documents', { purpose: 'page', ownerId });
    const { id } = opened.json<DocumentHead>();
    const place = (row: number) => ({
      wide: { column: 1, row, width: 12, height: 2, layer: 0, hidden: false },
    });
    const block = (name: string, row: number, type: string, data: object) => ({
      name: 'insert-block',
      block: {
        id: name,
        sectionId: 's',
        order: `a${row}`,
        type,
        version: 1,
        data,
        placement: place(row),
      },
    });
    const text = (words: string) => ({ format: 'html', html: words });
    const bytes = Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1');
    const filmId = await storeAsset(fixture.app.ctx, fixture.siteId, {
      bytes,
      filename: 'film.mp4',
    });
    const film = blockTypeTable.get('video')?.initial;
    const lacking = [
      {
        name: 'insert-section',
        section: { id: 's', order: 'a0', layout: 'grid', style: {} },
        blocks: [],
      },
      block('b1', 1, 'text', text('<h2>One</h2><p><img src="/a.png"></p><h4>Two</h4>')),
      block('b2', 3, 'text', text('<p><a href="/about"></a> <a href="#">here</a></p>')),
      block('b3', 5, 'image', {}),
      block('b4', 7, 'video', { ...Object(film), files: nameItems([{ assetId: filmId }]) }),
    ];
    const saved = await save(id, 1, lacking);
    expect(saved.statusCode, saved.body).toBe(200);
    const rules = [
      ['stopsOnMissingAlt', 'a picture has no alternative text'],
      ['stopsOnHeadingOrder', 'headings leave out a level'],
      ['stopsOnDeadLink', 'a link leads nowhere'],
      ['stopsOnNamelessLink', 'a link has no words'],
      ['stopsOnEmptyBlock', 'a block shows nothing'],
      ['stopsOnMissingCaptions', 'a video has no captions'],
    ] as const;
    for (const [rule, reason] of rules) {
      await changeSettings(rule, true);
      for (const to of ['published', 'scheduled']) {
        const refused = await move(id, to, 2, { publishAt: '2999-01-01T00:00:00.000Z' });
        expect([refused.statusCode, refused.json()]).toMatchObject([
          409,
          { code: 'document_rules_unmet', message: `This page is not published yet: ${reason}.` },
        ]);
      }
      await changeSettings(rule, false);
    }
    const sees = async () =>
      (await fixture.app.inject({ url: '/ruled', headers: { host: 'shop.test' } })).body;
    expect(await sees()).not.toContain('Two');
    expect((await move(id, 'published', 2)).statusCode).toBe(200);
    expect(await sees()).toContain('Two');
    // Taking a step back shows nothing either that a rule of today keeps back.
    const takenBack = await move(id, 'draft', 2);
    await changeSettings('stopsOnMissingAlt', true);
    const { activityId } = takenBack.json<{ activityId: string }>();
    const undo = () => manager.send('POST', `activity/${activityId}/undo`);
    const kept = await undo();
    expect([kept.statusCode, kept.json()]).toMatchObject([409, { code: 'document_rules_unmet' }]);
    expect(await sees()).not.toContain('Two');
    await changeSettings('stopsOnMissingAlt', false);
    expect((await undo()).statusCode).toBe(200);
    expect(await sees()).toContain('Two');
  });

  it('D-72 a page that was never published stands in no menu and no sitemap', async () => {
    const { app, collections, siteId } = fixture;
    const made = await manager.send('POST', 'pages', { title: 'Begun', urlId: 'begun' });
    expect(made.statusCode, made.body).toBe(200);
    collections['begun'] = made.json<{ id: string }>().id;
    const id = await open('begun');
    const { begun, notes } = collections;
    const items = [
      { collectionId: begun!, items: [{ collectionId: notes! }] },
      { title: 'More', items: [{ collectionId: begun! }] },
    ];
    await app.ctx.transact((trx) => saveNavigation(trx, siteId, { name: 'mainNav', items }));
    const links = async () => {
      const shown = (await page('/about')) + (await page('/sitemap.xml'));
      const found = (link: string) => shown.split(link).length - 1;
      return [found('href="/begun"'), found('href="/notes"'), found('/begun</loc>')];
    };
    // The theme prints the first level alone; what stands below a page that is not there moves up.
    expect(await links()).toEqual([0, 1, 0]);
    const { revision } = await draft(id);
    expect((await move(id, 'published', revision)).statusCode).toBe(200);
    expect(await links()).toEqual([1, 0, 1]);
    expect((await move(id, 'draft', revision)).statusCode).toBe(200);
    expect(await links()).toEqual([0, 1, 0]);
  });

  it('D-72 what is planned is published at its time and not before, and a plan is taken back', async () => {
    const { app, collections } = fixture;
    const copied = { title: 'Sale', urlId: 'sale', copyOf: collections['about'] };
    const made = await manager.send('POST', 'pages', copied);
    collections['sale'] = made.json<{ id: string }>().id;
    const id = await open('sale');
    const { document, revision } = await draft(id);
    const block = firstText(document);
    const { html } = block.data as { html: string };
    await save(id, revision, [write(block, html, '<p>Half off</p>')]);
    const start = app.ctx.now();
    const publishAt = new Date(start.getTime() + 3_600_000).toISOString();
    const planned = await move(id, 'scheduled', 2, { publishAt });
    expect(planned.json(), planned.body).toMatchObject({ state: 'scheduled', publishAt });
    const stopped = await move(id, 'draft', 2);
    expect(stopped.json()).toMatchObject({ state: 'draft', publishAt: null });
    const { activityId } = stopped.json<{ activityId: string }>();
    expect((await manager.send('POST', `activity/${activityId}/undo`)).statusCode).toBe(200);
    expect(await draft(id)).toMatchObject({ state: 'scheduled', publishAt });
    const stoppedAgain = (await move(id, 'draft', 2)).json<{ activityId: string }>();
    app.setNow(new Date(start.getTime() + 3_600_001));
    const late = await manager.send('POST', `activity/${stoppedAgain.activityId}/undo`);
    expect([late.statusCode, late.json()]).toMatchObject([409, { code: 'not_undoable' }]);
    app.setNow(start);
    expect((await move(id, 'scheduled', 2, { publishAt })).statusCode).toBe(200);
    app.setNow(new Date(start.getTime() + 3_599_000));
    await publishDocuments.run(app.ctx);
    expect(await page('/sale')).not.toContain('Half off');
    app.setNow(new Date(start.getTime() + 3_600_000));
    await publishDocuments.run(app.ctx);
    expect(await page('/sale')).toContain('Half off');
    expect(await draft(id)).toMatchObject({
      state: 'published',
      publishedRevision: 2,
      publishAt: null,
    });
    const log = await manager.get('activity', { subject: `document:${id}` });
    expect(log.json<{ activity: object[] }>().activity[0]).toMatchObject({
      actor: { kind: 'operator' },
      after: { state: 'published' },
    });
    app.setNow(start);
  });

  it('D-72 an edit makes a draft of what was published, and of nothing that is private', async () => {
    const { collections } = fixture;
    const copied = { title: 'Inside', urlId: 'inside', copyOf: collections['about'] };
    const made = await manager.send('POST', 'pages', copied);
    collections['inside'] = made.json<{ id: string }>().id;
    const id = await open('inside');
    const block = firstText((await draft(id)).document);
    const { html } = block.data as { html: string };
    expect((await move(id, 'private', 1)).json()).toMatchObject({ state: 'private' });
    await save(id, 1, [write(block, html, '<p>Ours alone</p>')]);
    expect(await draft(id)).toMatchObject({ state: 'private', revision: 2 });
    expect((await move(id, 'published', 2)).json()).toMatchObject({ state: 'published' });
    await save(id, 2, [write(block, '<p>Ours alone</p>', '<p>Everybody</p>')]);
    expect(await draft(id)).toMatchObject({ state: 'draft', publishedRevision: 2 });
    expect(await page('/inside')).toContain('Ours alone');
  });

  it('EDIT-05 D-72 who may only draft stops at Needs Review', async () => {
    const id = await open('home');
    expect((await move(id, 'published', 1, {}, drafter)).statusCode).toBe(403);
    expect((await move(id, 'needs-review', 1, {}, drafter)).json()).toMatchObject({
      state: 'needs-review',
    });
    expect((await move(id, 'scheduled', 1)).statusCode).toBe(400);
    expect((await move(id, 'published', 9)).statusCode).toBe(409);
    expect((await move(id, 'needs-review', 1)).statusCode).toBe(409);
  });

  it('EDIT-05 D-72 who may only draft takes nothing out of the plan of others', async () => {
    const { app, collections } = fixture;
    const copied = { title: 'Opening', urlId: 'opening', copyOf: collections['about'] };
    const made = await manager.send('POST', 'pages', copied);
    collections['opening'] = made.json<{ id: string }>().id;
    const id = await open('opening');
    const block = firstText((await draft(id)).document);
    const { html } = block.data as { html: string };
    const publishAt = new Date(app.ctx.now().getTime() + 3_600_000).toISOString();
    expect((await move(id, 'scheduled', 1, { publishAt })).statusCode).toBe(200);
    const commands = [write(block, html, '<p>Not yet</p>')];
    const edits = { baseRevision: 1, key: 'of-who-drafts-1', commands };
    expect((await drafter.send('POST', `documents/${id}/edits`, edits)).statusCode).toBe(403);
    const back = { baseRevision: 1, key: 'of-who-drafts-2', revision: 1 };
    expect((await drafter.send('POST', `documents/${id}/restore`, back)).statusCode).toBe(403);
    expect(await draft(id)).toMatchObject({ state: 'scheduled', publishAt, revision: 1 });
    expect((await save(id, 1, commands)).statusCode).toBe(200);
    expect(await draft(id)).toMatchObject({ state: 'draft', publishAt: null });
  });

  it('an edit whose answer was lost is answered again, also when the page was planned since', async () => {
    const { app, collections } = fixture;
    const copied = { title: 'Evening', urlId: 'evening', copyOf: collections['about'] };
    const made = await manager.send('POST', 'pages', copied);
    collections['evening'] = made.json<{ id: string }>().id;
    const id = await open('evening');
    const block = firstText((await draft(id)).document);
    const { html } = block.data as { html: string };
    const commands = [write(block, html, '<p>At eight</p>')];
    const edits = { baseRevision: 1, key: 'answer-is-lost', commands };
    const send = () => drafter.send('POST', `documents/${id}/edits`, edits);
    const first = await send();
    expect(first.json(), first.body).toMatchObject({ revision: 2 });
    const publishAt = new Date(app.ctx.now().getTime() + 3_600_000).toISOString();
    expect((await move(id, 'scheduled', 2, { publishAt })).statusCode).toBe(200);
    const again = await send();
    expect([again.statusCode, again.json()]).toEqual([200, first.json()]);
    expect(await draft(id)).toMatchObject({ state: 'scheduled', publishAt, revision: 2 });
  });
});
