import { reservationMinutes } from '../features/stock/reserve-stock.ts';
import type { Payment } from './lock-payment.ts';

/** Until when a payment that is not settled holds its stock. */
export function holdEnd({ createdAt, dueAt }: Pick<Payment, 'createdAt' | 'dueAt'>): Date {
  return dueAt ?? new Date(createdAt.getTime() + reservationMinutes * 60_000);
}
