import type { Page } from '@playwright/test';
import { findPhysical, findStocked } from './catalogue.ts';
import { staffCall } from './staff-calls.ts';

/** An order of so many units of a product, agreed on by phone and paid. @returns its number */
export async function agreeOnOrder(page: Page, email: string, quantity = 2): Promise<number> {
  const product = await findPhysical(page.request, 0);
  const variantId = findStocked(product)!.id;
  const content = {
    email,
    shippingAddress: {
      firstName: 'Robin',
      lastName: 'Marlow',
      line1: '12 Harbour Street',
      city: 'Portland',
      region: 'ME',
      postalCode: '04101',
      country: 'US',
    },
    lines: [{ kind: 'variant', productId: product.id, variantId, quantity }],
    shipping: { kind: 'own', name: 'Parcel', priceCents: 500 },
  };
  const draft = await staffCall<{ id: string; cart: { grandTotalCents: number } }>(
    page,
    'POST',
    '/draft-orders',
    { content },
  );
  const { orderNumber } = await staffCall<{ orderNumber: number }>(
    page,
    'POST',
    `/draft-orders/${draft.id}/settlement`,
    { settlement: 'paid', expectedTotalCents: draft.cart.grandTotalCents },
  );
  return orderNumber;
}
