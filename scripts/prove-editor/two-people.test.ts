/** Two people edit one document, each by the editor's own store, at the server itself. */
import type { DocumentHead, PageDocument } from '@sitewright/contract';
import { userRoles } from '@sitewright/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { savingEdits } from '../../apps/back-office/editor/store/save-edits.ts';
import {
  comeToRest,
  lostBy,
  Person,
  startCommands,
  steps,
  take,
  type EditedServer,
  type Step,
} from '../../apps/back-office/editor/store/testing/two-people.ts';
import { createOffice, type Office } from '../../apps/server/testing/office.ts';
import { describeOnBothDatabases } from '../../apps/server/testing/on-both-databases.ts';
import { createPageFixture, type PageFixture } from '../../apps/server/testing/page-fixture.ts';

const calls = '/api/sites/cups/';

describeOnBothDatabases('two people at one document', (database) => {
  let fixture: PageFixture;
  let office: Office;
  beforeAll(async () => {
    fixture = await createPageFixture({ database });
    const roles = { [fixture.siteId]: [userRoles.values.websiteManager] };
    office = await createOffice(fixture.app, roles, 'cups');
    vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
      const [below = '', query] = path.replace(calls, '').split('?');
      const answer =
        method === 'GET'
          ? await office.get(below, Object.fromEntries(new URLSearchParams(query)))
          : await office.send('POST', below, JSON.parse(typeof body === 'string' ? body : '{}'));
      return new Response(answer.body, { status: answer.statusCode });
    });
    // What a browser has around the store.
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, text: string) => kept.set(name, text),
      removeItem: (name: string) => kept.delete(name),
    });
    vi.stubGlobal('document', { cookie: '', documentElement: { lang: 'en' } });
  });
  afterAll(async () => {
    vi.unstubAllGlobals();
    await fixture.app.close();
  });

  /** A page of three texts. @returns what keeps its draft */
  const makePage = async (title: string): Promise<EditedServer & { id: string }> => {
    const made = await office.send('POST', 'pages', { title });
    expect(made.statusCode, made.body).toBe(200);
    const owner = { purpose: 'page', ownerId: made.json<{ id: string }>().id };
    const { id, revision } = (await office.send('POST', 'documents', owner)).json<DocumentHead>();
    const save = savingEdits('cups', id);
    const begun = await save({
      baseRevision: revision,
      key: `begin-${id}`,
      commands: startCommands(),
    });
    expect(begun.kind).toBe('saved');
    return {
      id,
      save,
      read: async () => (await office.get(`documents/${id}`)).json(),
      since: async (since) => (await office.get(`documents/${id}/edits`, { since })).json(),
    };
  };

  /** Runs all steps, and says what is wrong in the end: nothing. */
  const run = async (list: readonly Step[], title: string) => {
    const refused: unknown[] = [];
    /** All that was ever saved: what is asked for later leaves out what was replaced since. */
    const saved: unknown[] = [];
    const page = await makePage(title);
    const server: EditedServer = {
      ...page,
      save: async (batch) => {
        const answer = await page.save(batch);
        if (answer.kind === 'refused' || answer.kind === 'out') refused.push(batch.commands);
        if (answer.kind === 'saved') saved.push(answer.own);
        return answer;
      },
    };
    const start = await server.read();
    const people = [new Person('m', server, start), new Person('k', server, start)];
    for (const step of list) await take(people[step.who]!, server, step);
    await comeToRest(people, server);
    const end = await server.read();
    for (const { store } of people) store.end();
    return {
      refused,
      documents: people.map(({ store }) => store.read().document),
      end: end.document,
      rounds: end.revision - start.revision,
      met: people.reduce((sum, { told }) => sum + told.size, 0),
      lost: lostBy(people, JSON.stringify([saved, end.document])),
    };
  };

  const judge = async (parameters: fc.Parameters<[Step[]]>) => {
    let [rounds, met, count] = [0, 0, 0];
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { minLength: 60, maxLength: 120 }), async (list) => {
        const done = await run(list, `Of two ${parameters.seed ?? ''} ${(count += 1)}`);
        expect(done.refused).toEqual([]);
        const expected: PageDocument = done.end;
        for (const document of done.documents) expect(document).toEqual(expected);
        expect(done.lost).toEqual([]);
        rounds += done.rounds;
        met += done.met;
      }),
      { endOnFailure: true, ...parameters },
    );
    return { rounds, met };
  };

  it('EDIT-05 their edits converge in any order, and none is lost without a word', async () => {
    const { rounds, met } = await judge({ numRuns: 40, seed: 20_261_128 });
    // The cases are worth something: much was saved, and people met.
    expect(rounds).toBeGreaterThan(200);
    expect(met).toBeGreaterThan(40);
  }, 120_000);

  it('EDIT-05 the same with other cases each time', async () => {
    const { rounds } = await judge({ numRuns: 15 });
    expect(rounds).toBeGreaterThan(15);
  }, 120_000);
});
