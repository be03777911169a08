import type { CallFailure } from '@sitewright/contract';
import { expect, it } from 'vitest';
import { toChange, toTweakFailure } from './tweak-values.ts';

const saved = { 'accent-color': '#123456', 'tweak-of-another-theme': '4px' };

it('a save keeps what is not in the form, and leaves out what is given back to the look', () => {
  const changes = {
    'accent-color': { from: '#123456', to: '' },
    'section-space': { from: '', to: 'airy' },
  };
  expect(toChange(saved, changes)).toEqual({
    from: saved,
    to: { 'section-space': 'airy', 'tweak-of-another-theme': '4px' },
  });
});

it('a conflict of all values is told at the fields that were changed', () => {
  const refusal: CallFailure = {
    kind: 'refused',
    status: 409,
    message: '',
    code: 'edited_meanwhile',
    errors: {},
    conflicts: {
      'styles.values': {
        theirs: { 'accent-color': '#ffffff' },
        yours: { 'accent-color': '#000000' },
      },
    },
  };
  const changes = { 'accent-color': { from: '#123456', to: '#000000' } };
  expect(toTweakFailure(refusal, changes)?.conflicts).toEqual({
    'accent-color': { theirs: '#ffffff', yours: '#000000' },
  });
  expect(toTweakFailure(undefined, changes)).toBeUndefined();
});
