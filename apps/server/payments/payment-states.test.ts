import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { activePaymentStatuses, nextPaymentStatus, paymentStates } from './payment-states.ts';
import type { PaymentEventType, PaymentStatus } from './payment-states.ts';

const statuses = Object.keys(paymentStates) as PaymentStatus[];
const events: PaymentEventType[] = [
  'action-required',
  'placed',
  'succeeded',
  'failed',
  'canceled',
  'expired',
  'paid-twice',
  'refunded',
];

describe('payment states', () => {
  it('never leave a payment that took money except by giving it back', () => {
    for (const event of events.filter((event) => event !== 'refunded')) {
      expect(nextPaymentStatus('succeeded', event)).toBeUndefined();
      expect(nextPaymentStatus('refunded', event)).toBeUndefined();
    }
  });

  it('take money that arrives late', () => {
    for (const status of ['failed', 'canceled', 'expired'] as const) {
      expect(nextPaymentStatus(status, 'succeeded')).toBe('succeeded');
    }
  });

  it('ignore every event the second time', () => {
    for (const status of statuses) {
      for (const event of events) {
        const next = nextPaymentStatus(status, event);
        if (next) expect(nextPaymentStatus(next, event)).toBeUndefined();
      }
    }
  });

  it('end the same way in whatever order a provider tells', () => {
    const news = ['failed', 'canceled', 'succeeded'] as const;
    const end = (from: PaymentStatus, told: readonly PaymentEventType[]) =>
      told.reduce((status, event) => nextPaymentStatus(status, event) ?? status, from);
    fc.assert(
      fc.property(
        fc.constantFrom<PaymentStatus>('created', 'requires_action', 'pending', 'expired'),
        fc.array(fc.constantFrom(...news), { maxLength: 6 }),
        fc.infiniteStream(fc.nat()),
        (from, told, keys) => {
          const mixed = told
            .map((event) => ({ event, key: keys.next().value ?? 0 }))
            .toSorted((a, b) => a.key - b.key)
            .map(({ event }) => event);
          expect(end(from, mixed)).toBe(end(from, told));
        },
      ),
    );
  });

  it('let every active payment end', () => {
    for (const status of activePaymentStatuses) {
      for (const event of ['failed', 'canceled', 'expired'] as const) {
        expect(nextPaymentStatus(status, event)).toBe(event);
      }
    }
  });
});
