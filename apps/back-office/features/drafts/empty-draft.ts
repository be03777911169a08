import type { DraftOrderContent } from '@sitewright/contract';

/** A draft that is begun. */
export const emptyDraft: DraftOrderContent = {
  email: '',
  shippingAddress: null,
  billingAddress: null,
  lines: [],
  discount: null,
  shipping: null,
  note: '',
};
