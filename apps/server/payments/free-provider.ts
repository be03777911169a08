/** An order that costs nothing needs nobody to take money. */
import type { PaymentProvider } from './provider.ts';

export const freeProvider: PaymentProvider = {
  name: 'free',
  isTest: false,
  start: ({ paymentId }) =>
    Promise.resolve({ kind: 'succeeded', providerRef: `free_${paymentId}` }),
  cancel: () => Promise.resolve('canceled'),
  refund: () => Promise.resolve(),
  readEvent: () => Promise.resolve(undefined),
};
