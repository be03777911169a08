/** How gift cards that staff gave or ended are taken back. Their codes stay what they were. */
import type { WriteTransaction } from '../../db/database.ts';
import type { EventScope } from '../../reactions/reaction.ts';
import { idOf, type ActivityRow, type LoggedValue } from '../activity/log-write.ts';
import { eventScopeOf, type Undoer, type Undoers } from '../activity/undoer.ts';
import { voidBalance } from '../balances/issue-balance.ts';
import { takeEndBack } from '../balances/revive-balance.ts';

const ended: LoggedValue = { balanceCents: 0, isEnded: true };

/** Ends a card. @returns what was left on it; undefined when it had ended before */
export async function endBalance(scope: EventScope, id: string): Promise<number | undefined> {
  const { trx, site } = scope;
  const balance = await hold(trx, site.siteId, id);
  return balance && (await voidBalance(scope, id)) ? balance.left_cents : undefined;
}

function hold(trx: WriteTransaction, siteId: string, id: string) {
  return trx
    .selectFrom('balances')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

async function readBalance(trx: WriteTransaction, row: ActivityRow): Promise<LoggedValue> {
  const balance = await hold(trx, row.site_id, idOf(row));
  if (!balance) return {};
  const { left_cents: left, voided_at: voidedAt, kind, currency } = balance;
  return { kind, currency, amountCents: left, balanceCents: left, isEnded: voidedAt !== null };
}

/** The whole of it is there: nobody has spent of it. */
const addedUndoer: Undoer = {
  inverse: 'gift-card-voided',
  readPresent: readBalance,
  async restore(_trx, row, _at, scope) {
    const balanceCents = (await endBalance(eventScopeOf(scope), idOf(row))) ?? 0;
    return { before: { balanceCents, isEnded: false }, after: ended };
  },
};

const voidedUndoer: Undoer = {
  inverse: 'gift-card-revived',
  readPresent: readBalance,
  async restore(_trx, row, _at, scope) {
    const amountCents = Number(row.before['balanceCents'] ?? 0);
    await takeEndBack(eventScopeOf(scope), { id: idOf(row), amountCents });
  },
};

const revivedUndoer: Undoer = {
  inverse: 'gift-card-voided',
  readPresent: readBalance,
  async restore(_trx, row, _at, scope) {
    await endBalance(eventScopeOf(scope), idOf(row));
  },
};

/** By action of the log. */
export const giftCardUndoers: Undoers = {
  'gift-card-added': addedUndoer,
  'gift-card-voided': voidedUndoer,
  'gift-card-revived': revivedUndoer,
};
