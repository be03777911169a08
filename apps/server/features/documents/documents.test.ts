import { userRoles, type Block, type DocumentHead, type PageDocument } from '@sitewright/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
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
  const firstText = (document: PageDocument): Block =>
    Object.values(document.blocks).find(({ type }) => type === 'text')!;
  const write = (block: Block, from: string, to: string) => ({
    name: 'set-block-data',
    id: block.id,
    path: ['html'],
    from,
    to,
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
    const revisions = await manager.get(`documents/${id}/revisions`);
    expect(revisions.json<{ revisions: object[] }>().revisions).toHaveLength(4);
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
});
