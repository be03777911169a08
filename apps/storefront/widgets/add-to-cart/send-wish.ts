import type { Arrival, CallResult, Cart, Client } from '@sitewright/contract';

/** What a visitor wants: so many of this variant, with the answers of its form. */
export interface Wish {
  readonly isSubscription: boolean;
  readonly itemId: string;
  /** Null when the page does not know it; the server then takes the only variant. */
  readonly sku: string | null;
  readonly quantity: number;
  /** A JSON string, `"null"` without a form. D-22 */
  readonly additionalFields: string;
  /** Where the visitor came from, for a cart that begins with this. */
  readonly arrival?: Arrival | undefined;
}

/** A cart for ordinary items; a token and a path for subscriptions. ATC-27, ATC-28 */
export type Delivered =
  | { readonly shoppingCart: Cart }
  | { readonly cartToken: string; readonly redirectUrlPath: string };

/** Gives each wish its idempotency id. */
export interface Attempts {
  /** The same id for the same wish until it is settled, so that a lost answer adds only once. */
  idFor(wish: string): string;
  settle(): void;
}

export function createAttempts(newId: () => string): Attempts {
  let open = { wish: '', id: '' };
  return {
    idFor(wish) {
      if (open.wish !== wish) open = { wish, id: newId() };
      return open.id;
    },
    settle: () => (open = { wish: '', id: '' }),
  };
}

/** Sends a wish to the cart, or to the one-line checkout of a subscription. */
export async function sendWish(
  call: Client,
  { isSubscription, quantity, arrival, ...item }: Wish,
  attempts: Attempts,
): Promise<CallResult<Delivered>> {
  const from = arrival && { arrival };
  if (isSubscription) {
    const body = { ...item, qty: quantity, ...from };
    return call('POST /api/3/commerce/cart/subscription', { body });
  }
  const body = { ...item, quantity };
  const headers = { 'add-to-cart-id': attempts.idFor(JSON.stringify(body)) };
  const result = await call('POST /api/commerce/shopping-cart/entries', {
    headers,
    body: { ...body, ...from },
  });
  if (result.ok || isAnswered(result.failure.status)) attempts.settle();
  return result;
}

/** A refusal is final; after no answer or a server fault the wish may have been granted. */
function isAnswered(status: number): boolean {
  return status >= 200 && status < 500;
}
