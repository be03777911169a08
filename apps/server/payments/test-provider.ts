/**
 * The provider for trying things out: no money moves. It behaves like a real one: it sends signed
 * events, sends some of them twice, and sends them before its own answer arrives.
 */
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { isSignedEvent, signEvent } from './event-signature.ts';
import type { PaymentProvider, PaymentRequest, ProviderEvent, RawEvent } from './provider.ts';
import { judgeTestCard } from './test-cards.ts';

const eventSchema = z.object({
  id: z.string().min(1).max(100),
  type: z.enum(['succeeded', 'failed', 'canceled', 'refunded']),
  paymentId: z.string().min(1).max(100),
  providerRef: z.string().max(100).optional(),
  code: z.literal('authentication_failed').optional(),
});

export interface TestProviderParts {
  /** The secret that signs events; see `readSecret`. */
  secret: () => Promise<string>;
  /** Brings an event to the shop, as the network would. */
  send: (siteId: string, raw: RawEvent) => Promise<void>;
  now: () => Date;
}

export interface TestProvider extends PaymentProvider {
  /** The shopper's answer on the page of the second step. */
  decide(
    ref: { siteId: string; paymentId: string; providerRef: string | null },
    decision: 'approve' | 'decline',
  ): Promise<void>;
}

export function createTestProvider({ secret, send, now }: TestProviderParts): TestProvider {
  async function emit(siteId: string, event: Omit<ProviderEvent, 'id'>, times: number) {
    const body = JSON.stringify({ id: `evt_${randomUUID()}`, ...event });
    const signature = signEvent(body, await secret(), now().getTime());
    for (let sent = 0; sent < times; sent += 1) {
      await send(siteId, { body, headers: { 'payment-signature': signature } });
    }
  }

  return {
    name: 'test',
    isTest: true,
    async start({ siteId, paymentId, method }: PaymentRequest) {
      const providerRef = `test_${paymentId}`;
      const behaviour = judgeTestCard(method, now().getTime());
      if (behaviour === 'needs-second-step') return { kind: 'requires_action', providerRef };
      if (behaviour !== 'succeeds') return { kind: 'failed', providerRef, code: behaviour };
      await emit(siteId, { type: 'succeeded', paymentId, providerRef }, 1);
      return { kind: 'succeeded', providerRef };
    },
    cancel: () => Promise.resolve('canceled'),
    refund: () => Promise.resolve(),
    async readEvent({ body, headers }) {
      const signature = String(headers['payment-signature'] ?? '');
      if (!isSignedEvent({ body, signature }, await secret(), now().getTime())) return undefined;
      return eventSchema.parse(JSON.parse(body));
    },
    async decide({ siteId, paymentId, providerRef }, decision) {
      const ref = { paymentId, providerRef: providerRef ?? `test_${paymentId}` };
      const event =
        decision === 'approve'
          ? { type: 'succeeded' as const, ...ref }
          : { type: 'failed' as const, code: 'authentication_failed' as const, ...ref };
      await emit(siteId, event, 2);
    },
  };
}
