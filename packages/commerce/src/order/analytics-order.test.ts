import { expect, it } from 'vitest';
import { toAnalyticsOrder } from './analytics-order.ts';

it('ENT-13 analytics sees what was bought and not who bought it', () => {
  const order = {
    id: 'o1',
    purchasedCartId: 'c1',
    testMode: true,
    websiteId: 's1',
    currency: 'USD',
    email: 'buyer@example.com',
    grandTotalCents: 4520,
    shippingCostCents: 800,
    taxCents: 320,
    items: [{ sku: 'MUG', productName: 'Mug', quantity: 2, unitPriceCents: 1700, id: 'line' }],
  };
  expect(toAnalyticsOrder(order)).toEqual({
    id: 'o1',
    purchasedCartId: 'c1',
    testMode: true,
    websiteId: 's1',
    grandTotal: { value: '45.20', currency: 'USD' },
    shippingTotal: { value: '8.00', currency: 'USD' },
    taxTotal: { value: '3.20', currency: 'USD' },
    items: [
      {
        sku: 'MUG',
        productName: 'Mug',
        quantity: 2,
        unitPrice: { value: '17.00', currency: 'USD' },
      },
    ],
  });
});
