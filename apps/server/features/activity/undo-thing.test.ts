import type { ActivityEntry } from '@sitewright/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestOwner, type TestOwner } from '../../testing/test-owner.ts';

const discount = {
  name: 'Ten off',
  code: 'TEN',
  benefit: { kind: 'percent', ratePpm: 100_000 },
  startsAt: Date.UTC(2026, 2, 1),
};

describeOnBothDatabases('writes of things that are taken back', (database) => {
  let app: TestApp;
  let owner: TestOwner;
  let count = 0;

  beforeAll(async () => {
    app = await createTestApp({ database });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    count += 1;
    await app.createSite({ identifier: `things-${count}` });
    owner = await createTestOwner(app, `things-${count}`);
  });

  type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
  const ask = async <Answer>(method: Method, path: string, body?: object) => {
    const answer = await owner.send(method, owner.url(path), body ? { body } : {});
    return { status: answer.statusCode, ...answer.json<Answer>() };
  };
  const add = async (path: string, body: object) =>
    ask<{ id: string; activityId: string }>('POST', path, body);
  const list = async (query = '') =>
    (await ask<{ activity: ActivityEntry[] }>('GET', `activity${query}`)).activity;
  const undo = (id: string) =>
    ask<{ activityId: string; code?: string; conflicts?: object }>('POST', `activity/${id}/undo`);
  const get = (id: string) => ask<{ discount?: Record<string, unknown> }>('GET', `discounts/${id}`);

  it('a change keeps what changed alone, and is taken back without touching the rest', async () => {
    const { id } = await add('discounts', discount);
    const changed = await ask<{ activityId: string }>('PATCH', `discounts/${id}`, {
      changes: {
        name: { from: 'Ten off', to: 'Twenty off' },
        benefit: { from: discount.benefit, to: { kind: 'percent', ratePpm: 200_000 } },
      },
    });
    const [entry] = await list();
    expect(entry).toMatchObject({
      id: changed.activityId,
      action: 'discount-changed',
      subject: `discount:${id}`,
      title: 'Twenty off',
      before: { name: 'Ten off', benefit: { kind: 'percent', ratePpm: 100_000 } },
      after: { name: 'Twenty off', benefit: { kind: 'percent', ratePpm: 200_000 } },
      mayUndo: true,
    });
    expect(Object.keys(entry!.after).toSorted()).toEqual(['benefit', 'name']);
    const changes = { minQuantity: { from: 0, to: 3 } };
    await ask('PATCH', `discounts/${id}`, { changes });
    expect(await undo(changed.activityId)).toMatchObject({ status: 200 });
    expect((await get(id)).discount).toMatchObject({ ...discount, minQuantity: 3 });
  });

  it('what was deleted is there again, whole; what was added goes; and again', async () => {
    const { id, activityId } = await add('discounts', discount);
    const before = await get(id);
    const gone = await ask<{ activityId: string }>('DELETE', `discounts/${id}`);
    expect((await get(id)).status).toBe(404);
    const back = await undo(gone.activityId);
    expect(await get(id)).toEqual(before);
    expect(await undo(back.activityId)).toMatchObject({ status: 200 });
    expect((await get(id)).status).toBe(404);
    expect(await undo(activityId)).toMatchObject({ status: 409, code: 'edited_meanwhile' });
    expect((await list()).map(({ action }) => action)).toEqual([
      'discount-deleted',
      'discount-added',
      'discount-deleted',
      'discount-added',
    ]);
  });

  it('an edit that changes nothing is not logged', async () => {
    const { id } = await add('discounts', discount);
    const same = { changes: { name: { from: 'Ten off', to: 'Ten off' } } };
    const answer = await ask<{ activityId?: string }>('PATCH', `discounts/${id}`, same);
    expect(answer).toEqual({ status: 200, id });
    expect(await list()).toHaveLength(1);
    // The row was written with what it held, which is the one write that needs no line.
    expect(app.mismatches.splice(0)).toHaveLength(1);
  });

  it('what somebody else changed since is told, with both values', async () => {
    const { id } = await add('discounts', discount);
    const rename = (from: string, to: string) =>
      ask<{ activityId: string }>('PATCH', `discounts/${id}`, { changes: { name: { from, to } } });
    const first = await rename('Ten off', 'A');
    await rename('A', 'B');
    expect(await undo(first.activityId)).toMatchObject({
      code: 'edited_meanwhile',
      conflicts: { name: { theirs: 'B', yours: 'Ten off' } },
    });
  });

  it('what cannot be put back is refused in words, and nothing of it is written', async () => {
    const { id } = await add('discounts', discount);
    const gone = await ask<{ activityId: string }>('DELETE', `discounts/${id}`);
    await add('discounts', { ...discount, name: 'Other' });
    expect(await undo(gone.activityId)).toMatchObject({ status: 409, code: 'not_undoable' });
    expect(await list()).toHaveLength(3);
  });

  it.each([
    ['sales', { name: 'Spring', benefit: { kind: 'percent', ratePpm: 50_000 } }],
    ['shipping-options', { name: 'Post', pricing: { kind: 'flat', priceCents: 500 } }],
    ['tax-rules', { name: 'VAT', zone: { country: 'DE' }, ratePpm: 190_000 }],
  ])('%s come back by the same seam', async (path, draft) => {
    const { id, status } = await add(path, draft);
    expect(status).toBe(200);
    const before = await ask('GET', path);
    const changed = await ask<{ activityId: string }>('PATCH', `${path}/${id}`, {
      changes: { name: { from: draft.name, to: 'Ünïcode “name” 🌼' } },
    });
    await undo(changed.activityId);
    expect(await ask('GET', path)).toEqual(before);
    const gone = await ask<{ activityId: string }>('DELETE', `${path}/${id}`);
    await undo(gone.activityId);
    expect(await ask('GET', path)).toEqual(before);
  });

  it.each([
    ['donations', { title: 'Trees', suggestedCents: [500], minCents: 100, maxCents: 10_000 }],
    ['membership-plans', { title: 'Friends', priceCents: 0, collectionIds: [] }],
  ])('%s are taken back while nobody uses them', async (path, draft) => {
    const { id, activityId, status } = await add(path, draft);
    expect(status).toBe(200);
    const changed = await ask<{ activityId: string }>('PATCH', `${path}/${id}`, {
      changes: { title: { from: draft.title, to: 'Z' } },
    });
    expect(await undo(changed.activityId)).toMatchObject({ status: 200 });
    expect(await undo(activityId)).toMatchObject({ status: 200 });
  });
});
