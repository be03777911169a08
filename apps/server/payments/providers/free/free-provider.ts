/** An order that costs nothing needs nobody to take money. */
import type { ProviderEntry } from '../../provider.ts';

const name = 'free';

export const freeProvider: ProviderEntry = {
  name,
  tender: 'card',
  offer: () => undefined,
  create: () => ({
    name,
    isTest: () => false,
    start: ({ paymentId }) =>
      Promise.resolve({ kind: 'succeeded', providerRef: `free_${paymentId}` }),
    cancel: () => Promise.resolve({ kind: 'canceled' }),
    refund: ({ refundId }) => Promise.resolve({ status: 'done', providerRef: `free_${refundId}` }),
    readEvent: () => Promise.resolve(undefined),
  }),
};
