/** Requests that Stripe refuses because there are too many at once. */
import { setTimeout as sleep } from 'node:timers/promises';
import Stripe from 'stripe';

/** The library does not repeat these by itself. A refused request has done nothing. */
const waitsMs = [300, 900, 2_700];

/** Repeats what was refused with 429, later each time. */
export async function retryWhenBusy<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (const waitMs of waitsMs) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeRateLimitError)) throw error;
      await sleep(waitMs * (1 + Math.random()));
    }
  }
  return ask();
}
