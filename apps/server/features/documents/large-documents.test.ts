import { documentLimits, userRoles, type Command, type DocumentHead } from '@sitewright/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { composeBlocks } from '../../testing/build-page.ts';
import { createOffice, type Office } from '../../testing/office.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { createPageFixture, type PageFixture } from '../../testing/page-fixture.ts';

type Edits = { revision: number; commands: Command[] };

describeOnBothDatabases('documents that grow', (database) => {
  let fixture: PageFixture;
  let drafter: Office;
  let keys = 0;
  beforeAll(async () => {
    fixture = await createPageFixture({ database });
    const { draftEditor } = userRoles.values;
    drafter = await createOffice(fixture.app, { [fixture.siteId]: [draftEditor] }, 'cups');
  });
  afterAll(() => fixture.app.close());

  const save = (id: string, baseRevision: number, commands: readonly Command[]) =>
    drafter.send('POST', `documents/${id}/edits`, {
      baseRevision,
      key: `large-edit-${keys++}`,
      commands,
    });
  const since = async (id: string, revision: number) =>
    (await drafter.get(`documents/${id}/edits`, { since: revision })).json<Edits>();

  it('keeps a page from growing without end, and tells a long history in parts', async () => {
    const ownerId = fixture.collections['home'];
    const made = await drafter.send('POST', 'documents', { purpose: 'page', ownerId });
    const { id, revision: first } = made.json<DocumentHead>();
    const texts = Array.from({ length: 24 }, () => ({ type: 'text', data: {} }));
    const begun = await save(id, first, composeBlocks(texts).commands);
    expect(begun.statusCode, begun.body).toBe(200);
    let { revision } = begun.json<DocumentHead>();
    const fill = (at: number, from: string, to: string): Command => ({
      name: 'set-block-data',
      id: `b${at}`,
      path: ['html'],
      from,
      to,
    });
    const long = 'clay '.repeat(38_000);
    const most = Math.floor(documentLimits.length / long.length);
    for (let at = 0; at < most; at += 1) {
      const saved = await save(id, revision, [fill(at, '', long)]);
      expect([at, saved.statusCode]).toEqual([at, 200]);
      ({ revision } = saved.json<DocumentHead>());
    }
    const full = await save(id, revision, [fill(most, '', long)]);
    expect(full.json<{ code: string }>().code).toBe('document_too_large');
    const steps = [fill(0, long, ''), fill(0, '', long), fill(0, long, '')];
    for (const step of steps) {
      const saved = await save(id, revision, [step]);
      expect(saved.statusCode, saved.body).toBe(200);
      ({ revision } = saved.json<DocumentHead>());
    }
    const behind = await save(id, first, [fill(0, '', 'late')]);
    expect(behind.json<{ code: string }>().code).toBe('edited_meanwhile');
    let reached = first;
    let count = 0;
    let answers = 0;
    while (reached < revision) {
      const edits = await since(id, reached);
      expect(JSON.stringify(edits).length).toBeLessThan(documentLimits.editsLength + 500_000);
      answers += 1;
      reached = edits.revision;
      count += edits.commands.length;
    }
    expect(answers).toBe(2);
    // The section, the texts, what filled them, and what came then.
    expect(count).toBe(1 + texts.length + most + steps.length);
    expect(await since(id, revision)).toEqual({ revision, commands: [] });
    const caughtUp = await save(id, revision, [fill(0, '', 'late')]);
    expect(caughtUp.statusCode, caughtUp.body).toBe(200);
  });
});
