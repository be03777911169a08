import { userRoles, type DocumentHead, type SitePost } from '@sitewright/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { composeBlocks, type BuiltBlock } from '../../testing/build-page.ts';
import { createOffice, type Office } from '../../testing/office.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { createPageFixture, type PageFixture } from '../../testing/page-fixture.ts';

const quote = (text: string): BuiltBlock => ({ type: 'quote', data: { quote: text } });
const text: BuiltBlock = { type: 'text', data: { format: 'html', html: '<p>Words</p>' } };

describeOnBothDatabases('blocks that stand for a post', (database) => {
  let fixture: PageFixture;
  let office: Office;
  beforeAll(async () => {
    fixture = await createPageFixture({ database });
    const { websiteManager } = userRoles.values;
    office = await createOffice(fixture.app, { [fixture.siteId]: [websiteManager] }, 'cups');
  });
  afterAll(() => fixture.app.close());

  const visit = async (url: string) =>
    (await fixture.app.inject({ url, headers: { host: 'shop.test' } })).body;
  const headOf = async (id: string) =>
    (await office.send('POST', 'documents', { purpose: 'post', ownerId: id })).json<DocumentHead>();
  const edit = async (id: string, commands: readonly object[]) => {
    const { id: document, revision } = await headOf(id);
    const key = `edit-${id}-${revision}`;
    const edits = { baseRevision: revision, key, commands };
    const saved = await office.send('POST', `documents/${document}/edits`, edits);
    expect(saved.statusCode, saved.body).toBe(200);
  };
  const publish = async (id: string, to = 'published') => {
    const { id: document, revision } = await headOf(id);
    const moved = await office.send('POST', `documents/${document}/state`, { to, revision });
    expect(moved.statusCode, moved.body).toBe(200);
  };
  const promote = (id: string, from: string | null, to: string | null) =>
    office.send('PATCH', `posts/${id}`, { changes: { promotedBlockId: { from, to } } });
  /** A published post of these blocks, which are named b0, b1, … */
  const addPost = async (title: string, blocks: readonly BuiltBlock[]) => {
    const collectionId = fixture.collections['journal'];
    const made = await office.send('POST', 'posts', { collectionId, title });
    const { id } = made.json<{ id: string }>();
    await edit(id, composeBlocks(blocks).commands);
    await publish(id);
    return id;
  };
  const inList = async (id: string) => {
    const page = JSON.parse(await visit('/journal?format=json')) as { items: Promoted[] };
    return page.items.find((one) => one.id === id);
  };

  it('ENUM-06 a post promotes one of its blocks: in JSON of list and page, and taken back by the log', async () => {
    const id = await addPost('Ash', [text, quote('Ash makes <glass>')]);
    const offered = await office.get(`posts/${id}/promotable`);
    expect(offered.json()).toEqual({
      blocks: [{ id: 'b1', type: 'quote', text: expect.stringContaining('Ash makes') as string }],
    });
    expect(await inList(id)).not.toHaveProperty('promotedBlockType');
    const changed = await promote(id, null, 'b1');
    expect(changed.statusCode, changed.body).toBe(200);
    expect((await office.get(`posts/${id}`)).json<SitePost>().promotedBlockId).toBe('b1');
    const html = expect.stringContaining('Ash makes &lt;glass&gt;') as string;
    const promoted = { promotedBlockType: 'quote', promotedBlock: html };
    expect(await inList(id)).toMatchObject(promoted);
    const page = JSON.parse(await visit('/journal/ash?format=json')) as { item: Promoted };
    expect(page.item).toMatchObject(promoted);
    // What stands in the text has the same words under an id of its own.
    expect(page.item.promotedBlock).toContain(`id="block-${id}-b1"`);
    expect(page.item.body).toContain('id="block-b1"');
    const { activityId } = changed.json<{ activityId: string }>();
    const undone = await office.send('POST', `activity/${activityId}/undo`);
    expect(undone.statusCode, undone.body).toBe(200);
    expect(await inList(id)).not.toHaveProperty('promotedBlockType');
  });

  it('ENUM-06 visitors see what is published of it; a block that goes stands for nothing until it is back', async () => {
    const id = await addPost('Kiln', [text, quote('Slow fire')]);
    await promote(id, null, 'b1');
    expect((await inList(id))?.promotedBlock).toContain('Slow fire');
    const { document } = composeBlocks([text, quote('Slow fire')]);
    const block = document.blocks['b1'];
    await edit(id, [{ name: 'remove-block', block }]);
    expect((await inList(id))?.promotedBlock).toContain('Slow fire');
    await publish(id);
    expect(await inList(id)).not.toHaveProperty('promotedBlockType');
    expect((await office.get(`posts/${id}`)).json<SitePost>().promotedBlockId).toBe('b1');
    await edit(id, [{ name: 'insert-block', block }]);
    await publish(id);
    expect((await inList(id))?.promotedBlockType).toBe('quote');
  });

  it('ENUM-06 two posts whose blocks have one id show each its own', async () => {
    const first = await addPost('One', [quote('Of the first')]);
    const second = await addPost('Two', [quote('Of the second')]);
    await promote(first, null, 'b0');
    await promote(second, null, 'b0');
    expect((await inList(first))?.promotedBlock).toContain('Of the first');
    expect((await inList(second))?.promotedBlock).toContain('Of the second');
  });

  it('ENUM-06 a post without a document offers nothing, and one of another site is not there', async () => {
    const collection = fixture.collections['journal']!;
    const { posts } = (await office.get('posts', { collection, search: 'third' })).json<{
      posts: SitePost[];
    }>();
    expect((await office.get(`posts/${posts[0]!.id}/promotable`)).json()).toEqual({ blocks: [] });
    expect((await office.get('posts/gone/promotable')).statusCode).toBe(404);
  });
});

interface Promoted {
  readonly id: string;
  readonly body?: string;
  readonly promotedBlockType?: string;
  readonly promotedBlock?: string;
}
