import { contentLimits, userRoles } from '@sitewright/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { meetAtLock } from '../../testing/meet-at-lock.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { createOffice, type Office } from '../../testing/office.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { saveCollection } from '../collections/save-collection.ts';
import { saveProduct } from '../products/save-product.ts';

type Json = Record<string, unknown>;

describeOnBothDatabases('categories and tags of staff', (database) => {
  let app: TestApp;
  let shop: TestShop;
  let office: Office;
  beforeAll(async () => {
    app = await createTestApp({ database });
    const siteId = await app.createSite({ identifier: 'alder', host: 'localhost' });
    shop = await createTestShop(app, siteId);
    office = await createOffice(app, { [siteId]: [userRoles.values.storeManager] }, 'alder');
  });
  afterAll(() => app.close());

  const add = async (displayName: string, parentId: string | null = null) => {
    const made = await office.send('POST', 'categories', { displayName, parentId });
    expect(made.statusCode, made.body).toBe(200);
    return made.json<{ id: string }>().id;
  };
  const change = (id: string, changes: Json) =>
    office.send('PATCH', `categories/${id}`, { changes });
  const tree = async () => {
    const { categories } = (await office.get('categories')).json<{
      categories: { depth: number; displayName: string; urlPath: string; productCount: number }[];
    }>();
    return categories.map((one) => `${'-'.repeat(one.depth)}${one.displayName} ${one.urlPath}`);
  };

  it('TAGS-01 TAGS-02 TAGS-05 makes, renames, moves, merges and removes nested categories', async () => {
    const cups = await add('Cups');
    const mugs = await add('Mugs', cups);
    const tall = await add('Tall', mugs);
    const bowls = await add('Bowls');
    expect(await tree()).toEqual([
      'Cups cups',
      '-Mugs cups/mugs',
      '--Tall cups/mugs/tall',
      'Bowls bowls',
    ]);
    const again = await office.send('POST', 'categories', { displayName: 'cups' });
    expect([again.statusCode, again.json<Json>()]).toMatchObject([
      409,
      { code: 'tag_exists', message: 'This category already exists.' },
    ]);
    const nowhere = { displayName: 'Lost', collectionId: 'nowhere' };
    expect((await office.send('POST', 'categories', nowhere)).statusCode).toBe(404);
    const long = 'x'.repeat(contentLimits.categoryLength + 1);
    expect((await office.send('POST', 'categories', { displayName: long })).statusCode).toBe(400);

    await change(mugs, { displayName: { from: 'Mugs', to: 'Beakers' } });
    const late = await change(mugs, { displayName: { from: 'Mugs', to: 'Jugs' } });
    expect(late.json()).toMatchObject({
      code: 'edited_meanwhile',
      conflicts: { displayName: { theirs: 'Beakers', yours: 'Jugs' } },
    });
    const inside = await change(cups, { parentId: { from: null, to: tall } });
    expect(inside.json<Json>()['code']).toBe('category_below_itself');
    await change(mugs, { parentId: { from: cups, to: bowls } });
    await change(bowls, { displayIndex: { from: 1, to: 0 } });
    expect(await tree()).toEqual([
      'Bowls bowls',
      '-Beakers bowls/beakers',
      '--Tall bowls/beakers/tall',
      'Cups cups',
    ]);

    const { id } = await shop.addProduct({ categoryIds: [mugs] });
    expect(
      (await office.send('POST', `categories/${mugs}/merge`, { intoId: cups })).statusCode,
    ).toBe(200);
    expect(await tree()).toEqual(['Bowls bowls', 'Cups cups', '-Tall cups/tall']);
    const product = (await office.get(`products/${id}`)).json<Json>();
    expect(product['categoryIds']).toEqual([cups]);
    const removed = await office.send('DELETE', `categories/${cups}`);
    expect(removed.json()).toMatchObject({ isDeleted: true });
    expect(await tree()).toEqual(['Bowls bowls', 'Tall tall']);
    expect((await office.get(`products/${id}`)).json<Json>()['categoryIds']).toEqual([]);
  });

  it('TAGS-01 a category is put to a place below another one, and back, in one act', async () => {
    const roots: string[] = [];
    for (const name of ['Gone', 'Wool', 'Wood', 'Clay']) roots.push(await add(name));
    const [gone = '', wool = '', wood = '', clay = ''] = roots;
    const yarn = await add('Yarn', wool);
    // Places have no gaps, whatever was taken away.
    await office.send('DELETE', `categories/${gone}`);
    const names = async () =>
      (await tree())
        .map((line) => line.split(' ')[0]!)
        .filter((name) => /Wool|Wood|Clay|Yarn/.test(name));
    const placeOf = async (id: string) =>
      (await office.get('categories'))
        .json<{ categories: { id: string; displayIndex: number }[] }>()
        .categories.find((one) => one.id === id)!.displayIndex;
    const first = await placeOf(wool);
    expect([await placeOf(wood), await placeOf(clay)]).toEqual([first + 1, first + 2]);
    const moved = await change(clay, { displayIndex: { from: first + 2, to: first + 1 } });
    expect(moved.statusCode, moved.body).toBe(200);
    expect(await names()).toEqual(['Wool', '-Yarn', 'Clay', 'Wood']);
    await office.send('POST', `activity/${moved.json<{ activityId: string }>().activityId}/undo`);
    expect(await names()).toEqual(['Wool', '-Yarn', 'Wood', 'Clay']);
    // The same number below another one is another place; undoing brings back to the old one.
    const below = await change(wool, {
      parentId: { from: null, to: wood },
      displayIndex: { from: first, to: 0 },
    });
    expect(below.statusCode, below.body).toBe(200);
    const beside = await change(clay, {
      parentId: { from: null, to: wood },
      displayIndex: { from: first + 1, to: 0 },
    });
    expect(await names()).toEqual(['Wood', '-Clay', '-Wool', '--Yarn']);
    const yarnUp = await change(yarn, {
      parentId: { from: wool, to: wood },
      displayIndex: { from: 0, to: 0 },
    });
    expect(await names()).toEqual(['Wood', '-Yarn', '-Clay', '-Wool']);
    for (const write of [yarnUp, beside, below]) {
      const { activityId } = write.json<{ activityId: string }>();
      const undone = await office.send('POST', `activity/${activityId}/undo`);
      expect(undone.statusCode, undone.body).toBe(200);
    }
    expect(await names()).toEqual(['Wool', '-Yarn', 'Wood', 'Clay']);
    for (const id of [yarn, wool, wood, clay]) await office.send('DELETE', `categories/${id}`);
  });

  it('TAGS-01 undoing brings a category back to its place, be it the number that it had below', async () => {
    const top = await add('Cutlery');
    const ids: string[] = [];
    for (const name of ['Spoons', 'Forks', 'Knives']) ids.push(await add(name, top));
    const [spoons = '', forks = ''] = ids;
    const cutlery = async () =>
      (await tree()).map((line) => line.split(' ')[0]!).filter((name) => name.startsWith('-'));
    const before = await cutlery();
    const below = await change(spoons, { parentId: { from: top, to: forks } });
    expect(await cutlery()).toContain('--Spoons');
    const { activityId } = below.json<{ activityId: string }>();
    const undone = await office.send('POST', `activity/${activityId}/undo`);
    expect(undone.statusCode, undone.body).toBe(200);
    expect(await cutlery()).toEqual(before);
    for (const id of [...ids, top]) await office.send('DELETE', `categories/${id}`);
  });

  it('TAGS-05 a category goes into none of another store page', async () => {
    const page = { typeName: 'products', type: 13 as const, urlId: 'outlet', title: 'Outlet' };
    const { id: collectionId } = await app.ctx.transact((trx) =>
      saveCollection(trx, shop.siteId, page),
    );
    const elsewhere = await office.send('POST', 'categories', {
      displayName: 'Leftovers',
      collectionId,
    });
    const own = await add('Saucers');
    const intoId = elsewhere.json<{ id: string }>().id;
    // Each page counts its own.
    const { categories } = (await office.get('categories')).json<{
      categories: { id: string; collectionId: string; displayIndex: number; depth: number }[];
    }>();
    for (const page of new Set(categories.map((one) => one.collectionId))) {
      const roots = categories.filter((one) => one.collectionId === page && one.depth === 0);
      expect(roots.map(({ displayIndex }) => displayIndex)).toEqual(roots.map((_, at) => at));
    }
    const merged = await office.send('POST', `categories/${own}/merge`, { intoId });
    expect(merged.statusCode).toBe(404);
    expect(await tree()).toContain('Saucers saucers');
    await office.send('DELETE', `categories/${own}`);
    await office.send('DELETE', `categories/${intoId}`);
  });

  it('TAGS-01 TAGS-02 TAGS-05 renames, merges, removes and filters tags', async () => {
    const tag = async (...tags: string[]) => {
      const { id } = await shop.addProduct();
      await app.ctx.transact((trx) => saveProduct(trx, shop.siteId, { id, tags }));
      return id;
    };
    const both = await tag('Red', 'Old', 'Crimson');
    await tag('Red');
    const tags = async (search = '') =>
      (await office.get('product-tags', { search }))
        .json<{ tags: { tag: string; productCount: number }[] }>()
        .tags.map((one) => `${one.tag} ${one.productCount}`);
    expect(await tags()).toEqual(['Crimson 1', 'Old 1', 'Red 2']);
    expect(await tags('RÉD')).toEqual(['Red 2']);
    expect(await tags('%')).toEqual([]);
    const rename = (body: Json) => office.send('POST', 'product-tags/rename', body);
    const taken = await rename({ tag: 'Red', to: 'Crimson' });
    expect([taken.statusCode, taken.json<Json>()['message']]).toEqual([
      409,
      'This tag already exists.',
    ]);
    const merged = await rename({ tag: 'Red', to: 'Crimson', isMerge: true });
    expect(merged.json()).toMatchObject({ productCount: 2 });
    expect((await office.get(`products/${both}`)).json<Json>()['tags']).toEqual(['Crimson', 'Old']);
    const long = 'x'.repeat(contentLimits.tagLength + 1);
    expect((await rename({ tag: 'Old', to: long })).statusCode).toBe(400);
    const removed = await office.send('POST', 'product-tags/remove', { tag: 'Old' });
    expect(removed.json()).toMatchObject({ productCount: 1 });
    expect(await tags()).toEqual(['Crimson 2']);
  });

  it('TAGS-02 of two of one name that are made at the same moment there is one', async () => {
    const held = sql`lock table categories in share mode`;
    const make = () => office.send('POST', 'categories', { displayName: 'At once' });
    const made = await meetAtLock(app, held, [make, make]);
    expect(made.map(({ statusCode }) => statusCode)).toEqual([200, 409]);
    expect((await tree()).filter((line) => line.startsWith('At once'))).toHaveLength(1);
  });

  it('TAGS-05 two that are moved below each other at the same moment make no circle', async () => {
    const [one, other] = [await add('Round one'), await add('Round other')];
    const held = sql`select 1 from categories where id in (${one}, ${other}) for update`;
    const moved = await meetAtLock(app, held, [
      () => change(one, { parentId: { from: null, to: other } }),
      () => change(other, { parentId: { from: null, to: one } }),
    ]);
    // Either may come first.
    expect(moved.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 400]);
    expect((await tree()).filter((line) => line.includes('Round'))).toHaveLength(2);
  });

  it('TAGS-05 of two that are put into each other at the same moment one goes, and no product is lost', async () => {
    const [one, other] = [await add('Cross one'), await add('Cross other')];
    await shop.addProduct({ categoryIds: [one] });
    await shop.addProduct({ categoryIds: [other] });
    const merge = (id: string, intoId: string) => () =>
      office.send('POST', `categories/${id}/merge`, { intoId });
    const held = sql`select pg_advisory_xact_lock(hashtextextended(
      'categories:' || site_id || ':' || collection_id, 0)) from categories where id = ${one}`;
    const merged = await meetAtLock(app, held, [merge(one, other), merge(other, one)]);
    // Either may come first.
    expect(merged.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 404,
    ]);
    const { categories } = (await office.get('categories')).json<{
      categories: { displayName: string; productCount: number }[];
    }>();
    const left = categories.filter(({ displayName }) => displayName.startsWith('Cross'));
    expect(left.map(({ productCount }) => productCount)).toEqual([2]);
  });

  it('TAGS-05 who merges a category waits for its products before it holds what their edits need', async () => {
    const [one, other] = [await add('Busy one'), await add('Busy other')];
    const { id } = await shop.addProduct({ categoryIds: [one] });
    const held = sql`select 1 from products where id = ${id} for update`;
    // As an edit of the product does that leaves it in its category.
    const edit = sql`select 1 from categories where id = ${one} for key share nowait`;
    const merge = () => office.send('POST', `categories/${one}/merge`, { intoId: other });
    const [merged] = await meetAtLock(app, held, [merge], () =>
      edit.execute(app.ctx.database.patient.kysely),
    );
    expect(merged?.statusCode).toBe(200);
  });

  it('TAGS-05 who waits for another change of the tree holds no category that it may need', async () => {
    const [one, other] = [await add('Held one'), await add('Held other')];
    const parents = { parentId: { from: null, to: other } };
    const rows = sql`select 1 from categories where id in (${one}, ${other}) for update nowait`;
    const { kysely } = app.ctx.database.patient;
    const held = sql`select pg_advisory_xact_lock(hashtextextended(
      'categories:' || site_id || ':' || collection_id, 0)) from categories where id = ${one}`;
    const [moved] = await meetAtLock(app, held, [() => change(one, parents)], async () =>
      rows.execute(kysely),
    );
    expect(moved?.statusCode).toBe(200);
  });

  it('RSTK-08 RSTK-12 staff ask who waits on the site that they name', async () => {
    const other = await app.createSite({ identifier: 'birch' });
    const theirs = await createOffice(
      app,
      { [other]: [userRoles.values.storeManager] },
      '../site-users/account/notifications',
    );
    const ask = (site: string) => theirs.get('restock/groups', { site });
    expect((await ask('birch')).json()).toMatchObject({ signUpGroups: [] });
    expect((await ask('alder')).statusCode).toBe(403);
    expect((await ask('nowhere')).statusCode).toBe(404);
  });
});
