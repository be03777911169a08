import type { FindThings } from '../../app/section.ts';
import { CallError } from '../../data/call-error.ts';
import { call } from '../../data/client.ts';

/** Orders by number, email, name or SKU; the newest first. */
export const findOrders: FindThings = async ({ identifier, text }, signal) => {
  const input = { params: { identifier }, query: { search: text, limit: 5 } };
  const result = await call('GET /api/sites/:identifier/orders', input, signal);
  if (!result.ok) throw new CallError(result.failure);
  return result.answer.orders.map(({ number, name, email }) => ({
    path: String(number),
    label: `#${number}`,
    detail: name || email,
  }));
};
