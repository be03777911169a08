import { userRoles } from '@sitewright/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { TestVisitor } from '../../testing/test-shop.ts';
import { signInStaff } from '../../testing/test-staff.ts';

const base = '/api/content-service/product/1.1/websites';

describeOnBothDatabases('beginning a store', (database) => {
  let app: TestApp;
  let siteId: string;
  let manager: TestVisitor;
  beforeAll(async () => {
    app = await createTestApp({ database });
    siteId = await app.createSite({ host: 'localhost' });
    manager = await staffWith('storeManager');
  });
  afterAll(() => app.close());

  async function staffWith(role: 'storeManager' | 'editor'): Promise<TestVisitor> {
    const staff = new TestVisitor(app);
    const cookies = await signInStaff(app, { [siteId]: [userRoles.values[role]] });
    for (const [name, value] of Object.entries(cookies)) staff.cookies.set(name, value);
    return staff;
  }

  const create = (body: Record<string, unknown>, staff = manager, website = siteId) =>
    staff.send('POST', `${base}/${website}/products`, { body });
  const urlOf = async (body: Record<string, unknown>) =>
    (await create(body)).json<{ urlId: string }>().urlId;

  it('STOR-01 STOR-03 STOR-06 a store page is made from its fields, enabled, and is there', async () => {
    const answer = await create({
      title: 'Tea & Cups',
      navigationTitle: 'Tea',
      description: 'All of it',
    });
    expect(answer.json()).toEqual({
      id: expect.any(String),
      title: 'Tea & Cups',
      navigationTitle: 'Tea',
      description: 'All of it',
      urlId: 'tea-cups',
      enabled: true,
    });
    expect((await new TestVisitor(app).send('GET', '/tea-cups')).statusCode).toBe(200);
  });

  it('STOR-04 a title that leaves less than three characters gets the fallback', async () => {
    expect(await urlOf({ title: '!!' })).toBe('store');
    expect(await urlOf({ title: 'Ab' })).toBe('store-1');
  });

  it("STOR-05 an address that is taken, or the server's own, gets the next number", async () => {
    for (let index = 0; index <= 10; index += 1) {
      expect(await urlOf({ title: 'Rugs' })).toBe(index === 0 ? 'rugs' : `rugs-${index}`);
    }
    expect(await urlOf({ title: 'Cart' })).toBe('cart-1');
    expect(await urlOf({ title: 'Other', urlId: 'RUGS' })).toBe('rugs-11');
    const both = await Promise.all([urlOf({ title: 'Twice' }), urlOf({ title: 'Twice' })]);
    expect(both.toSorted()).toEqual(['twice', 'twice-1']);
  });

  it('STOR-02 STOR-07 a category begins at the root of its page', async () => {
    const { id } = (await create({ title: 'Pots' })).json<{ id: string }>();
    const add = (collectionId: string, displayName: string) =>
      manager.send('POST', `${base}/${siteId}/products/${collectionId}/categories`, {
        body: { displayName },
      });
    expect((await add(id, 'For plants')).json()).toEqual({
      id: expect.any(String),
      collectionId: id,
      displayName: 'For plants',
      urlPath: 'for-plants',
      type: 'ROOT',
      pageRendering: 'LIST_VIEW',
      displayIndex: 1,
      activityId: expect.any(String),
    });
    expect((await add(id, 'For plants!')).json()).toMatchObject({ urlPath: 'for-plants-1' });
    // TAGS-02
    expect((await add(id, 'For plants')).json()).toMatchObject({
      message: 'This category already exists.',
    });
    expect((await add('nothing', 'For plants')).statusCode).toBe(404);
  });

  it('D-43 is for those who may create products, on their own site', async () => {
    expect((await create({ title: 'Mine' }, await staffWith('editor'))).statusCode).toBe(403);
    expect((await create({ title: 'Mine' }, new TestVisitor(app))).statusCode).toBe(401);
    expect((await create({ title: 'Mine' }, manager, 'another')).statusCode).toBe(404);
  });
});
