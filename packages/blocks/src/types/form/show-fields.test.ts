import { expect, it } from 'vitest';
import { makeSay } from '@sitewright/contract';
import { showField } from './show-fields.ts';

const say = makeSay();

it('FORM-05 a hidden value is found in the address by its own name, else by its title', () => {
  const field = { id: 'from', type: 'hidden', title: 'campaign' } as const;
  const keyOf = (more: object) => showField({ ...field, ...more }, { say });
  expect(keyOf({ key: 'utm' })).toMatchObject({ hidden: { key: 'utm', value: '' } });
  expect(keyOf({ value: 'site' })).toMatchObject({ hidden: { key: 'campaign', value: 'site' } });
});

it('FORM-28 a long text comes with the counter that scripts count on; one without a limit has none', () => {
  const counterOf = (maxLength?: number) =>
    showField(
      { id: 'text', type: 'textarea', title: 'Text', ...(maxLength && { maxLength }) },
      { say },
    );
  expect(counterOf(200)).toMatchObject({ maxLength: 200, counter: '0 / 200' });
  expect(counterOf()).toMatchObject({ maxLength: 0, counter: undefined });
});
