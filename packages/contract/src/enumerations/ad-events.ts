/** What ad networks are told. EVT-05 */
export const adEventNames = [
  'AddToCart',
  'Search',
  'Lead',
  'ViewContent',
  'Purchase',
  'CompleteRegistration',
] as const;

/** One of {@link adEventNames}. */
export type AdEventName = (typeof adEventNames)[number];
