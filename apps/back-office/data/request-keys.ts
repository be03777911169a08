/**
 * Writes that add, and would add twice where an answer is lost on the way: what is sent again with the
 * same content has the same key, until the server has answered it.
 */
import type { CallAddress, CallInput } from '@sitewright/contract';

const addingWrites: ReadonlySet<CallAddress> = new Set<CallAddress>([
  'POST /api/sites/:identifier/orders/:number/notes',
  'POST /api/sites/:identifier/inventory/adjustments',
  'POST /api/sites/:identifier/inventory/transfers',
]);

/** Keys of what was sent and not answered yet, by address and content. */
const open = new Map<string, string>();

const nameOf = (address: CallAddress, input: unknown) => `${address} ${JSON.stringify(input)}`;

/** The input with the key of its request, where its call takes one. */
export function withRequestKey<Address extends CallAddress>(
  address: Address,
  input: CallInput<Address>,
): CallInput<Address> {
  if (!addingWrites.has(address)) return input;
  const name = nameOf(address, input);
  const key = open.get(name) ?? crypto.randomUUID();
  open.set(name, key);
  return { ...input, headers: { 'idempotency-key': key } };
}

/** It was answered: the same once more is another one. */
export function endRequest(address: CallAddress, input: unknown): void {
  open.delete(nameOf(address, input));
}
