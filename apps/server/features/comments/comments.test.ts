/** Comments through the front door: what a blog and a post allow, and what staff do with them. */
import { collectionTypes, userRoles, type PostComment } from '@sitewright/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { patternOf } from '../../db/erased-text.ts';
import { announceEvent } from '../../reactions/reaction.ts';
import { createOffice, type Office } from '../../testing/office.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { TestVisitor } from '../../testing/test-shop.ts';
import { saveCollection } from '../collections/save-collection.ts';
import { saveContentItem } from '../collections/save-content-item.ts';
import { operator } from '../settings/settings-actor.ts';
import { writeSettings } from '../settings/write-settings.ts';

const now = new Date('2026-04-20T12:00:00Z');

describeOnBothDatabases('comments', (database) => {
  let app: TestApp;
  let siteId: string;
  let blogId: string;
  let postId: string;
  let moderator: Office;
  let editor: Office;

  beforeAll(async () => {
    app = await createTestApp({ database, now });
    const settings = { social: { commentsEnabled: true } };
    siteId = await app.createSite({ host: 'localhost', identifier: 'alder', settings });
    const roles = userRoles.values;
    moderator = await createOffice(app, { [siteId]: [roles.moderator] }, 'alder');
    editor = await createOffice(app, { [siteId]: [roles.editor] }, 'alder');
    const made = await app.ctx.transact(async (trx) => {
      const type = collectionTypes.values.generic;
      const page = { typeName: 'blog', type, urlId: 'journal', title: 'Journal' };
      const { id } = await saveCollection(trx, siteId, page);
      const post = await saveContentItem(trx, siteId, {
        collectionId: id,
        urlId: 'kiln',
        title: 'The kiln',
        publishOn: new Date('2026-04-10T12:00:00Z'),
      });
      return { blog: id, post: post.id };
    });
    [blogId, postId] = [made.blog, made.post];
  });
  afterAll(() => app.close());

  const visitor = () => new TestVisitor(app);
  const write = (text: string, more: object = {}) =>
    visitor().send('POST', '/api/comments', {
      body: { itemId: postId, name: ' Ann  B ', text, ...more },
    });
  const read = async () =>
    (await visitor().send('GET', `/api/comments?itemId=${postId}`)).json<{
      rule: string;
      count: number;
      comments: { authorName: string; body: string }[];
    }>();
  const setBlog = async (to: object) => {
    const { pages } = (await editor.get('pages')).json<{
      pages: { id: string; comments: string; commentDays: number | null }[];
    }>();
    const page = pages.find(({ id }) => id === blogId)!;
    const changes = Object.fromEntries(
      Object.entries(to).map(([name, value]) => [
        name,
        { from: page[name as 'comments'], to: value as unknown },
      ]),
    );
    return editor.send('PATCH', `pages/${blogId}`, { changes });
  };
  const setPost = (from: string, to: string) =>
    editor.send('PATCH', `posts/${postId}`, { changes: { comments: { from, to } } });
  const item = async () => {
    const answer = await visitor().send('GET', '/journal/kiln?format=json');
    return answer.json<{ item: Record<string, number> }>().item;
  };
  const page = async () => (await visitor().send('GET', '/journal/kiln')).body;
  const list = async (query: Record<string, string> = {}) =>
    (await moderator.get('comments', query)).json<{ comments: PostComment[] }>().comments;

  it('SOCL-01 SOCL-02 a comment waits, is published by staff, counted, hidden and taken back', async () => {
    expect(await read()).toEqual({ rule: 'moderated', count: 0, comments: [] });
    expect(await page()).toContain('data-comment-state="1"');
    const answer = await write('  Lovely <b>work</b>\r\n');
    expect([answer.statusCode, answer.json()]).toEqual([200, { state: 'waiting', comment: null }]);
    expect((await read()).comments).toEqual([]);
    const [waiting] = await list({ state: 'waiting' });
    expect(waiting).toMatchObject({
      authorName: 'Ann B',
      body: 'Lovely <b>work</b>',
      itemTitle: 'The kiln',
      itemPath: `/journal/kiln#comments-${postId}`,
    });
    const ids = [waiting!.id];
    const shown = await moderator.send('POST', 'comments/moderate', { ids, state: 'published' });
    expect(shown.json()).toMatchObject({ changed: 1, activityIds: [expect.any(String)] });
    expect(await read()).toMatchObject({ count: 1, comments: [{ body: 'Lovely <b>work</b>' }] });
    expect(await item()).toMatchObject({ commentCount: 1, publicCommentCount: 1, commentState: 1 });
    expect(await page()).toContain('data-public-comment-count="1"');
    const { activityIds } = shown.json<{ activityIds: string[] }>();
    await moderator.send('POST', `activity/${activityIds[0]}/undo`);
    expect(await item()).toMatchObject({ commentCount: 1, publicCommentCount: 0 });
    await moderator.send('POST', 'comments/moderate', { ids, state: 'hidden' });
    expect((await list({ search: 'LOVELY' })).map(({ state }) => state)).toEqual(['hidden']);
    const removed = await moderator.send('DELETE', `comments/${ids[0]}`);
    expect(await item()).toMatchObject({ commentCount: 0 });
    const { activityId } = removed.json<{ activityId: string }>();
    await moderator.send('POST', `activity/${activityId}/undo`);
    expect(await item()).toMatchObject({ commentCount: 1 });
    expect((await editor.get('comments')).statusCode).toBe(403);
  });

  it('SOCL-02 staff of another site publish and remove none of them', async () => {
    const otherId = await app.createSite({ host: 'birch.test', identifier: 'birch' });
    const { moderator: role } = userRoles.values;
    const theirs = await createOffice(app, { [otherId]: [role] }, 'birch');
    await write('For Alder');
    const [{ id } = { id: '' }] = await list({ search: 'for alder' });
    const moved = await theirs.send('POST', 'comments/moderate', { ids: [id], state: 'published' });
    expect(moved.json()).toMatchObject({ changed: 0 });
    expect((await theirs.send('DELETE', `comments/${id}`)).json()).toMatchObject({
      isDeleted: false,
    });
    expect(await list({ search: 'for alder' })).toMatchObject([{ id, state: 'waiting' }]);
    await moderator.send('DELETE', `comments/${id}`);
  });

  it('SOCL-01 a blog shows them at once, or has none; a post says otherwise', async () => {
    expect((await setBlog({ comments: 'on' })).statusCode).toBe(200);
    expect((await write('At once')).json()).toMatchObject({
      state: 'published',
      comment: { authorName: 'Ann B', body: 'At once' },
    });
    expect(await read()).toMatchObject({ rule: 'open', count: 1 });
    await setBlog({ comments: 'off' });
    const late = await write('Too late');
    expect([late.statusCode, late.json()]).toMatchObject([
      409,
      { code: 'comments_closed', message: 'Comments are closed.' },
    ]);
    expect(await item()).toMatchObject({ commentState: 2 });
    expect((await setPost('blog', 'on')).statusCode).toBe(200);
    expect((await write('By the post')).json()).toMatchObject({ state: 'waiting' });
    await setBlog({ comments: 'on' });
    await setPost('on', 'off');
    expect((await write('No')).statusCode).toBe(409);
    // What was said stays in sight.
    expect(await page()).toContain('class="squarespace-comments"');
    await setPost('off', 'blog');
  });

  it('SOCL-01 a blog closes them after days, which a template and the call know', async () => {
    expect((await setBlog({ commentDays: 0 })).statusCode).toBe(400);
    await setBlog({ commentDays: 11 });
    expect(await item()).toMatchObject({ commentState: 1 });
    await setBlog({ commentDays: 10 });
    expect(await item()).toMatchObject({ commentState: 2 });
    expect((await read()).rule).toBe('closed');
    expect((await write('Late')).statusCode).toBe(409);
    await setBlog({ commentDays: null });
    expect((await read()).rule).toBe('open');
  });

  it('SOCL-02 nothing of them is there while the site has none, and drafts have none', async () => {
    const values = { social: { commentsEnabled: false } };
    await writeSettings(app.ctx, { siteId, actor: operator, values });
    expect(await read()).toEqual({ rule: 'closed', count: 0, comments: [] });
    expect((await write('No')).statusCode).toBe(409);
    expect(await page()).not.toContain('squarespace-comments');
    await writeSettings(app.ctx, {
      siteId,
      actor: operator,
      values: { social: { commentsEnabled: true } },
    });
    await app.ctx.transact((trx) => saveContentItem(trx, siteId, { id: postId, isVisible: false }));
    expect((await write('No')).statusCode).toBe(404);
    await app.ctx.transact((trx) => saveContentItem(trx, siteId, { id: postId, isVisible: true }));
  });

  it('SOCL-02 nobody writes below a post that is still to come, or of a blog that is off', async () => {
    await setBlog({ comments: 'on' });
    expect((await write('In time')).statusCode).toBe(200);
    const paths = async () => (await list({ search: 'In time' })).map(({ itemPath }) => itemPath);
    const isGone = async () => {
      expect((await write('Early')).statusCode).toBe(404);
      expect((await visitor().send('GET', `/api/comments?itemId=${postId}`)).statusCode).toBe(404);
      expect(await paths()).toEqual([null]);
    };
    const publish = (publishOn: Date) =>
      app.ctx.transact((trx) => saveContentItem(trx, siteId, { id: postId, publishOn }));
    await publish(new Date('2026-04-21T12:00:00Z'));
    await isGone();
    await publish(new Date('2026-04-10T12:00:00Z'));
    expect(await paths()).toEqual([`/journal/kiln#comments-${postId}`]);
    expect((await setBlog({ isEnabled: false })).statusCode).toBe(200);
    await isGone();
    await setBlog({ isEnabled: true });
    expect((await write('Again')).statusCode).toBe(200);
  });

  it('SOCL-02 behind a password they are read and written by who knows it, and by nobody else', async () => {
    await setBlog({ comments: 'open' });
    const locked = await editor.send('PUT', `pages/${blogId}/lock`, { password: 'open sesame' });
    expect(locked.statusCode, locked.body).toBe(200);
    const stranger = visitor();
    const friend = visitor();
    const entered = await friend.send('POST', '/lock', {
      body: { page: blogId, password: 'open sesame', next: '/journal/kiln' },
    });
    expect(entered.statusCode).toBe(303);
    const body = { itemId: postId, name: 'Ann', text: 'Among friends' };
    expect((await stranger.send('POST', '/api/comments', { body })).statusCode).toBe(404);
    expect((await stranger.send('GET', `/api/comments?itemId=${postId}`)).statusCode).toBe(404);
    expect((await friend.send('POST', '/api/comments', { body })).statusCode).toBe(200);
    const answer = await friend.send('GET', `/api/comments?itemId=${postId}`);
    expect(answer.body).toContain('Among friends');
    expect(answer.headers['cache-control']).toMatch(/no-store|private/);
    expect((await editor.send('DELETE', `pages/${blogId}/lock`)).statusCode).toBe(200);
    expect((await stranger.send('GET', `/api/comments?itemId=${postId}`)).statusCode).toBe(200);
  });

  it('SOCL-01 empty words are refused, and machines are told nothing', async () => {
    expect((await write(' ')).statusCode).toBe(400);
    expect((await write('x'.repeat(5_001))).statusCode).toBe(400);
    expect((await write('Buy', { trap: 'http://x' })).json()).toEqual({
      state: 'waiting',
      comment: null,
    });
    expect(await list({ search: 'Buy' })).toEqual([]);
  });

  it('no comment tells the email of somebody who is forgotten', async () => {
    await write('Write to Gone@example.test, not to begone@example.test');
    const site = (await app.ctx.sites.get(siteId))!;
    await app.ctx.transact((trx) =>
      announceEvent({ ctx: app.ctx, trx, site }, 'customer-erased', {
        customerIds: ['c1'],
        emails: ['gone@example.test'],
        pseudonym: 'erased-c1@erased.invalid',
        pattern: patternOf(['gone@example.test']),
      }),
    );
    expect((await list({ search: 'Write to' })).map(({ body }) => body)).toEqual([
      'Write to [erased], not to begone@example.test',
    ]);
  });
});
