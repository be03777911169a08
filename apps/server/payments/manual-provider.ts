/** Bank transfer: the order stands at once, a person sees the money come later. */
import type { PaymentProvider } from './provider.ts';

export const manualProvider: PaymentProvider = {
  name: 'manual',
  isTest: false,
  start: ({ paymentId }) => Promise.resolve({ kind: 'placed', providerRef: `manual_${paymentId}` }),
  cancel: () => Promise.resolve('canceled'),
  refund: () => Promise.reject(new Error('A bank transfer is returned by a person')),
  readEvent: () => Promise.resolve(undefined),
};
