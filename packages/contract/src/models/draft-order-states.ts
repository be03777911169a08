/** Where a draft is in its life. */
export const draftOrderStates = ['open', 'sent', 'paid', 'canceled', 'expired'] as const;

/** One of {@link draftOrderStates}. */
export type DraftOrderState = (typeof draftOrderStates)[number];

/** For so many days a draft can be paid, unless told otherwise, and at most. */
export const draftOrderDays = { usual: 30, most: 365 } as const;
