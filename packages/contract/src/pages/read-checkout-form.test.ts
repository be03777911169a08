import { describe, expect, it } from 'vitest';
import { paymentRequestSchema } from '../calls/create-payment.ts';
import { listFieldErrors } from '../errors.ts';
import { readCheckoutForm } from './read-checkout-form.ts';

const fields = {
  email: 'ada@example.com',
  'shippingAddress.firstName': 'Ada',
  'shippingAddress.lastName': 'Lovelace',
  'shippingAddress.line1': '12 Mill Lane',
  'shippingAddress.city': 'Albany',
  'shippingAddress.region': 'NY',
  'shippingAddress.postalCode': '12207',
  'shippingAddress.country': 'US',
  isBillingSameAsShipping: 'on',
  shippingOptionId: 'post',
  'payment.provider': 'test',
  'payment.cardNumber': '4242 4242 4242 4242',
  'payment.expiry': '04/30',
  'payment.cvc': '123',
  expectedTotalCents: '4200',
  paymentAttemptId: 'attempt-1',
};

describe('readCheckoutForm', () => {
  it('makes the same request that a script would send', () => {
    const { request, paymentAttemptId } = readCheckoutForm(fields, true);
    const read = paymentRequestSchema.parse(request);
    expect(read).toMatchObject({
      email: 'ada@example.com',
      shippingAddress: { city: 'Albany', line2: '', phone: '' },
      shippingOptionId: 'post',
      payment: { provider: 'test', cardNumber: '4242424242424242' },
      expectedTotalCents: 4200,
      marketingOptIn: false,
    });
    expect(read).not.toHaveProperty('billingAddress');
    expect(paymentAttemptId).toBe('attempt-1');
  });

  it('keeps what was typed, but never the card', () => {
    const { values } = readCheckoutForm({ ...fields, email: 'oops' }, true);
    expect(values.email).toBe('oops');
    expect(values.shippingAddress.line1).toBe('12 Mill Lane');
    expect(JSON.stringify(values)).not.toContain('4242');
  });

  it('errors carry the names of the form fields', () => {
    const wrong = { ...fields, email: '', 'shippingAddress.city': ' ', 'payment.cvc': '' };
    const refused = paymentRequestSchema.safeParse(readCheckoutForm(wrong, true).request);
    expect(listFieldErrors(refused.error!)).toEqual({
      email: 'Please enter a valid email.',
      'shippingAddress.city': 'Required',
      'payment.cvc': 'Please check the security code.',
    });
  });

  it('asks a billing address of its own when it differs or when nothing is shipped', () => {
    const { isBillingSameAsShipping: _, ...differs } = fields;
    expect(readCheckoutForm(differs, true).request).toHaveProperty('billingAddress');
    const digital = readCheckoutForm(fields, false).request;
    expect(digital).toHaveProperty('billingAddress');
    expect(digital).not.toHaveProperty('shippingAddress');
    expect(digital).not.toHaveProperty('shippingOptionId');
  });

  it('a blank or repeated field is no total', () => {
    for (const expectedTotalCents of ['', ['1', '2'], 'x']) {
      const { request } = readCheckoutForm({ ...fields, expectedTotalCents }, true);
      expect(paymentRequestSchema.safeParse(request).success).toBe(false);
    }
  });
});
