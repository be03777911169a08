import { userRoles, type DocumentHead, type SitePost } from '@sitewright/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { publishDocuments } from '../../jobs/publish-documents.ts';
import { composeBlocks } from '../../testing/build-page.ts';
import { meetAtLock } from '../../testing/meet-at-lock.ts';
import { createOffice, type Office } from '../../testing/office.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { createPageFixture, type PageFixture } from '../../testing/page-fixture.ts';

describeOnBothDatabases('posts of a blog', (database) => {
  let fixture: PageFixture;
  let manager: Office;
  let drafter: Office;
  let journal: string;
  beforeAll(async () => {
    fixture = await createPageFixture({ database });
    const { websiteManager, draftEditor } = userRoles.values;
    manager = await createOffice(fixture.app, { [fixture.siteId]: [websiteManager] }, 'cups');
    drafter = await createOffice(fixture.app, { [fixture.siteId]: [draftEditor] }, 'cups');
    journal = fixture.collections['journal']!;
  });
  afterAll(() => fixture.app.close());

  const visit = (url: string) =>
    fixture.app.inject({ method: 'GET', url, headers: { host: 'shop.test' } });
  const add = async (title: string, office = manager) => {
    const made = await office.send('POST', 'posts', { collectionId: journal, title });
    expect(made.statusCode, made.body).toBe(200);
    return made.json<{ id: string; activityId: string }>();
  };
  const read = async (id: string) => (await manager.get(`posts/${id}`)).json<SitePost>();
  const list = async (query: Record<string, string> = {}) => {
    const asked = await manager.get('posts', { collection: journal, ...query });
    expect(asked.statusCode, asked.body).toBe(200);
    return asked.json<{ posts: SitePost[]; after?: string; count: { count: number } }>();
  };
  const change = (id: string, changes: object, office = manager) =>
    office.send('PATCH', `posts/${id}`, { changes });
  const documentOf = async (id: string) => {
    const made = await manager.send('POST', 'documents', { purpose: 'post', ownerId: id });
    expect(made.statusCode, made.body).toBe(200);
    return made.json<DocumentHead>();
  };
  /** Puts one text into an empty document. */
  const write = async (id: string, html: string) => {
    const { id: documentId, revision } = await documentOf(id);
    const { commands } = composeBlocks([{ type: 'text', data: { format: 'html', html } }]);
    const saved = await manager.send('POST', `documents/${documentId}/edits`, {
      baseRevision: revision,
      key: `edit-of-${id}`,
      commands,
    });
    expect(saved.statusCode, saved.body).toBe(200);
  };
  const move = async (id: string, to: string, more: object = {}, office = manager) => {
    const head = await documentOf(id);
    return office.send('POST', `documents/${head.id}/state`, {
      to,
      revision: head.revision,
      ...more,
    });
  };
  /** Everywhere that visitors might meet a post. */
  const seen = async (slug: string, word: string) => {
    const urls = [`/journal/${slug}`, '/journal', '/journal?format=rss', '/sitemap.xml'];
    const answers = await Promise.all([...urls, `/search?q=${word}`].map(visit));
    const [page, ...lists] = answers;
    return [page!.statusCode, ...lists.map(({ body }) => body.includes(`/journal/${slug}`))];
  };
  const undo = (activityId: string | undefined) =>
    manager.send('POST', `activity/${activityId}/undo`);

  it('EDIT-05 a post is written, planned, seen by nobody, and published on its day', async () => {
    const { id } = await add('Glaze & ash');
    await write(id, '<p>Wood ash makes a <em>runny</em> glaze.</p>');
    expect(await read(id)).toMatchObject({ urlId: 'glaze-ash', state: 'draft', hasNews: false });
    expect((await read(id)).authorName).toMatch(/^Person \d+$/);
    const nowhere = [404, false, false, false, false];
    expect(await seen('glaze-ash', 'runny')).toEqual(nowhere);
    const at = new Date(fixture.app.ctx.now().getTime() + 3_600_000);
    expect((await move(id, 'scheduled', { publishAt: at.toISOString() })).statusCode).toBe(200);
    expect(await read(id)).toMatchObject({ state: 'scheduled' });
    expect((await list({ state: 'scheduled' })).posts.map((post) => post.id)).toContain(id);
    expect(await seen('glaze-ash', 'runny')).toEqual(nowhere);
    fixture.app.setNow(at);
    await publishDocuments.run(fixture.app.ctx);
    expect(await read(id)).toMatchObject({ state: 'published', publishOn: at.toISOString() });
    expect(await seen('glaze-ash', 'runny')).toEqual([200, true, true, true, true]);
    const page = (await visit('/journal/glaze-ash')).body;
    expect(page).toContain('<em>runny</em>');
    expect(page).toContain('class="sections"');
    expect((await visit('/journal?format=rss')).body).toContain('<em>runny</em>');
  });

  it('EDIT-05 the day that its writer chose stays when a post is published for the first time', async () => {
    const { id } = await add('Old letter');
    await write(id, '<p>Found in a drawer</p>');
    const { publishOn } = await read(id);
    const chosen = '2025-11-05T08:00:00.000Z';
    expect((await change(id, { publishOn: { from: publishOn, to: chosen } })).statusCode).toBe(200);
    expect((await move(id, 'published')).statusCode).toBe(200);
    expect(await read(id)).toMatchObject({ state: 'published', publishOn: chosen });
  });

  it('what is edited after it was published is news until it is published again', async () => {
    const { id } = await add('Kiln log');
    await write(id, '<p>First firing</p>');
    const published = await move(id, 'published');
    expect(published.statusCode, published.body).toBe(200);
    expect(await read(id)).toMatchObject({ state: 'published', hasNews: false });
    await undo(published.json<{ activityId: string }>().activityId);
    expect(await read(id)).toMatchObject({ state: 'draft' });
    expect((await visit('/journal/kiln-log')).statusCode).toBe(404);
    await move(id, 'published');
    await move(id, 'draft');
    expect((await visit('/journal/kiln-log')).statusCode).toBe(404);
    await move(id, 'published');
    await move(id, 'private');
    expect(await read(id)).toMatchObject({ state: 'private' });
    expect((await visit('/journal/kiln-log')).statusCode).toBe(404);
  });

  it('a post of HTML stays as it is until its document is published, and comes back by the log', async () => {
    const third = (await list({ search: 'third' })).posts[0]!;
    expect(third).toMatchObject({ state: 'published', document: null });
    const head = await documentOf(third.id);
    const draft = await manager.get(`documents/${head.id}`);
    expect(draft.body).toContain('<p>Third</p>');
    expect(await read(third.id)).toMatchObject({ state: 'published', hasNews: true });
    expect((await visit('/journal/third')).body).toContain('<p>Third</p>');
    const moved = await move(third.id, 'published');
    const page = (await visit('/journal/third')).body;
    expect([page.includes('class="sections"'), page.includes('<p>Third</p>')]).toEqual([
      true,
      true,
    ]);
    await undo(moved.json<{ activityId: string }>().activityId);
    const before = (await visit('/journal/third')).body;
    expect([before.includes('class="sections"'), before.includes('<p>Third</p>')]).toEqual([
      false,
      true,
    ]);
    expect(await read(third.id)).toMatchObject({ state: 'published', hasNews: true });
  });

  it('a link of a post that leads nowhere is told once, as of the post', async () => {
    const { id } = await add('Links');
    await write(id, '<p><a href="/no-such-place">Here</a></p>');
    await move(id, 'published');
    const { things } = (await manager.get('seo/broken-links')).json<{
      things: { kind: string; id: string }[];
    }>();
    expect(things.map((thing) => [thing.kind, thing.id])).toEqual([['post', id]]);
    await manager.send('DELETE', `posts/${id}`);
  });

  it('fields change with what was seen of them; a new address leads on from the old one', async () => {
    const second = (await list({ search: 'second' })).posts[0]!;
    const answer = await change(second.id, {
      urlId: { from: 'second', to: 'the-second' },
      tags: { from: [], to: ['ash'] },
      seoTitle: { from: '', to: 'Second <one>' },
      seoDescription: { from: '', to: 'Told & retold' },
      publishOn: { from: second.publishOn, to: '2026-01-10T08:00:00.000Z' },
    });
    expect(answer.statusCode, answer.body).toBe(200);
    const page = (await visit('/journal/the-second')).body;
    expect(page).toContain('<title>Second &lt;one&gt;</title>');
    expect(page).toContain('Told &amp; retold');
    const old = await visit('/journal/second');
    expect([old.statusCode, old.headers['location']]).toEqual([301, '/journal/the-second']);
    const met = await change(second.id, { tags: { from: [], to: ['clay'] } });
    expect(met.json<{ code: string }>().code).toBe('edited_meanwhile');
    await undo(answer.json<{ activityId: string }>().activityId);
    expect(await read(second.id)).toMatchObject({
      urlId: 'second',
      tags: [],
      publishOn: second.publishOn,
    });
    const taken = await change(second.id, { urlId: { from: 'second', to: 'third' } });
    expect(taken.json<{ code: string }>().code).toBe('address_taken');
  });

  it('posts of one title that are begun at the same time have an address each', async () => {
    const begin = () => add('Same title');
    const held = sql`lock table content_items in share mode`;
    const begun = await meetAtLock(fixture.app, held, [begin, begin, begin, begin]);
    const posts = await Promise.all(begun.map(({ id }) => read(id)));
    expect(posts.map(({ urlId }) => urlId)).toEqual([
      'same-title',
      'same-title-1',
      'same-title-2',
      'same-title-3',
    ]);
    for (const { id } of begun) await manager.send('DELETE', `posts/${id}`);
  });

  it('a post is removed, and comes back with what it said', async () => {
    const { id } = await add('For a day');
    await write(id, '<p>Only today</p>');
    await move(id, 'published');
    const before = await read(id);
    const removed = await manager.send('DELETE', `posts/${id}`);
    expect(removed.json()).toMatchObject({ isDeleted: true });
    expect((await visit('/journal/for-a-day')).statusCode).toBe(404);
    const back = await undo(removed.json<{ activityId: string }>().activityId);
    expect(back.statusCode, back.body).toBe(200);
    expect(await read(id)).toEqual(before);
    expect((await visit('/journal/for-a-day')).body).toContain('Only today');
  });

  it('AUTH-05 D-43 who may only draft writes drafts and hands them over, and touches nothing that is seen', async () => {
    const { id, activityId } = await add('Draft of mine', drafter);
    const named = await change(id, { excerpt: { from: '', to: '<p>Soon</p>' } }, drafter);
    expect(named.statusCode, named.body).toBe(200);
    const refused = await move(id, 'published', {}, drafter);
    expect(refused.statusCode).toBe(403);
    expect((await move(id, 'needs-review', {}, drafter)).statusCode).toBe(200);
    expect(await read(id)).toMatchObject({ state: 'needs-review', excerpt: '<p>Soon</p>' });
    await move(id, 'published');
    const late = { excerpt: { from: '<p>Soon</p>', to: '<p>Now</p>' } };
    expect((await change(id, late, drafter)).statusCode).toBe(403);
    expect((await drafter.send('DELETE', `posts/${id}`)).statusCode).toBe(403);
    // Nor by taking back what was written while it was a draft.
    for (const entry of [named.json<{ activityId: string }>().activityId, activityId]) {
      const undone = await drafter.send('POST', `activity/${entry}/undo`);
      expect([entry, undone.statusCode >= 400]).toEqual([entry, true]);
    }
    expect(await read(id)).toMatchObject({ state: 'published', excerpt: '<p>Soon</p>' });
  });

  it('D-43 who may only draft changes nothing of a post whose day is settled', async () => {
    const { id } = await add('On Friday', drafter);
    const named = await change(id, { excerpt: { from: '', to: '<p>Seen</p>' } }, drafter);
    const publishAt = new Date(fixture.app.ctx.now().getTime() + 3_600_000).toISOString();
    expect((await move(id, 'scheduled', { publishAt })).statusCode).toBe(200);
    const late = { title: { from: 'On Friday', to: 'Free for all' } };
    expect((await change(id, late, drafter)).statusCode).toBe(403);
    const { activityId } = named.json<{ activityId: string }>();
    expect((await drafter.send('POST', `activity/${activityId}/undo`)).statusCode).toBe(403);
    expect((await change(id, late)).statusCode).toBe(200);
    expect(await read(id)).toMatchObject({ state: 'scheduled', excerpt: '<p>Seen</p>' });
  });

  it('stands at no address that browsers read as another', async () => {
    const { id } = await add('Where it stands');
    for (const to of ['../../config', 'a/%2e%2e/b', '"><script>']) {
      const refused = await change(id, { urlId: { from: 'where-it-stands', to } });
      expect([to, refused.statusCode]).toEqual([to, 400]);
    }
    expect(await read(id)).toMatchObject({ urlId: 'where-it-stands' });
  });

  it('D-43 a draft that moves sends no visitor anywhere, and takes no redirect of another page', async () => {
    const { id: before } = await add('Long known');
    await move(before, 'published');
    await change(before, { urlId: { from: 'long-known', to: 'well-known' } });
    const { id } = await add('Long known', drafter);
    expect(await read(id)).toMatchObject({ urlId: 'long-known', state: 'draft' });
    const moved = await change(id, { urlId: { from: 'long-known', to: 'hidden' } }, drafter);
    expect(moved.statusCode, moved.body).toBe(200);
    const old = await visit('/journal/long-known');
    expect([old.statusCode, old.headers['location']]).toEqual([301, '/journal/well-known']);
    await change(id, { urlId: { from: 'hidden', to: 'hidden-better' } }, drafter);
    expect((await visit('/journal/hidden')).statusCode).toBe(404);
  });

  it('lists a page at a time, by title or author and by state, and no other site', async () => {
    const all = await list();
    const titles = all.posts.map(({ title }) => title);
    const first = await list({ limit: '2' });
    const next = await list({ limit: '2', after: first.after! });
    expect([...first.posts, ...next.posts].map(({ title }) => title)).toEqual(titles.slice(0, 4));
    expect(all.count.count).toBe(titles.length);
    const byState = await Promise.all(
      ['draft', 'scheduled', 'published'].map(async (state) => (await list({ state })).posts),
    );
    expect(
      byState
        .flat()
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(all.posts.map(({ id }) => id).toSorted());
    expect((await list({ search: 'ann lee' })).posts.length).toBeGreaterThan(0);
    const none = await manager.get('posts', { collection: 'gone' });
    expect(none.statusCode).toBe(404);
    const store = { collectionId: fixture.collections['shop'], title: 'No' };
    expect((await manager.send('POST', 'posts', store)).statusCode).toBe(404);
  });

  it('EDIT-05 a planned post that cannot be shown holds up no other plan', async () => {
    const { app } = fixture;
    const start = app.ctx.now();
    const publishAt = new Date(start.getTime() + 60_000).toISOString();
    const [broken, whole] = [await add('Broken'), await add('Whole')];
    for (const { id } of [broken, whole]) {
      await write(id, '<p>Planned</p>');
      expect((await move(id, 'scheduled', { publishAt })).statusCode).toBe(200);
    }
    const alter = (how: string) =>
      app.ctx.transact((trx) => sql.raw(`alter table content_items ${how}`).execute(trx));
    await alter(`add constraint stays_hidden check (not is_visible or id <> '${broken.id}')`);
    app.setNow(new Date(start.getTime() + 120_000));
    await publishDocuments.run(app.ctx);
    expect(await read(whole.id)).toMatchObject({ state: 'published' });
    expect(await read(broken.id)).toMatchObject({ state: 'scheduled' });
    await alter('drop constraint stays_hidden');
    await publishDocuments.run(app.ctx);
    expect(await read(broken.id)).toMatchObject({ state: 'published' });
    app.setNow(start);
  });
});
