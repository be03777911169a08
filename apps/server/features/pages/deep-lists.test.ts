import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillCategorisedProducts } from '../../testing/fill-categorised-products.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { ListPlaces, type ListVersion } from '../../render/data/list-places.ts';
import { saveCollection } from '../collections/save-collection.ts';

const count = 1_210;

describeOnBothDatabases('a long list', (database) => {
  let app: TestApp;
  let siteId: string;
  let collectionId: string;
  beforeAll(async () => {
    app = await createTestApp({ database });
    siteId = await app.createSite({ host: 'shop.test' });
    await app.ctx.transact(async (trx) => {
      const shop = { typeName: 'products', type: 13 as const, urlId: 'shop', title: 'Shop' };
      const { id } = await saveCollection(trx, siteId, { ...shop, pageSize: 20 });
      await fillCategorisedProducts(trx, { siteId, collectionId: id, count });
      collectionId = id;
    });
  });
  afterAll(() => app.close());

  const pageAt = async (offset: number, filter = ''): Promise<string[]> => {
    const answer = await app.inject({
      url: `/shop?format=json&offset=${offset}${filter}`,
      headers: { host: 'shop.test' },
    });
    expect(answer.statusCode).toBe(200);
    return answer.json<{ items: { urlId: string }[] }>().items.map(({ urlId }) => urlId);
  };

  test('is counted the same at every depth', async () => {
    const walked: string[] = [];
    for (let offset = 0; offset < 1_100; offset += 20) walked.push(...(await pageAt(offset)));
    expect(walked).toHaveLength(1_100);
    expect(new Set(walked).size).toBe(1_100);
    expect(walked.slice(0, 5)).toEqual(['p-1', 'p-3', 'p-2', 'p-5', 'p-4']);
    for (const offset of [499, 500, 501, 999, 1_000, 1_003]) {
      expect(await pageAt(offset), String(offset)).toEqual(walked.slice(offset, offset + 20));
    }
    expect(await pageAt(1_100)).toEqual([]);
    expect(await pageAt(90_000)).toEqual([]);
  });

  /** The numbers of the products of a filter, in the order of the list. */
  const listed = (isIn: (n: number) => boolean): string[] =>
    Array.from({ length: count }, (_, index) => index + 1)
      .filter((n) => n % 11 > 0 && isIn(n))
      .toSorted((a, b) => Math.floor(a / 2) - Math.floor(b / 2) || b - a)
      .map((n) => `p-${n}`);

  test.each<[string, (n: number) => boolean]>([
    ['&tag=even', (n) => n % 2 === 0],
    ['&category=all/one', (n) => n % 3 > 0],
    ['&category=all', (n) => n % 3 > 0 || n % 5 === 0],
    ['&category=all/one&tag=odd', (n) => n % 3 > 0 && n % 2 > 0],
  ])('of one filter is counted the same at every depth: %s', async (filter, isIn) => {
    const all = listed(isIn);
    const ends = [all.length - 20, all.length - 1, all.length, 90_000];
    for (const offset of [0, 20, 499, 500, 501, ...ends]) {
      const shown = await pageAt(offset, filter);
      expect(shown, String(offset)).toEqual(all.slice(offset, offset + 20));
    }
  });

  test('of one filter has places of its own, that end where it ends', async () => {
    const places = new ListPlaces();
    const list = { siteId, version: 1, collectionId, categoryIds: [] };
    const find = async (filter: Partial<ListVersion>, skip: number) => {
      const start = await places.find(app.ctx.db, { ...list, ...filter }, skip);
      return [start.after && `p-${9999 - Number.parseInt(start.after.id, 16)}`, start.skip];
    };
    const even = listed((n) => n % 2 === 0);
    const one = listed((n) => n % 3 > 0);
    expect(await find({ tag: 'even' }, 499)).toEqual([undefined, 499]);
    expect(await find({ tag: 'even' }, 540)).toEqual([even[499], 40]);
    expect(await find({ categoryIds: ['one'] }, 540)).toEqual([one[499], 40]);
    expect(await find({}, 540)).toEqual([listed(() => true)[499], 40]);
    expect(await find({ tag: 'none' }, 540)).toEqual([undefined, 540]);
  });
});
