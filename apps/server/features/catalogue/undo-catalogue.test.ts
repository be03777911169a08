/** Products, categories, tags and stock: what staff wrote is taken back. */
import type { ActivityEntry } from '@sitewright/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestOwner, type TestOwner } from '../../testing/test-owner.ts';

interface Told {
  id: string;
  activityId: string;
  activityIds: string[];
  variantIds: string[];
}

describeOnBothDatabases('the catalogue, taken back', (database) => {
  let app: TestApp;
  let owner: TestOwner;
  let count = 0;
  let rose: string;

  beforeAll(async () => {
    app = await createTestApp({ database });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    count += 1;
    await app.createSite({ identifier: `catalogue-${count}` });
    owner = await createTestOwner(app, `catalogue-${count}`);
    rose = await owner.add('products', {
      title: 'Rose',
      tags: ['red', 'cut'],
      isVisible: true,
      optionNames: ['Size'],
      variants: [
        { attributes: { Size: 'S' }, priceCents: 1000, stock: 5 },
        { attributes: { Size: 'L' }, priceCents: 2000, stock: 7 },
      ],
    });
  });

  const ask = async <Answer = Told>(
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    body?: object,
  ) => {
    const answer = await owner.send(method, owner.url(path), body ? { body } : {});
    return { status: answer.statusCode, ...answer.json<Answer & { code?: string }>() };
  };
  const undo = (id: string) => ask('POST', `activity/${id}/undo`, {});
  const newest = async () =>
    (await ask<{ activity: ActivityEntry[] }>('GET', 'activity?limit=1')).activity[0]!;
  interface Shown {
    title: string;
    tags: string[];
    categoryIds: string[];
    variants: { id: string; priceCents: number; stock: { quantity: number } }[];
  }
  const show = async (id = rose) => {
    const rest = await ask<Shown>('GET', `products/${id}`);
    return JSON.parse(JSON.stringify(rest, (key, value) => (key === 'updatedOn' ? 0 : value)));
  };
  const variantsOf = async () =>
    (await ask<{ variants: { id: string; productId: string }[] }>('GET', 'inventory')).variants;

  it('one price of one variant, while the other goes on', async () => {
    const before = await show();
    const [small, large] = before.variants.map(({ id }: { id: string }) => id);
    const change = (id: string, from: number, to: number) =>
      ask('PATCH', `products/${rose}`, {
        changedVariants: [{ id, changes: { priceCents: { from, to } } }],
      });
    const { activityId } = await change(small, 1000, 1500);
    expect(await newest()).toMatchObject({
      action: 'product-changed',
      title: 'Rose',
      before: { [`variants.${small}.priceCents`]: 1000 },
      after: { [`variants.${small}.priceCents`]: 1500 },
      names: { [small]: 'S' },
    });
    const other = await change(large, 2000, 2500);
    expect(await undo(activityId)).toMatchObject({ status: 200 });
    expect(await undo(other.activityId)).toMatchObject({ status: 200 });
    expect(await show()).toEqual(before);
  });

  it('a variant that was taken away has its id and its units again', async () => {
    const before = await show();
    const [gone] = await variantsOf();
    const { activityId } = await ask('PATCH', `products/${rose}`, {
      removedVariantIds: [gone!.id],
    });
    expect(await variantsOf()).toHaveLength(1);
    const back = await undo(activityId);
    expect(back.status).toBe(200);
    expect(await show()).toEqual(before);
    expect((await undo(back.activityId)).status).toBe(200);
    expect(await variantsOf()).toHaveLength(1);
  });

  it('a product that was deleted is there again, whole; archived ones come out', async () => {
    const category = await owner.add('categories', { displayName: 'Flowers' });
    await ask('PATCH', `products/${rose}`, {
      changes: { categoryIds: { from: [], to: [category] } },
    });
    const before = await show();
    const gone = await ask('DELETE', `products/${rose}`);
    expect((await ask('GET', `products/${rose}`)).status).toBe(404);
    expect((await undo(gone.activityId)).status).toBe(200);
    expect(await show()).toEqual(before);
    const archived = await ask('POST', 'products/archive', { ids: [rose], isArchived: true });
    expect(archived.activityIds).toHaveLength(1);
    expect((await undo(archived.activityIds[0]!)).status).toBe(200);
    expect(await show()).toEqual(before);
  });

  it('units come and go by the opposite move: what was sold meanwhile stays sold', async () => {
    const [variant] = await variantsOf();
    const move = (by: number) =>
      ask('POST', 'inventory/adjustments', {
        adjustments: [{ variantId: variant!.id, by }],
        reason: 'received',
      });
    const stock = async () => {
      const { variants } = await ask<{ variants: { id: string; stock: { quantity: number } }[] }>(
        'GET',
        'inventory',
      );
      return variants.find(({ id }) => id === variant!.id)!.stock.quantity;
    };
    const start = await stock();
    const { activityId } = await move(10);
    await move(-3);
    const back = await undo(activityId);
    expect([back.status, await stock()]).toEqual([200, start - 3]);
    expect(await newest()).toMatchObject({
      action: 'stock-adjusted',
      before: { [variant!.id]: start + 7 },
      after: { [variant!.id]: start - 3 },
    });
    expect((await undo(back.activityId)).status).toBe(200);
    expect(await stock()).toBe(start + 7);
    await move(-(start + 7));
    expect(await undo(activityId)).toMatchObject({ status: 409 });
  });

  it('a move of units is taken back once, whoever asks how often, and done again once', async () => {
    const [variant] = await variantsOf();
    const stock = async () => {
      const { variants } = await ask<{ variants: { id: string; stock: { quantity: number } }[] }>(
        'GET',
        'inventory',
      );
      return variants.find(({ id }) => id === variant!.id)!.stock.quantity;
    };
    const start = await stock();
    const { activityId: taken } = await ask('POST', 'inventory/adjustments', {
      adjustments: [{ variantId: variant!.id, by: -3 }],
      reason: 'lost',
    });
    const race = async (...ids: string[]) => {
      const answers = await Promise.all(ids.map(undo));
      return {
        statuses: answers.map(({ status }) => status).toSorted((a, b) => a - b),
        done: answers.find(({ status }) => status === 200)?.activityId ?? '',
      };
    };
    const back = await race(taken, taken, taken, taken);
    expect(back.statuses).toEqual([200, 409, 409, 409]);
    expect(await stock()).toBe(start);
    expect(await undo(taken)).toMatchObject({ status: 409, code: 'not_undoable' });
    const again = await race(back.done, back.done);
    expect([again.statuses, await stock()]).toEqual([[200, 409], start - 3]);
    // Both rows say the same now: one of them is taken back, and the other one with it.
    const both = await race(taken, again.done);
    expect([both.statuses, await stock()]).toEqual([[200, 409], start]);
  });

  it('tags that were renamed, merged and removed', async () => {
    const tags = async () => (JSON.stringify(await show()).match(/"tags":\[[^\]]*\]/) ?? [])[0];
    const before = await tags();
    const renamed = await ask('POST', 'product-tags/rename', { tag: 'red', to: 'crimson' });
    expect((await undo(renamed.activityId)).status).toBe(200);
    expect(await tags()).toBe(before);
    const merged = await ask('POST', 'product-tags/rename', {
      tag: 'red',
      to: 'cut',
      isMerge: true,
    });
    expect((await undo(merged.activityId)).status).toBe(200);
    expect(await tags()).toMatch(/"red"/);
    const removed = await ask('POST', 'product-tags/remove', { tag: 'cut' });
    expect(await tags()).not.toMatch(/"cut"/);
    expect((await undo(removed.activityId)).status).toBe(200);
    expect(await tags()).toMatch(/"cut"/);
  });

  it('categories that were renamed, moved, deleted and merged, with what is in them', async () => {
    const [plants, trees] = [
      await owner.add('categories', { displayName: 'Plants' }),
      await owner.add('categories', { displayName: 'Trees' }),
    ];
    const oak = await owner.add('categories', { displayName: 'Oak', parentId: trees });
    await ask('PATCH', `products/${rose}`, { changes: { categoryIds: { from: [], to: [trees] } } });
    interface Listed {
      categories: { id: string; displayIndex: number }[];
    }
    const list = async () => {
      const { categories } = await ask<Listed>('GET', 'categories');
      return categories
        .map(({ displayIndex, ...rest }) => ({ ...rest, isPlaced: displayIndex >= 0 }))
        .toSorted((a, b) => (a.id < b.id ? -1 : 1));
    };
    const before = await list();
    const moved = await ask('PATCH', `categories/${oak}`, {
      changes: { parentId: { from: trees, to: plants }, displayName: { from: 'Oak', to: 'Oaks' } },
    });
    expect((await undo(moved.activityId)).status).toBe(200);
    const gone = await ask('DELETE', `categories/${trees}`);
    expect((await undo(gone.activityId)).status).toBe(200);
    expect(await list()).toEqual(before);
    const merged = await ask('POST', `categories/${trees}/merge`, { intoId: plants });
    expect(await list()).toHaveLength(2);
    expect((await undo(merged.activityId)).status).toBe(200);
    expect(await list()).toEqual(before);
  });
});
