/** Bodies of products and posts that are documents, in other languages. */
import { translateText } from '@sitewright/blocks';
import { userRoles, type DocumentHead, type PageDocument } from '@sitewright/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createOffice, type Office } from '../../testing/office.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { createPageFixture, type PageFixture } from '../../testing/page-fixture.ts';
import { productBodyDesk } from '../../testing/product-body-desk.ts';
import { exportSite } from '../site-files/export-site.ts';
import { importSite } from '../site-files/import-site.ts';

describeOnBothDatabases('bodies of blocks in other languages', (database) => {
  let fixture: PageFixture;
  let manager: Office;
  let desk: ReturnType<typeof productBodyDesk>;
  beforeAll(async () => {
    fixture = await createPageFixture({ database });
    const { websiteManager, storeManager } = userRoles.values;
    const roles = { [fixture.siteId]: [websiteManager, storeManager] };
    manager = await createOffice(fixture.app, roles, 'cups');
    desk = productBodyDesk(fixture, manager);
    const to = [{ code: 'de' }];
    const languages = { changes: { 'languages.languages': { from: [], to } } };
    expect((await manager.send('POST', 'settings/edits', languages)).statusCode).toBe(200);
  });
  afterAll(() => fixture.app.close());

  interface Said {
    readonly hasDocument: boolean;
    readonly texts: { field: string; original: string }[];
    readonly translations: Record<string, Record<string, { text: string; original: string }>>;
  }
  const saidOf = async (id: string, kind = 'product') =>
    (await manager.get(`translations/${kind}/${id}`)).json<Said>();
  const offersBody = async (id: string) =>
    (await saidOf(id)).texts.some(({ field }) => field === 'body');
  const sayBody = async (id: string, text: string, original: string) => {
    const changes = { body: { to: { text, original } } };
    const saved = await manager.send('PATCH', `translations/product/${id}/de`, { changes });
    expect(saved.statusCode, saved.body).toBe(200);
  };
  /** Translates the text block of a document that says this. */
  const translate = async (head: DocumentHead, original: string, text: string) => {
    const { document } = (await manager.get(`documents/${head.id}`)).json<{
      document: PageDocument;
    }>();
    const block = Object.values(document.blocks).find(({ data }) =>
      JSON.stringify(data).includes(original),
    )!;
    const saved = await manager.send('POST', `documents/${head.id}/edits`, {
      baseRevision: head.revision,
      key: `translating-${head.id}`,
      commands: translateText(document, block.id, {
        language: 'de',
        way: 'html',
        to: { text, original },
      }),
    });
    expect(saved.statusCode, saved.body).toBe(200);
  };
  /** The body of a product as lists have it. */
  const listed = async (urlId: string, language = '') => {
    const list = await desk.visit(`${language}/shop?format=json&tag=${urlId}`);
    const [item] = (JSON.parse(list) as { items: { body: string }[] }).items;
    return item?.body;
  };

  it('I18N-02 a body of blocks is translated in its document, and lists say the same', async () => {
    const id = await desk.make('pan', '');
    await desk.write(id, '<p>Cast iron</p>');
    const thing = await saidOf(id);
    expect(thing.hasDocument).toBe(true);
    expect(await offersBody(id)).toBe(false);
    await translate(await desk.open(id), '<p>Cast iron</p>', '<p>Gusseisen</p>');
    const { activityId } = await desk.move(id, 'published');
    for (const [language, said, other] of [
      ['', 'Cast iron', 'Gusseisen'],
      ['/de', 'Gusseisen', 'Cast iron'],
    ] as const) {
      const page = await desk.visit(`${language}/shop/p/pan`);
      const data = JSON.parse(await desk.visit(`${language}/shop/p/pan?format=json`)).item;
      for (const text of [page, data.body, await listed('pan', language)]) {
        expect([text?.includes(said), text?.includes(other)]).toEqual([true, false]);
      }
    }
    expect(await offersBody(id)).toBe(false);
    await desk.undo(activityId);
    expect((await saidOf(id)).translations['de']?.['body']).toBeUndefined();
    expect(await listed('pan', '/de')).toBe('');
  });

  it('I18N-02 a body of HTML stays translated in its row while a document is opened and drafted', async () => {
    const id = await desk.make('pot', '<p>Clay</p>');
    await desk.open(id);
    const opened = await saidOf(id);
    expect([opened.hasDocument, await offersBody(id)]).toEqual([false, true]);
    await sayBody(id, '<p>Ton</p>', '<p>Clay</p>');
    expect(await listed('pot', '/de')).toBe('<p>Ton</p>');
    await desk.write(id, '<p>Fired twice</p>');
    const drafted = await saidOf(id);
    // Visitors see the row, and will see the document: both can be said.
    expect([drafted.hasDocument, await offersBody(id)]).toEqual([true, true]);
    expect(await listed('pot', '/de')).toBe('<p>Ton</p>');
    // Published without German, nobody reads German of another text; taken back it is there again.
    const { activityId } = await desk.move(id, 'published');
    expect(await listed('pot', '/de')).toContain('Fired twice');
    const undone = await desk.undo(activityId);
    expect(await listed('pot', '/de')).toBe('<p>Ton</p>');
    await desk.undo(undone.activityId);
    expect(await listed('pot', '/de')).toContain('Fired twice');
    const again = await desk.setBody(id, '<p>From the sheet</p>');
    expect((await saidOf(id)).hasDocument).toBe(false);
    expect(await offersBody(id)).toBe(true);
    await desk.undo(again.activityId);
    expect(await offersBody(id)).toBe(false);
  });

  it('I18N-02 so are posts, and lists and feeds of the blog in the language', async () => {
    const collectionId = fixture.collections['journal']!;
    const draft = { collectionId, title: 'Glaze' };
    const post = (await manager.send('POST', 'posts', draft)).json<{ id: string }>().id;
    const made = await manager.send('POST', 'documents', { purpose: 'post', ownerId: post });
    const block = { type: 'text', data: { format: 'html', html: '<p>Ash and sand</p>' } };
    const head = await desk.insert(made.json<DocumentHead>(), block);
    await translate(head, '<p>Ash and sand</p>', '<p>Asche und Sand</p>');
    const { revision } = (await manager.get(`documents/${head.id}`)).json<DocumentHead>();
    const shown = await manager.send('POST', `documents/${head.id}/state`, {
      to: 'published',
      revision,
    });
    expect(shown.statusCode, shown.body).toBe(200);
    const feeds = await Promise.all(
      ['/journal?format=rss', '/de/journal?format=rss'].map((path) => desk.visit(path)),
    );
    expect(feeds.map((feed) => feed.includes('Ash and sand'))).toEqual([true, false]);
    expect(feeds.map((feed) => feed.includes('Asche und Sand'))).toEqual([false, true]);
  });

  it('I18N-02 files of the site carry them, there and back', async () => {
    const { ctx } = fixture.app;
    const id = await desk.make('lid', '');
    await desk.write(id, '<p>With a knob</p>');
    await translate(await desk.open(id), '<p>With a knob</p>', '<p>Mit Knauf</p>');
    await desk.move(id, 'published');
    // The pages and products of the fixture are damaged on purpose.
    await importSite(ctx, 'lids-clean', await exportSite(ctx, 'cups'));
    const before = await exportSite(ctx, 'lids-clean');
    await importSite(ctx, 'lids-again', before);
    const after = await exportSite(ctx, 'lids-again');
    expect(Object.fromEntries(after.texts)).toEqual(Object.fromEntries(before.texts));
    expect([...after.texts.values()].some((text) => text.includes('Mit Knauf'))).toBe(true);
  });
});
