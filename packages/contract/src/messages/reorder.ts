/** Texts about ordering the same again. */
export const reorderMessages = {
  button: 'Order again',
  more: 'Something else could not be put into your cart either.',
} as const;

/** Why something of an order is not in the cart, or not all of it. */
export const reorderProblemMessages = {
  gone: '{name} is no longer sold.',
  'sold-out': '{name} is sold out.',
  fewer: '{name}: {count} of {ordered} could be put into your cart, no more can be had.',
  'in-cart': 'All that can be had of {name} is in your cart already.',
  subscription: '{name} is a subscription: please begin it on its own page.',
  gift: '{name} was a gift: please choose it again on its own page.',
  fields: '{name} asks for details that we do not have: please choose it again on its own page.',
  full: 'There is no room in your cart for {name}.',
} as const;

/** A key of {@link reorderProblemMessages}. */
export type ReorderProblem = keyof typeof reorderProblemMessages;
