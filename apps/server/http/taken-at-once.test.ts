/** Two who want one name at the same moment: who comes second is told so, as a moment later. */
import { userRoles } from '@sitewright/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { saveCollection } from '../features/collections/save-collection.ts';
import { meetAtLock } from '../testing/meet-at-lock.ts';
import { createOffice, type Office } from '../testing/office.ts';
import { describeOnBothDatabases } from '../testing/on-both-databases.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createTestShop } from '../testing/test-shop.ts';

describeOnBothDatabases('one name for two at the same moment', (database) => {
  let app: TestApp;
  let office: Office;
  let siteId: string;
  let blogId: string;
  beforeAll(async () => {
    app = await createTestApp({ database });
    siteId = await app.createSite({ identifier: 'taken', host: 'taken.test' });
    await createTestShop(app, siteId);
    const blog = { typeName: 'blog', type: 1, urlId: 'journal', title: 'Journal' } as const;
    blogId = (await app.ctx.transact((trx) => saveCollection(trx, siteId, blog))).id;
    office = await createOffice(app, { [siteId]: [userRoles.values.admin] }, 'taken');
  });
  afterAll(() => app.close());

  const add = async (path: string, body: object) => {
    const answer = await office.send('POST', path, body);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<{ id: string }>().id;
  };
  /** What two are told who write while neither sees the other. */
  const together = async (first: () => Send, second: () => Send) => {
    const held = sql`select 1 from sites where site_id = ${siteId} for update`;
    const both = await meetAtLock(app, held, [first, second]);
    return both.map((answer) => [answer.statusCode, answer.json<{ code?: string }>().code]);
  };
  type Send = ReturnType<Office['send']>;

  it('codes of discounts', async () => {
    const body = { name: 'Ten', code: 'TEN', benefit: { kind: 'fixed', amountCents: 1000 } };
    const make = () => office.send('POST', 'discounts', body);
    expect(await together(make, make)).toEqual([
      [200, undefined],
      [409, 'code_taken'],
    ]);
  });

  it.each([
    ['products', (title: string) => ({ title, variants: [{ priceCents: 1 }] })],
    ['pages', (title: string) => ({ title })],
    ['posts', (title: string) => ({ collectionId: blogId, title })],
  ])('addresses of %s', async (path, draft) => {
    const ids = [await add(path, draft('First')), await add(path, draft('Second'))];
    const move = (index: number, from: string) => () =>
      office.send('PATCH', `${path}/${ids[index]}`, { changes: { urlId: { from, to: 'third' } } });
    expect(await together(move(0, 'first'), move(1, 'second'))).toEqual([
      [200, undefined],
      [409, 'address_taken'],
    ]);
  });
});
