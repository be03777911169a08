/**
 * Stands in the servers of the proof where the test provider stands otherwise: asks the bank of the
 * proof over HTTP, as a real provider is asked.
 */
import type { PaymentRef, ProviderEntry } from '../../apps/server/payments/provider.ts';
import {
  bankHeader,
  type BankAnswer,
  type BankCard,
  type BankEvent,
  type BankRequest,
} from './bank-messages.ts';

const bankUrl = process.env['PROOF_BANK_URL'] ?? '';
const secret = process.env['PROOF_BANK_SECRET'] ?? '';
const patienceMs = 2_000;

/** The test cards that the checkout lets through, and what the bank makes of them. */
const cards: Readonly<Record<string, BankCard>> = {
  '4242424242424242': 'good',
  '4000000000000002': 'bad',
  '4000002500003155': 'asks',
  '4000000000009995': 'late',
};

export const testProvider: ProviderEntry = {
  name: 'test',
  tender: 'card',
  offer: () => ({ label: 'Card', description: '' }),
  create: () => ({
    name: 'test',
    isTest: () => false,
    async start({ siteId, paymentId, amountCents, method }) {
      const providerRef = refOf(paymentId);
      const card = cards[(method['cardNumber'] ?? '').replaceAll(' ', '')] ?? 'bad';
      const key = paymentId;
      const { status } = await ask({ kind: 'charge', siteId, paymentId, amountCents, card, key });
      if (status === 'succeeded') return { kind: 'succeeded', providerRef };
      if (status === 'open') return { kind: 'requires_action', providerRef };
      return { kind: 'failed', providerRef, code: 'card_declined' };
    },
    async cancel({ siteId, paymentId, amountCents }) {
      const asked = { siteId, paymentId, amountCents, key: `cancel ${paymentId}` };
      const { status } = await ask({ kind: 'cancel', ...asked });
      const providerRef = refOf(paymentId);
      return status === 'succeeded' ? { kind: 'succeeded', providerRef } : { kind: 'canceled' };
    },
    async refund({ siteId, paymentId, refundId, amountCents }) {
      const asked = { siteId, paymentId, amountCents, refundId, key: refundId };
      const { status } = await ask({ kind: 'refund', ...asked });
      if (status !== 'refunded') throw new Error('The bank knows no such payment');
      return { status: 'done', providerRef: `refund_${refundId}` };
    },
    readEvent({ body, headers }) {
      if (headers[bankHeader] !== secret) return Promise.resolve(undefined);
      const event = JSON.parse(body) as BankEvent;
      return Promise.resolve({ ...event, providerRef: refOf(event.paymentId) });
    },
  }),
};

function refOf(paymentId: PaymentRef['paymentId']): string {
  return `bank_${paymentId}`;
}

async function ask(request: BankRequest): Promise<BankAnswer> {
  const answer = await fetch(bankUrl, {
    method: 'POST',
    body: JSON.stringify(request),
    signal: AbortSignal.timeout(patienceMs),
  });
  return (await answer.json()) as BankAnswer;
}
