/**
 * The provider for trying things out: no money moves. It behaves like a real one: it sends signed
 * events, sends some of them twice, and sends them before its own answer arrives.
 */
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { readSettings } from '../../../features/settings/read-settings.ts';
import { sayOf } from '../../../features/settings/say-of.ts';
import { parseRequest } from '../../../http/parse-request.ts';
import type {
  ProviderEntry,
  ProviderEvent,
  ProviderParts,
  SavedMethod,
  TypedField,
} from '../../provider.ts';
import { readSecret } from '../../read-secret.ts';
import { isSignedEvent, signEvent } from '../../../http/event-signature.ts';
import { judgeTestCard, type TestCardBehaviour } from './judge-test-card.ts';
import { renderSecondStep } from './second-step-page.ts';

const name = 'test';

const eventSchema = z.object({
  id: z.string().min(1).max(100),
  type: z.enum(['succeeded', 'failed', 'canceled', 'refunded']),
  siteId: z.string().min(1).max(100).optional(),
  paymentId: z.string().min(1).max(100),
  providerRef: z.string().max(100).optional(),
  refundId: z.string().max(100).optional(),
  amountCents: z.int().positive().optional(),
  currency: z.string().length(3).optional(),
  code: z.literal('authentication_failed').optional(),
  saved: z.object({ customerRef: z.string(), methodRef: z.string(), label: z.string() }).optional(),
});

const decisionSchema = z.object({ outcome: z.enum(['approve', 'decline']) });

export const testProvider: ProviderEntry = {
  name,
  tender: 'card',
  offer(site) {
    return readSettings(site, 'payments').test
      ? { label: sayOf(site)('Card'), description: '' }
      : undefined;
  },
  typed: [
    typed('cardNumber', 'Card number', '1234 1234 1234 1234', 'cc-number'),
    typed('expiry', 'Expiry date', 'MM / YY', 'cc-exp'),
    typed('cvc', 'Security code', '3 or 4 digits', 'cc-csc'),
  ],
  create: ({ ctx, deliver }) => {
    const send = createSender({ ctx, deliver });
    return {
      name,
      isTest: () => true,
      async start({ siteId, paymentId, amountCents, currency, savesMethod, method }) {
        const providerRef = refOf(paymentId);
        const behaviour = judgeTestCard(method, ctx.now().getTime());
        if (behaviour === 'needs-second-step') return { kind: 'requires_action', providerRef };
        if (!isGood(behaviour)) return { kind: 'failed', providerRef, code: behaviour };
        const saved = savesMethod ? keepCard(siteId, behaviour) : undefined;
        const part = { siteId, paymentId, providerRef, saved };
        await send({ type: 'succeeded', ...part, ...amountOf(amountCents, currency) }, 1);
        return { kind: 'succeeded', providerRef, saved };
      },
      async chargeSaved({ siteId, paymentId, amountCents, currency }, { methodRef }) {
        const ref = { siteId, paymentId, providerRef: refOf(paymentId) };
        const { providerRef } = ref;
        if (methodRef !== methodOf('succeeds')) {
          return { kind: 'failed', providerRef, code: 'card_declined' };
        }
        await send({ type: 'succeeded', ...ref, ...amountOf(amountCents, currency) }, 1);
        return { kind: 'succeeded', providerRef };
      },
      cancel: () => Promise.resolve({ kind: 'canceled' }),
      async refund({ siteId, paymentId, refundId, amountCents }) {
        const ref = { siteId, paymentId, providerRef: refOf(paymentId) };
        await send({ type: 'refunded', ...ref, refundId, amountCents }, 2);
        return { status: 'done', providerRef: `test_refund_${refundId}` };
      },
      async readEvent(raw) {
        const secret = await readEventSecret(ctx);
        if (!isSignedEvent(raw, secret, ctx.now().getTime())) return undefined;
        return eventSchema.parse(JSON.parse(raw.body));
      },
      secondStep: {
        render: renderSecondStep,
        async decide({ siteId, paymentId, amountCents, currency, savesMethod }, fields) {
          const { outcome } = parseRequest(decisionSchema, fields);
          const ref = { siteId, paymentId, providerRef: refOf(paymentId) };
          const saved = savesMethod ? keepCard(siteId, 'succeeds') : undefined;
          await send(
            outcome === 'approve'
              ? { type: 'succeeded', ...ref, saved, ...amountOf(amountCents, currency) }
              : { type: 'failed', code: 'authentication_failed', ...ref },
            2,
          );
        },
      },
    };
  },
};

/** The secret that signs the events of this provider, base64. */
export async function readEventSecret(ctx: ProviderParts['ctx']): Promise<string> {
  return Buffer.from(await readSecret(ctx, 'test-provider-secret'), 'hex').toString('base64');
}

/** What the first charge of a card succeeds by, though later ones may not. */
type GoodBehaviour = 'succeeds' | 'fails-later';

function isGood(behaviour: TestCardBehaviour): behaviour is GoodBehaviour {
  return behaviour === 'succeeds' || behaviour === 'fails-later';
}

/** What a kept card is called tells what it does later. */
function keepCard(siteId: string, behaviour: GoodBehaviour): SavedMethod {
  const customerRef = `test_customer_${siteId}`;
  return { customerRef, methodRef: methodOf(behaviour), label: 'Test card' };
}

function methodOf(behaviour: GoodBehaviour): string {
  return `test_method_${behaviour}`;
}

/** Nothing is taken when a card is only kept. */
function amountOf(amountCents: number, currency: string) {
  return amountCents > 0 ? { amountCents, currency } : {};
}

function refOf(paymentId: string): string {
  return `test_${paymentId}`;
}

function createSender({ ctx, deliver }: ProviderParts) {
  return async (news: Omit<ProviderEvent, 'id'> & { siteId: string }, times: number) => {
    const id = `evt_${randomUUID()}`;
    const body = JSON.stringify({ id, ...news });
    const headers = signEvent({ id, body }, await readEventSecret(ctx), ctx.now().getTime());
    for (let sent = 0; sent < times; sent += 1) await deliver(news.siteId, { body, headers });
  };
}

function typed(name: string, label: string, placeholder: string, autocomplete: string): TypedField {
  return { name, label, placeholder, autocomplete };
}
