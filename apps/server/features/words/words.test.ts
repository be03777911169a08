import { userRoles, wordLimits, type DocumentHead, type FoundWords } from '@sitewright/contract';
import { emptyDocument } from '@sitewright/blocks';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { meetAtLock } from '../../testing/meet-at-lock.ts';
import { createOffice, type Office } from '../../testing/office.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { createPageFixture, type PageFixture } from '../../testing/page-fixture.ts';
import { saveCollection } from '../collections/save-collection.ts';
import { addDocument } from '../documents/add-document.ts';

type Json = Record<string, unknown>;
type Found = { groups: FoundWords[]; next?: string; looked: number };
type Replaced = {
  places: { kind: string; id: string; replaced: number; isPublished: boolean; left: Json[] }[];
  activityId?: string;
};

describeOnBothDatabases('words of the whole site', (database) => {
  let fixture: PageFixture;
  let manager: Office;
  let drafter: Office;
  let keys = 0;
  beforeAll(async () => {
    fixture = await createPageFixture({ database });
    const { websiteManager, storeManager, draftEditor } = userRoles.values;
    manager = await createOffice(
      fixture.app,
      { [fixture.siteId]: [websiteManager, storeManager] },
      'cups',
    );
    drafter = await createOffice(fixture.app, { [fixture.siteId]: [draftEditor] }, 'cups');
  });
  afterAll(() => fixture.app.close());

  const page = async (path: string) =>
    (await fixture.app.inject({ method: 'GET', url: path, headers: { host: 'shop.test' } })).body;
  const find = async (text: string, more: Json = {}, office = manager) => {
    const answer = await office.get('words', { text, ...more });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<Found>();
  };
  /** All of it, call by call. */
  const findAll = async (text: string, more: Json = {}) => {
    const groups: FoundWords[] = [];
    for (let after: string | undefined; ;) {
      const found = await find(text, { ...more, after });
      groups.push(...found.groups);
      if (found.next === undefined) return groups;
      after = found.next;
    }
  };
  const seen = ({ kind, id, revision, version }: FoundWords, matches?: string[]) => ({
    kind,
    id,
    revision,
    version,
    ...(matches && { matches }),
  });
  const replace = async (
    text: string,
    replacement: string,
    places: Json[],
    more: { publish?: boolean; office?: Office } = {},
  ) => {
    const { office = manager, publish = false } = more;
    const search = { text, matchCase: true, wholeWord: false };
    const answer = await office.send('POST', 'words/replacements', {
      ...search,
      replacement,
      publish,
      places,
    });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<Replaced>();
  };
  const undo = (id: string | undefined) => manager.send('POST', `activity/${id}/undo`);
  /** A page of one text. */
  const addPage = async (title: string, html: string, isPublished = false) => {
    const made = await manager.send('POST', 'pages', { title });
    const ownerId = made.json<{ id: string }>().id;
    const answer = await manager.get('documents', { purpose: 'page', owner: ownerId });
    const [{ id }] = answer.json<{ documents: [DocumentHead] }>().documents;
    const section = { id: 's', order: 'a0', layout: 'stack', style: {} };
    const wide = { column: 1, row: 1, width: 10, height: 4, layer: 0, hidden: false };
    const block = {
      id: 'b',
      sectionId: 's',
      order: 'a0',
      type: 'text',
      version: 1,
      data: { format: 'html', html },
      placement: { wide },
    };
    await save(id, 1, [{ name: 'insert-section', section, blocks: [block] }]);
    if (isPublished) await move(id, 'published', 2);
    return { id, ownerId, path: `/${title.toLowerCase()}` };
  };
  const save = async (id: string, baseRevision: number, commands: Json[]) => {
    const body = { baseRevision, key: `key-number-${keys++}`, commands };
    const saved = await manager.send('POST', `documents/${id}/edits`, body);
    expect(saved.statusCode, saved.body).toBe(200);
  };
  const move = async (id: string, to: string, revision: number, more: Json = {}) => {
    const moved = await manager.send('POST', `documents/${id}/state`, { to, revision, ...more });
    expect(moved.statusCode, moved.body).toBe(200);
  };
  const textOf = async (id: string) => {
    const { document, ...head } = (await manager.get(`documents/${id}`)).json();
    return { html: document.blocks.b.data.html as string, ...(head as DocumentHead) };
  };

  it('EDIT-01 words are told with what stands around, by page; a part of them is replaced and taken back', async () => {
    const { id, ownerId, path } = await addPage('Ember', '<p>Red f<b>ox</b>, red fox</p>', true);
    const [group, ...others] = await findAll('fox');
    expect(others).toEqual([]);
    expect(group).toMatchObject({ kind: 'page', id: ownerId, title: 'Ember', count: 2 });
    expect(group!.matches[1]).toMatchObject({
      key: 'content/b/html#1',
      field: 'content',
      before: 'Red fox, red ',
      words: 'fox',
      after: '',
      block: { id: 'b', type: 'text' },
    });
    const answer = await replace('fox', 'a & b', [seen(group!, ['content/b/html#1'])]);
    expect(answer.places).toEqual([
      { kind: 'page', id: ownerId, replaced: 1, isPublished: false, left: [] },
    ]);
    expect(await textOf(id)).toMatchObject({
      html: '<p>Red f<b>ox</b>, red a &amp; b</p>',
      revision: 3,
      publishedRevision: 2,
      state: 'draft',
    });
    expect(await page(path)).not.toContain('a &amp; b');
    const revisions = (await manager.get(`documents/${id}/revisions`)).json();
    expect(revisions.revisions[0]).toMatchObject({ revision: 3, note: 'fox → a & b' });
    expect((await undo(answer.activityId)).statusCode).toBe(200);
    expect(await textOf(id)).toMatchObject({
      html: '<p>Red f<b>ox</b>, red fox</p>',
      revision: 4,
    });
  });

  it('EDIT-01 "and publish" shows it at once and taking back shows what was; other drafts stay drafts', async () => {
    const clean = await addPage('Heron', '<p>grey heron</p>', true);
    const edited = await addPage('Stork', '<p>grey stork</p>', true);
    await save(edited.id, 2, [{ name: 'lock-block', id: 'b', to: true }]);
    const groups = await findAll('grey');
    const answer = await replace(
      'grey',
      'blue',
      groups.map((one) => seen(one)),
      { publish: true },
    );
    expect(answer.places.map(({ id, isPublished }) => [id, isPublished])).toEqual(
      [clean, edited].map(({ ownerId }) => [ownerId, ownerId === clean.ownerId]),
    );
    expect(await page(clean.path)).toContain('blue heron');
    expect(await page(edited.path)).toContain('grey stork');
    expect((await textOf(edited.id)).html).toContain('blue stork');
    const undone = await undo(answer.activityId);
    expect(undone.statusCode, undone.body).toBe(200);
    expect(await page(clean.path)).toContain('grey heron');
    expect(await textOf(clean.id)).toMatchObject({ state: 'published' });
    expect((await textOf(edited.id)).html).toContain('grey stork');
    // And the undoing in its turn.
    const { activityId } = undone.json<{ activityId: string }>();
    expect((await undo(activityId)).statusCode).toBe(200);
    expect(await page(clean.path)).toContain('blue heron');
  });

  it('EDIT-01 what went on since is asked about and not written over; the others are written', async () => {
    const one = await addPage('Otter', '<p>wild river</p>');
    const two = await addPage('Beaver', '<p>wild river</p>');
    const groups = await findAll('wild river');
    await save(one.id, 2, [
      {
        name: 'set-block-data',
        id: 'b',
        path: ['html'],
        from: '<p>wild river</p>',
        to: '<p>a wild river, once</p>',
      },
    ]);
    const { places } = await replace(
      'wild river',
      'lake',
      groups.map((group) => seen(group)),
    );
    const leftOf = (id: string) => places.find((place) => place.id === id)?.left;
    expect([leftOf(one.ownerId), leftOf(two.ownerId)]).toEqual([[{ reason: 'changed' }], []]);
    expect((await textOf(one.id)).html).toBe('<p>a wild river, once</p>');
    expect((await textOf(two.id)).html).toBe('<p>lake</p>');
  });

  /** Replaces a word of a page, then somebody else writes this there: what undo answers and leaves. */
  async function undoBehind(title: string, html: string) {
    const { id } = await addPage(title, '<p>quiet wood</p>');
    const groups = (await findAll('quiet wood')).filter((group) => group.title === title);
    const { activityId } = await replace(
      'quiet',
      'loud',
      groups.map((group) => seen(group)),
    );
    const change = { from: '<p>loud wood</p>', to: html };
    await save(id, 3, [{ name: 'set-block-data', id: 'b', path: ['html'], ...change }]);
    const { statusCode, body } = await undo(activityId);
    return { statusCode, body, html: (await textOf(id)).html };
  }

  it('EDIT-01 taking back a word leaves what somebody wrote beside it', async () => {
    const undone = await undoBehind('Lynx', '<p>loud wood!</p>');
    expect([undone.statusCode, undone.html]).toEqual([200, '<p>quiet wood!</p>']);
  });

  it('EDIT-01 taking back what somebody went on with tells both, and keeps all of it', async () => {
    const undone = await undoBehind('Marten', '<p>louder wood</p>');
    expect(undone.statusCode).toBe(409);
    expect(undone.body).toContain('edited_meanwhile');
    expect(undone.html).toBe('<p>louder wood</p>');
  });

  it('EDIT-01 titles, descriptions and texts of products have no draft: they wait for "and publish"', async () => {
    const product = fixture.products['plate']!;
    const groups = await findAll('Plate', { matchCase: true });
    const group = groups.find(({ id }) => id === product)!;
    expect(group).toMatchObject({ kind: 'product', isLive: true, matches: [{ field: 'title' }] });
    const left = (await replace('Plate', 'Dish', [seen(group)])).places[0]!;
    expect(left).toMatchObject({ replaced: 0, left: [{ reason: 'live' }] });
    const done = await replace('Plate', 'Dish', [seen(group)], { publish: true });
    expect(done.places[0]).toMatchObject({ replaced: 1, isPublished: true, left: [] });
    const title = async () =>
      (
        await fixture.app.ctx.db
          .selectFrom('products')
          .select('title')
          .where('id', '=', product)
          .executeTakeFirstOrThrow()
      ).title;
    expect(await title()).toBe('Dish');
    expect((await undo(done.activityId)).statusCode).toBe(200);
    expect(await title()).toBe('Plate');
    const [shop] = await findAll('Shop', { matchCase: true, wholeWord: true });
    const whole = await replace('Shop', '', [seen(shop!)], { publish: true });
    expect(whole.places[0]).toMatchObject({ replaced: 0, left: [{ reason: 'refused' }] });
  });

  it('EDIT-01 of two who replace words of one text at the same moment the later is told', async () => {
    const made = await manager.send('POST', 'products', {
      title: 'Quick marten',
      variants: [{ priceCents: 500 }],
    });
    const { id } = made.json<{ id: string }>();
    const [group] = await findAll('Quick marten');
    const held = sql`select 1 from products where id = ${id} for update`;
    const both = await meetAtLock(fixture.app, held, [
      () => replace('Quick', 'Slow', [seen(group!)], { publish: true }),
      () => replace('marten', 'otter', [seen(group!)], { publish: true }),
    ]);
    expect(both.map(({ places }) => places[0]!.replaced)).toEqual([1, 0]);
    expect(await findAll('Slow marten')).toMatchObject([{ id }]);
  });

  it('D-43 who writes drafts finds no products and changes nothing that visitors see', async () => {
    const { path } = await addPage('Raven', '<p>black raven</p>', true);
    expect((await find('Plate', {}, drafter)).groups).toEqual([]);
    const groups = (await find('black raven', {}, drafter)).groups;
    const answer = await replace(
      'black',
      'white',
      groups.map((one) => seen(one)),
      {
        publish: true,
        office: drafter,
      },
    );
    expect(answer.places[0]).toMatchObject({ replaced: 1, isPublished: false });
    expect(answer.places[0]!.left).toMatchObject([{ reason: 'refused' }]);
    expect(await page(path)).toContain('black raven');
    const titles = (await find('Raven', { matchCase: true }, drafter)).groups;
    const refused = await replace(
      'Raven',
      'Crow',
      titles.map((one) => seen(one)),
      {
        publish: true,
        office: drafter,
      },
    );
    expect(refused.places[0]).toMatchObject({ replaced: 0, left: [{ reason: 'not-allowed' }] });
  });

  it('EDIT-05 a page that is planned keeps its plan and is named', async () => {
    const { id } = await addPage('Swift', '<p>early swift</p>');
    const publishAt = new Date(fixture.app.ctx.now().getTime() + 3_600_000).toISOString();
    await move(id, 'scheduled', 2, { publishAt });
    const groups = await findAll('early swift');
    const { places } = await replace(
      'early',
      'late',
      groups.map((group) => seen(group)),
    );
    expect(places[0]).toMatchObject({ replaced: 0, left: [{ reason: 'scheduled' }] });
    expect(await textOf(id)).toMatchObject({ state: 'scheduled', publishAt });
  });

  it('EDIT-05 taking words back hands a page over again that was handed over before', async () => {
    const { id } = await addPage('Dipper', '<p>brown dipper</p>');
    await move(id, 'needs-review', 2);
    const groups = await findAll('brown dipper');
    const { activityId } = await replace(
      'brown',
      'white',
      groups.map((group) => seen(group)),
    );
    expect(await textOf(id)).toMatchObject({ state: 'draft' });
    const undone = await undo(activityId);
    expect(undone.statusCode, undone.body).toBe(200);
    expect(await textOf(id)).toMatchObject({ state: 'needs-review', html: '<p>brown dipper</p>' });
    // And the undoing in its turn is an edit again.
    await undo(undone.json<{ activityId: string }>().activityId);
    expect(await textOf(id)).toMatchObject({ state: 'draft', html: '<p>white dipper</p>' });
  });

  it('EDIT-01 a large site is looked through in parts, and none is told twice', async () => {
    const count = wordLimits.lookedAtOnce + 30;
    const actor = { accountId: null, name: '' };
    await fixture.app.ctx.transact(async (trx) => {
      for (let at = 0; at < count; at += 1) {
        const title = `Many ${at}`;
        const { id: ownerId } = await saveCollection(trx, fixture.siteId, {
          typeName: 'page',
          type: 10,
          urlId: `many-${at}`,
          title,
          description: at % 2 === 0 ? 'An evergreen oak' : '',
        });
        const { siteId } = fixture;
        const owner = { siteId, purpose: 'page', ownerId, actor, at: new Date() } as const;
        await addDocument(trx, { ...owner, content: emptyDocument });
      }
    });
    const first = await find('evergreen');
    expect(first.groups.length).toBe(wordLimits.placesAtOnce);
    expect(first.looked).toBeLessThanOrEqual(wordLimits.lookedAtOnce);
    const all = await findAll('evergreen');
    expect(new Set(all.map(({ id }) => id)).size).toBe(count / 2);
    expect(all.length).toBe(count / 2);
    const none = await find('nowhere-to-be-found');
    expect([none.looked, none.groups.length]).toEqual([wordLimits.lookedAtOnce, 0]);
    expect(none.next).toBeDefined();
  });
});
