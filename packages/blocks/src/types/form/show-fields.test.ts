import { expect, it } from 'vitest';
import { showField } from './show-fields.ts';

it('FORM-05 a hidden value is found in the address by its own name, else by its title', () => {
  const field = { id: 'from', type: 'hidden', title: 'campaign' } as const;
  const keyOf = (more: object) => showField({ ...field, ...more });
  expect(keyOf({ key: 'utm' })).toMatchObject({ hidden: { key: 'utm', value: '' } });
  expect(keyOf({ value: 'site' })).toMatchObject({ hidden: { key: 'campaign', value: 'site' } });
});
