import type { CheckoutPage } from '@sitewright/contract';

type Method = CheckoutPage['paymentMethods'][number];

/** The ways to pay that go with a way to get the order. */
export function offeredMethods(
  methods: readonly Method[],
  shippingOptionId: string,
): readonly Method[] {
  return methods.filter(({ shippingOptionIds }) => {
    return !shippingOptionIds || shippingOptionIds.includes(shippingOptionId);
  });
}
