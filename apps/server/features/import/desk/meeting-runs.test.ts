/** The job runs twice at once in a process, and in several processes. */
import { collectionTypes, userRoles, type ImportStatus } from '@sitewright/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../../testing/on-both-databases.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { TestVisitor } from '../../../testing/test-shop.ts';
import { signInStaff } from '../../../testing/test-staff.ts';
import { saveCollection } from '../../collections/save-collection.ts';
import { runImports } from './run-imports.ts';

describeOnBothDatabases('two runs of one import that meet', (database) => {
  let app: TestApp;
  let staff: TestVisitor;
  beforeAll(async () => {
    app = await createTestApp({ database });
    const siteId = await app.createSite({ identifier: 'meeting', host: 'meeting.test' });
    const type = collectionTypes.values.products;
    await app.ctx.transact((trx) =>
      saveCollection(trx, siteId, { typeName: 'products', type, urlId: 'shop', title: 'Shop' }),
    );
    staff = new TestVisitor(app);
    const cookies = await signInStaff(app, { [siteId]: [userRoles.values.storeManager] });
    for (const [name, value] of Object.entries(cookies)) staff.cookies.set(name, value);
  });
  afterAll(() => app.close());

  const url = (path: string) => `/api/sites/meeting/imports/${path}`;
  const read = async (id: string) => (await staff.send('GET', url(id))).json<ImportStatus>();
  const bring = async (text: string) => {
    await staff.send('GET', '/api/commerce/shopping-cart');
    const crumb = staff.cookies.get('crumb')!;
    const answer = await app.inject({
      method: 'POST',
      url: url('file?name=file.csv'),
      headers: { 'content-type': 'application/octet-stream', 'x-csrf-token': crumb },
      cookies: Object.fromEntries(staff.cookies),
      payload: text,
    });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<{ id: string }>().id;
  };
  const runTogether = () => Promise.all([1, 2, 3].map(() => runImports(app.ctx)));

  it.each([
    ['products', (name: string) => `Handle,Title,Variant Price\n${name},Thing ${name},10.00`],
    ['customers', (name: string) => `First Name,Email\nAnn,${name}@import.test`],
  ])('%s are written once, and neither refuses what the other wrote', async (_kind, write) => {
    for (const name of ['one', 'two', 'three', 'four', 'five']) {
      const id = await bring(write(name));
      await runTogether();
      await staff.send('POST', url(`${id}/start`), { body: { withPictures: false } });
      await runTogether();
      const { state, counts } = await read(id);
      const { created, rowsTaken, rowsRejected } = counts;
      expect({ name, state, created, rowsTaken, rowsRejected }).toEqual({
        name,
        state: 'done',
        created: 1,
        rowsTaken: 1,
        rowsRejected: 0,
      });
      await staff.send('POST', url(`${id}/undo`));
      await runTogether();
      const back = await read(id);
      const { undone, kept } = back.counts;
      expect([name, back.state, undone, kept]).toEqual([name, 'undone', 1, 0]);
    }
  });
});
