/** Addresses that get no mail, as the log of writes knows them: `suppression:EMAIL:REASON`. */
import { ApiError, suppressionReasons, type SuppressionReason } from '@sitewright/contract';
import type { LoggedThing } from '../activity/logged-thing.ts';
import { findNote, liftSuppression, suppressAddress } from '../mail/suppressions.ts';

export const suppressionThing: LoggedThing = {
  kind: 'suppression',
  async read(trx, { siteId, id }) {
    const key = keyOf(id);
    const note = await findNote(trx, { siteId, ...key });
    return note === undefined ? undefined : { fields: { ...key, note }, title: key.email };
  },
  async add({ trx, at }, { siteId, id }, { fields: { note } }) {
    const text = typeof note === 'string' ? note : '';
    await suppressAddress(trx, { siteId, ...keyOf(id), note: text }, at);
  },
  async remove({ trx }, { siteId, id }) {
    await liftSuppression(trx, { siteId, ...keyOf(id) });
  },
};

/** Names one for the log. */
export function suppressionId(email: string, reason: SuppressionReason): string {
  return `${reason}:${email.trim().toLowerCase()}`;
}

function keyOf(id: string): { email: string; reason: SuppressionReason } {
  const at = id.indexOf(':');
  const reason = suppressionReasons.find((one) => one === id.slice(0, at));
  if (!reason) throw new ApiError('not_undoable');
  return { email: id.slice(at + 1), reason };
}
