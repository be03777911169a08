/** `node e2e/support/stripe-double.ts PORT`: the double of Stripe beside the shop of the journeys. */
import { startStripeDouble } from '../../apps/server/testing/stripe-double/stripe-double.ts';

await startStripeDouble(() => new Date(), Number(process.argv[2]));
