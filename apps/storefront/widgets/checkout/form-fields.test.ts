// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { readFormFields, restoreFields } from './form-fields.ts';
import { withoutCard } from './checkout-values.ts';

const find = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
const form = () => document.querySelector('form')!;

beforeEach(() => {
  document.body.innerHTML = `<form>
    <input name="email" value=""><input name="shippingAddress.city" value="">
    <select name="shippingAddress.country"><option value="IE"></option><option value="US" selected></option></select>
    <input type="checkbox" name="isBillingSameAsShipping" value="true" checked>
    <input type="hidden" name="paymentAttemptId" value="new">
    <input name="payment.cardNumber">
  </form>`;
});

test('a draft comes back, but never over what was typed since', () => {
  find('email').value = 'typed@example.com';
  restoreFields(form(), {
    email: 'old@example.com',
    'shippingAddress.city': 'Hudson',
    'shippingAddress.country': 'IE',
    paymentAttemptId: 'old',
  });
  expect(readFormFields(form())).toEqual({
    email: 'typed@example.com',
    'shippingAddress.city': 'Hudson',
    'shippingAddress.country': 'IE',
    paymentAttemptId: 'new',
    'payment.cardNumber': '',
  });
  expect(find('isBillingSameAsShipping').checked).toBe(false);
});

test('a draft never holds the card, nor codes that are worth money', () => {
  find('payment.cardNumber').value = '4242 4242 4242 4242';
  const codes = { promoCode: 'TEN', giftCardCode: '7KQM-2222-3333-4444' };
  const kept = withoutCard({ ...readFormFields(form()), ...codes });
  expect(Object.keys(kept)).toContain('email');
  for (const name of ['payment.cardNumber', ...Object.keys(codes)]) {
    expect(kept).not.toHaveProperty([name]);
  }
});
