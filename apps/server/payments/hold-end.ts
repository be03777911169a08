import { holdRules } from '@sitewright/commerce';
import type { Payment } from './lock-payment.ts';

/** Until when a payment that is not settled holds its stock. */
export function holdEnd({
  createdAt,
  dueAt,
  holdUntil,
}: Pick<Payment, 'createdAt' | 'dueAt' | 'holdUntil'>): Date {
  return dueAt ?? holdUntil ?? new Date(createdAt.getTime() + holdRules.longest);
}
