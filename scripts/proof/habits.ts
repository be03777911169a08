/** What a buyer does; how often one stands here is how often it is chosen. */
export const habits = [
  'pays',
  'pays',
  'pays',
  'is declined, then pays',
  'is declined, but the money comes',
  'is declined, pays anew, and both come',
  'confirms at the bank',
  'confirms at the bank',
  'leaves at the bank',
  'pays again while the bank asks',
  'pays again while the bank asks',
  'pays in two tabs',
  'pays in two tabs',
  'pays by transfer',
  'uses the coupon',
  'uses the coupon and is declined',
  'pays by gift card',
  'pays by gift card',
  'pays by gift card and is declined',
  'leaves the cart',
] as const;

export type Habit = (typeof habits)[number];
