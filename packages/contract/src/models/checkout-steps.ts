/**
 * How far a cart comes. `begun`: a visitor put something into it; `checkout`: its checkout was opened;
 * `address`: a street was told there; `tried`: somebody asked to pay; `paid`: its order is paid.
 */
export const checkoutSteps = ['begun', 'checkout', 'address', 'tried', 'paid'] as const;

/** One of {@link checkoutSteps}. */
export type CheckoutStepName = (typeof checkoutSteps)[number];
