import { expect, it } from 'vitest';
import { completeDraft } from './complete-draft.ts';
import { emptyDraft } from './empty-draft.ts';

const whole = {
  firstName: 'Ann',
  lastName: 'Lee',
  company: '',
  line1: '1 Main St',
  line2: '',
  city: 'Town',
  region: 'NY',
  postalCode: '10001',
  country: 'US',
  phone: '',
};
const half = { ...whole, line1: '', city: '' };

it('each address is kept or left out for itself', () => {
  const complete = (shippingAddress: typeof whole, billingAddress: typeof whole) => {
    const draft = completeDraft({ ...emptyDraft, shippingAddress, billingAddress });
    return [draft.shippingAddress !== null, draft.billingAddress !== null];
  };
  expect(complete(whole, half)).toEqual([true, false]);
  expect(complete(half, whole)).toEqual([false, true]);
});
