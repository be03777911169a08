import type { FindThings } from '../../app/section.ts';
import { CallError } from '../../data/call-error.ts';
import { call } from '../../data/client.ts';

/** Customers by name, email or phone; whoever bought last comes first. */
export const findCustomers: FindThings = async ({ identifier, text }, signal) => {
  const input = { params: { identifier }, query: { search: text, limit: 5 } };
  const result = await call('GET /api/sites/:identifier/customers', input, signal);
  if (!result.ok) throw new CallError(result.failure);
  return result.answer.customers.map(({ id, name, email }) => ({
    path: id,
    label: name || email,
    ...(name && { detail: email }),
  }));
};
