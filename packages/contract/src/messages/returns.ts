import type { ReturnReason } from '../models/return-reason.ts';
import type { ReturnState } from '../models/return-state.ts';

/** Texts about goods that come back. */
export const returnMessages = {
  title: 'Return something',
  intro: 'Choose what you would like to send back. We answer by mail.',
  units: 'Units',
  reason: 'Reason',
  note: 'Anything else we should know?',
  send: 'Ask to return it',
  cancel: 'Withdraw the request',
  list: 'Returns',
  tooMany: 'You have asked for this several times today. Please write to the shop.',
  empty: 'Please choose what comes back.',
  notPossible: 'That cannot be returned, or not so many of it.',
} as const;

/** Why, in words. */
export const returnReasonMessages = {
  'changed-mind': 'I changed my mind',
  'does-not-fit': 'It does not fit',
  damaged: 'It is damaged',
  'wrong-item': 'It is not what I ordered',
  'not-as-described': 'It is not as described',
  other: 'Another reason',
} as const satisfies Readonly<Record<ReturnReason, string>>;

/** How a return stands, for its buyer. */
export const returnStateMessages = {
  requested: 'Asked for',
  approved: 'Approved: please send it back',
  declined: 'Declined',
  canceled: 'Withdrawn',
  received: 'It has arrived',
  inspected: 'We have looked at it',
  refunded: 'The money goes back to you',
  closed: 'Closed',
} as const satisfies Readonly<Record<ReturnState, string>>;
