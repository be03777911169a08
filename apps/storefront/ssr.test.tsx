import { readCheckoutForm } from '@sitewright/contract';
import { expect, test } from 'vitest';
import { renderCartPage, renderCheckoutPage, renderOrderConfirmedPage } from './ssr.tsx';
import { sampleCartPage, sampleCheckoutPage, sampleOrderPage } from './testing/sample-pages.ts';

/** Every field of the markup by name, with the value it would send. */
function namesIn(html: string): string[] {
  const names = [...html.matchAll(/<(?:input|select|button)[^>]*\sname="([^"]+)"/g)];
  return [...new Set(names.map(([, name]) => name!))];
}

test('ROUT-07 CART-20 the cart is drawn with forms that need no script', () => {
  const html = renderCartPage(sampleCartPage());
  expect(html).toMatch(/^<div id="sqs-cart-root"><div id="sqs-cart-container"/);
  expect(html).toContain('action="/api/commerce/shopping-cart/entries/entry-1" method="post"');
  expect(namesIn(html)).toEqual(['quantity', 'remove']);
  expect(html).toContain('$64.00');
});

test('CART-21 a form that came back says what went wrong', () => {
  expect(renderCartPage(sampleCartPage({ error: 'Only 2 left.' }))).toContain('Only 2 left.');
});

test('ROUT-24 the checkout is drawn as one form with the names that the server reads', () => {
  const html = renderCheckoutPage(sampleCheckoutPage());
  expect(html).toMatch(/^<div id="sqs-checkout-root">/);
  expect(html).toContain('action="/checkout?cartToken=cart-1" method="post"');
  const fields = Object.fromEntries(namesIn(html).map((name) => [name, `<${name}>`]));
  const { request, values, paymentAttemptId } = readCheckoutForm(fields, true);
  expect(paymentAttemptId).toBe('<paymentAttemptId>');
  expect(request).toMatchObject({
    email: '<email>',
    shippingOptionId: '<shippingOptionId>',
    payment: {
      provider: '<payment.provider>',
      cardNumber: '<payment.cardNumber>',
      expiry: '<payment.expiry>',
      cvc: '<payment.cvc>',
    },
  });
  expect(values).toMatchObject({ isBillingSameAsShipping: true, marketingOptIn: true });
  for (const address of [values.shippingAddress, values.billingAddress]) {
    // Neither is asked for unless the shop wants it.
    const { phone: _phone, company: _company, ...asked } = address;
    expect(Object.values(asked).every((value) => value.startsWith('<'))).toBe(true);
  }
});

test('a checkout that came back keeps what was typed and names what is wrong, never the card', () => {
  const data = sampleCheckoutPage();
  const shippingAddress = { ...data.values.shippingAddress, line1: '12 Alder Lane' };
  const html = renderCheckoutPage({
    ...data,
    values: { ...data.values, email: 'ada@', shippingAddress },
    errors: { email: 'Please enter a valid email.' },
    formError: 'Your card was declined.',
  });
  expect(html).toContain('value="12 Alder Lane"');
  expect(html).toContain('value="ada@"');
  expect(html).toMatch(/id="sw-email-error"[^>]*>Please enter a valid email\./);
  expect(html).toContain('Your card was declined.');
  expect(html).not.toMatch(/name="payment.cardNumber"[^>]*value=/);
});

test('the test cards are printed while the shop is in test mode only', () => {
  expect(renderCheckoutPage(sampleCheckoutPage())).toContain('4242 4242 4242 4242');
  const paymentMethods = [{ provider: 'manual', label: 'Bank transfer', description: '' }];
  expect(renderCheckoutPage(sampleCheckoutPage({ paymentMethods }))).not.toContain('4242');
});

test('ROUT-25 the order is confirmed with its number, lines and sums', () => {
  const html = renderOrderConfirmedPage(sampleOrderPage());
  expect(html).toMatch(/^<div id="sqs-order-confirmed-root">/);
  for (const text of ['Order #1042', 'Thank you, Ada!', 'ada@example.com', '$76.68', 'Standard']) {
    expect(html).toContain(text);
  }
});
