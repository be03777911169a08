import type { CallFailure } from '@sitewright/contract';
import { expect, it } from 'vitest';
import { toBody, toFieldFailure, toFields } from './header-footer-fields.ts';

const usual = {
  showSearch: true,
  showAccount: true,
  showCart: true,
  buttonText: '',
  buttonUrl: '',
  showTagLine: true,
  showSocialLinks: true,
  showVisit: true,
  note: '',
};

it('NAVL-06 the form holds what it knows; what custom code keeps there stays out of it', () => {
  const saved = { header: { showSearch: false, own: [1] }, footer: { note: 7 } };
  expect(toFields(saved)).toEqual({ ...usual, showSearch: false });
});

it('NAVL-06 a save sends of each part what changed, and what was seen of it', () => {
  const changes = {
    note: { from: '', to: 'Made here' },
    showSearch: { from: true, to: false },
  };
  expect(toBody(changes)).toEqual({
    header: { showSearch: false },
    footer: { note: 'Made here' },
    from: { header: { showSearch: true }, footer: { note: '' } },
  });
});

it('NAVL-06 a refusal stands at the field that it is about, and both versions of a conflict', () => {
  const refusal: CallFailure = {
    kind: 'refused',
    status: 409,
    message: '',
    code: 'edited_meanwhile',
    errors: { 'frame.header.buttonUrl': 'An address.' },
    conflicts: {
      'frame.footer': { theirs: { note: 'Theirs', showVisit: true }, yours: { note: 'Yours' } },
    },
  };
  const changes = {
    buttonUrl: { from: '', to: 'x' },
    note: { from: '', to: 'Yours' },
    showVisit: { from: true, to: false },
  };
  expect(toFieldFailure(refusal, changes)).toMatchObject({
    errors: { buttonUrl: 'An address.' },
    conflicts: { note: { theirs: 'Theirs', yours: 'Yours' } },
  });
  expect(toFieldFailure(undefined, changes)).toBeUndefined();
});
