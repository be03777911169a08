import type { getCustomer as getCall } from '@sitewright/contract';
import type { AnswerOf } from '../../http/call-types.ts';

/** What the page of a customer shows. */
export type CustomerDetail = AnswerOf<typeof getCall>;

/** Whose things are asked for: all their emails, in small letters. */
export interface Owner {
  siteId: string;
  customerId: string;
  emails: readonly string[];
}
