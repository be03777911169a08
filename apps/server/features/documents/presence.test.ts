/** Who is told to have a document open. Databases do not differ in it: it is in memory. */
import {
  presenceLimits,
  userRoles,
  type DocumentHead,
  type OtherPerson,
} from '@sitewright/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createOffice, type Office } from '../../testing/office.ts';
import { createPageFixture, type PageFixture } from '../../testing/page-fixture.ts';

type Answer = DocumentHead & { others: OtherPerson[] };

describe('presence', () => {
  let fixture: PageFixture;
  let ada: Office;
  let ben: Office;
  let id: string;
  let otherId: string;
  const { websiteManager, draftEditor, storeManager } = userRoles.values;
  beforeAll(async () => {
    fixture = await createPageFixture();
    ada = await createOffice(fixture.app, { [fixture.siteId]: [websiteManager] }, 'cups');
    ben = await createOffice(fixture.app, { [fixture.siteId]: [draftEditor] }, 'cups');
    id = await open('about');
    otherId = await open('about/team');
  });
  afterAll(() => fixture.app.close());
  beforeEach(() => pass(60_000));

  const pass = (ms: number) => fixture.app.setNow(new Date(fixture.app.ctx.now().getTime() + ms));
  const open = async (urlId: string) => {
    const ownerId = fixture.collections[urlId];
    const made = await ada.send('POST', 'documents', { purpose: 'page', ownerId });
    return made.json<DocumentHead>().id;
  };
  const tabOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
  const ask = (office: Office, tab: number, query: object = {}, document = id) =>
    office.get(`documents/${document}/presence`, { tab: tabOf(tab), ...query });
  const others = async (...asked: Parameters<typeof ask>) => {
    const answer = await ask(...asked);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<Answer>().others;
  };

  it('two people see each other, and what each has chosen', async () => {
    expect(await others(ada, 1, { chosen: 'b1,b2', isWriting: 'true' })).toEqual([]);
    const [seen, ...more] = await others(ben, 2, { chosen: 's1' });
    expect(more).toEqual([]);
    expect(seen).toMatchObject({
      name: expect.stringMatching(/^Person \d+$/),
      isSelf: false,
      chosen: ['b1', 'b2'],
      isWriting: true,
    });
    const [back] = await others(ada, 1, { chosen: '' });
    expect(back).toMatchObject({ isSelf: false, chosen: ['s1'], isWriting: false });
    expect(back!.name).not.toBe(seen!.name);
    expect(back!.person).not.toBe(seen!.person);
    expect(await others(ben, 2)).toMatchObject([{ chosen: [], isWriting: false }]);
  });

  it('two tabs of one person are one person', async () => {
    await ask(ada, 1);
    await ask(ben, 2);
    expect(await others(ada, 3)).toMatchObject([
      { person: 0, isSelf: true },
      { person: 1, isSelf: false },
    ]);
    expect(await others(ben, 2)).toMatchObject([
      { person: 0, isSelf: false },
      { person: 0, isSelf: false },
    ]);
  });

  it('nobody is told of other documents, of tabs of others by their name, or of ids that are none', async () => {
    await ask(ada, 1, { chosen: 'b1' });
    expect(await others(ben, 2, {}, otherId)).toEqual([]);
    // The same tab of somebody else is another one: nobody takes over a place.
    expect(await others(ben, 1, { chosen: 'b1,<b>,b1,--,b2' })).toMatchObject([{ chosen: ['b1'] }]);
    expect(await others(ada, 1)).toMatchObject([{ chosen: ['b1', 'b2'] }]);
    // A tab that goes to another document is here no more.
    await ask(ben, 1, {}, otherId);
    expect(await others(ada, 1)).toEqual([]);
  });

  it('who says nothing is gone after a while, and who leaves at once', async () => {
    await ask(ben, 2);
    pass(presenceLimits.keptMs - 1);
    expect(await others(ada, 1)).toHaveLength(1);
    pass(1);
    expect(await others(ada, 1)).toEqual([]);
    await ask(ben, 2);
    expect(await others(ada, 1)).toHaveLength(1);
    expect(await others(ben, 2, { isLeaving: 'true' })).toEqual([]);
    expect(await others(ada, 1)).toEqual([]);
  });

  it('what others saved is told by the revision and the state of the document', async () => {
    const before = (await ask(ben, 2)).json<Answer>();
    expect(before).toMatchObject({ id, purpose: 'page', state: 'draft' });
    const section = {
      name: 'insert-section',
      section: { id: 'new', order: 'a5', layout: 'stack', style: {} },
      blocks: [],
    };
    const edits = { baseRevision: before.revision, key: 'a-new-section', commands: [section] };
    const saved = await ada.send('POST', `documents/${id}/edits`, edits);
    expect(saved.statusCode, saved.body).toBe(200);
    expect((await ask(ben, 2)).json<Answer>().revision).toBe(before.revision + 1);
  });

  it('it needs the permission that reading the document needs, on its own site', async () => {
    const { app, siteId } = fixture;
    const clerk = await createOffice(app, { [siteId]: [storeManager] }, 'cups');
    const elsewhere = await app.createSite({ identifier: 'bowls' });
    const stranger = await createOffice(app, { [elsewhere]: [websiteManager] }, 'cups');
    const neighbour = await createOffice(app, { [elsewhere]: [websiteManager] }, 'bowls');
    const url = `/api/sites/cups/documents/${id}/presence?tab=${tabOf(9)}`;
    const answers = [ask(clerk, 3), ask(stranger, 4), ask(neighbour, 5), app.inject(url)];
    const statuses = (await Promise.all(answers)).map(({ statusCode }) => statusCode);
    expect(statuses).toEqual([403, 403, 404, 401]);
    expect((await ask(ada, 1, {}, 'none')).statusCode).toBe(404);
    expect(await others(ada, 1)).toEqual([]);
  });

  it('a person takes so many places of a site, and a document so many', async () => {
    const { tabsOfPerson, tabsOfDocument } = presenceLimits;
    for (let tab = 0; tab < tabsOfPerson + 3; tab += 1) await ask(ada, tab);
    expect(await others(ben, 100)).toHaveLength(tabsOfPerson);
    // Who finds no place is told of the others, and hears of their edits, all the same.
    expect(await others(ada, tabsOfPerson + 5)).toHaveLength(tabsOfPerson + 1);
    const more: Office[] = [];
    for (let number = 0; number < tabsOfDocument - tabsOfPerson + 2; number += 1) {
      more.push(await createOffice(fixture.app, { [fixture.siteId]: [draftEditor] }, 'cups'));
    }
    for (const [number, office] of more.entries()) await ask(office, 200 + number);
    expect(await others(ben, 999)).toHaveLength(tabsOfDocument);
  });
});
