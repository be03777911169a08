import type { FindThings } from '../../app/section.ts';
import { CallError } from '../../data/call-error.ts';
import { call } from '../../data/client.ts';

/** Products by name, SKU or tag. */
export const findProducts: FindThings = async ({ identifier, text }, signal) => {
  const input = { params: { identifier }, query: { search: text, limit: 5 } };
  const result = await call('GET /api/sites/:identifier/products', input, signal);
  if (!result.ok) throw new CallError(result.failure);
  return result.answer.products.map(({ id, title }) => ({ path: id, label: title }));
};
