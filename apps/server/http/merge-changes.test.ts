import { ApiError } from '@sitewright/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeChanges } from './merge-changes.ts';

const refusalOf = (run: () => unknown) => {
  try {
    run();
  } catch (error) {
    if (error instanceof ApiError) return error.toBody();
    throw error;
  }
  return undefined;
};

describe('an edit on top of what stands there', () => {
  it('takes what nobody else touched, and leaves the rest alone', () => {
    const present = { title: 'Mug', price: 900, tags: ['a'] };
    expect(mergeChanges(present, { title: { from: 'Mug', to: 'Cup' } })).toEqual({ title: 'Cup' });
    expect(mergeChanges(present, { tags: { from: ['a'], to: ['a', 'b'] } })).toEqual({
      tags: ['a', 'b'],
    });
  });

  it('is nothing where both want the same', () => {
    expect(mergeChanges({ title: 'Cup' }, { title: { from: 'Mug', to: 'Cup' } })).toEqual({});
  });

  it('refuses a field that somebody else changed, shows both, and merges nothing of it', () => {
    const body = refusalOf(() =>
      mergeChanges(
        { title: 'Bowl', price: 900 },
        { title: { from: 'Mug', to: 'Cup' }, price: { from: 900, to: 800 } },
      ),
    );
    expect(body).toMatchObject({
      code: 'edited_meanwhile',
      status: 409,
      conflicts: { title: { theirs: 'Bowl', yours: 'Cup' } },
    });
  });

  it('two people who change different fields both keep theirs, in either order', () => {
    const fields = fc.record({ a: fc.integer(), b: fc.integer(), c: fc.integer() });
    fc.assert(
      fc.property(fields, fc.integer(), fc.integer(), (seen, mine, yours) => {
        const first = { a: { from: seen.a, to: mine } };
        const second = { b: { from: seen.b, to: yours } };
        const apply = (edits: Parameters<typeof mergeChanges>[1][]) =>
          edits.reduce((now, edit) => ({ ...now, ...mergeChanges(now, edit) }), { ...seen });
        expect(apply([first, second])).toEqual({ ...seen, a: mine, b: yours });
        expect(apply([second, first])).toEqual({ ...seen, a: mine, b: yours });
      }),
    );
  });
});
