/** A shop whose money goes through the double of Stripe. */
import type { LightMyRequestResponse } from 'fastify';
import { operator } from '../../features/settings/settings-actor.ts';
import { writeSettings } from '../../features/settings/write-settings.ts';
import { Shopper } from '../shopper.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import type { TestDatabaseKind } from '../test-database.ts';
import { createTestShop, type TestShop } from '../test-shop.ts';
import { startStripeDouble, type StripeDouble } from './stripe-double.ts';
import type { DoubleEvent, DoubleIntent } from './stripe-world.ts';

export interface StripeShop {
  app: TestApp;
  shop: TestShop;
  double: StripeDouble;
  /** Brings an event over the network; `localhost` unless told. */
  send(event: DoubleEvent, host?: string): Promise<LightMyRequestResponse>;
  /** Brings everything that was told and not brought yet, in the order of `arrange`. */
  sendAll(arrange?: (events: DoubleEvent[]) => DoubleEvent[]): Promise<void>;
  /** A shopper who chose Stripe for one bowl and stands at the page of the payment. */
  begin(parts?: { stock?: number; priceCents?: number }): Promise<Begun>;
  close(): Promise<void>;
}

export interface Begun {
  shopper: Shopper;
  paymentId: string;
  /** The page of the payment. */
  path: string;
  variantId: string;
  productId: string;
  intent(): DoubleIntent;
  /** Comes back from the provider's pages. */
  comeBack(): Promise<LightMyRequestResponse>;
}

/** Keys of the double, as an owner writes them. */
export async function connectStripe(
  { app, double }: Pick<StripeShop, 'app' | 'double'>,
  siteId: string,
): Promise<void> {
  const payments = {
    test: false,
    stripe: true,
    stripePublishableKey: double.publishableKey,
    stripeSecretKey: double.secretKey,
    stripeWebhookSecret: double.webhookSecret,
  };
  await writeSettings(app.ctx, { siteId, actor: operator, values: { payments } });
}

/** A shop that takes cards by Stripe, and the double it talks to; both keep one clock. */
export async function createStripeShop(database: TestDatabaseKind): Promise<StripeShop> {
  let time = () => new Date();
  const double = await startStripeDouble(() => time());
  const app = await createTestApp({ database, environment: { STRIPE_URL: double.url } });
  time = () => app.ctx.now();
  const shop = await createTestShop(app, await app.createSite({ host: 'localhost' }));
  await connectStripe({ app, double }, shop.siteId);
  let sent = 0;

  async function send(event: DoubleEvent, host = 'localhost') {
    const { body, headers } = double.sign(event);
    return app.server.inject({
      method: 'POST',
      url: '/api/payments/stripe/events',
      payload: body,
      headers: { host, ...headers },
    });
  }

  return {
    app,
    shop,
    double,
    send,
    async sendAll(arrange = (events) => events) {
      const waiting = double.world.events.slice(sent);
      sent = double.world.events.length;
      for (const event of arrange(waiting)) await send(event);
    },
    async begin({ stock = 1, priceCents = 2000 } = {}) {
      const song = await shop.addProduct({ productType: 3, variants: [{ stock, priceCents }] });
      const shopper = new Shopper(app);
      await shopper.add(song.id);
      const payment = { provider: 'stripe' };
      const paid = await shopper.pay({ expectedTotalCents: priceCents, payment });
      const { paymentId, redirectUrlPath: path } = paid.json<{
        paymentId: string;
        redirectUrlPath: string;
      }>();
      const intent = () => {
        const found = [...double.world.intents.values()].findLast(
          ({ metadata }) => metadata['paymentId'] === paymentId,
        );
        if (!found) throw new Error('There is no intent of the payment');
        return found;
      };
      return {
        shopper,
        paymentId,
        path,
        productId: song.id,
        variantId: song.variantIds[0]!,
        intent,
        comeBack: () => {
          const query = `payment_intent=${intent().id}&redirect_status=succeeded`;
          return shopper.send('GET', `${path}?${query}`);
        },
      };
    },
    async close() {
      await app.close();
      await double.close();
    },
  };
}
