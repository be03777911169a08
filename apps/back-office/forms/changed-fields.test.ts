import { expect, it } from 'vitest';
import { changedFields, fieldErrorsOf } from './changed-fields.ts';

it('an edit holds the fields that differ and no other, with what was seen', () => {
  const seen = { title: 'Mug', tags: ['a'], plan: { value: 1 }, note: undefined };
  expect(changedFields(seen, { ...seen })).toEqual({});
  expect(changedFields(seen, { ...seen, tags: ['a'], plan: { value: 1 } })).toEqual({});
  expect(changedFields(seen, { ...seen, title: 'Cup', tags: ['a', 'b'] })).toEqual({
    title: { from: 'Mug', to: 'Cup' },
    tags: { from: ['a'], to: ['a', 'b'] },
  });
  expect(changedFields(seen, { ...seen, note: '' })).toEqual({ note: { from: undefined, to: '' } });
});

it('a refusal is shown at the field that it is about, the first message of each', () => {
  const errors = { 'changes.title.to': 'Too long.', 'changes.tags.to.3': 'No.', code: 'Taken.' };
  expect(fieldErrorsOf({ kind: 'refused', status: 400, message: '', code: '', errors })).toEqual({
    title: 'Too long.',
    tags: 'No.',
    code: 'Taken.',
  });
});
