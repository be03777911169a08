/** How what staff did to drafts of orders is taken back. What was mailed of one stays mailed. */
import { ApiError } from '@sitewright/contract';
import type { WriteTransaction } from '../../db/database.ts';
import { lockCart } from '../../payments/lock-payment.ts';
import type { EventScope } from '../../reactions/reaction.ts';
import { idOf, type ActivityRow, type LoggedValue } from '../activity/log-write.ts';
import { eventScopeOf, type Undoer, type Undoers } from '../activity/undoer.ts';
import { closeAgreedCart } from '../cart/write-agreed-cart.ts';
import { actOnDraftWithin } from './act-on-draft.ts';
import { lastDayOf, replaceContent } from './save-draft.ts';
import { writeDraftCart } from './write-draft-cart.ts';

/** The cart first, as by everybody else who works on a draft. */
async function holdDraft(trx: WriteTransaction, row: ActivityRow) {
  const siteId = row.site_id;
  const ofDraft = trx
    .selectFrom('draft_orders')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', '=', idOf(row));
  const found = await ofDraft.executeTakeFirst();
  if (!found) return undefined;
  await lockCart(trx, { siteId, cartId: found.cart_id });
  return ofDraft.forUpdate().executeTakeFirst();
}

async function readState(trx: WriteTransaction, row: ActivityRow): Promise<LoggedValue> {
  const draft = await holdDraft(trx, row);
  return draft ? { state: draft.state } : {};
}

async function cartOf(trx: WriteTransaction, row: ActivityRow): Promise<string> {
  const draft = await holdDraft(trx, row);
  if (!draft) throw new ApiError('not_undoable');
  return draft.cart_id;
}

function give(scope: EventScope, cartId: string): Promise<void> {
  return actOnDraftWithin(scope, { cartId, event: 'canceled' }, (within) =>
    closeAgreedCart(within, cartId),
  );
}

/** What was agreed on before; it holds as long as before. */
const changedUndoer: Undoer = {
  readPresent: async (trx, row) => ({ ...(await holdDraft(trx, row))?.content }),
  async restore(trx, row, at, scope) {
    const cartId = await cartOf(trx, row);
    await actOnDraftWithin(
      eventScopeOf(scope),
      { cartId, event: 'changed' },
      async (within, draft) => {
        const content = { ...draft.content, ...row.before };
        await replaceContent(within, draft, { content, expiresAt: lastDayOf(draft, at) });
      },
    );
  },
};

/** Its links lead to it again. */
const canceledUndoer: Undoer = {
  inverse: 'draft-order-reopened',
  readPresent: readState,
  async restore(trx, row, _at, scope) {
    const cartId = await cartOf(trx, row);
    const wasSent = row.before['state'] === 'sent';
    const around = eventScopeOf(scope);
    await actOnDraftWithin(around, { cartId, event: 'reopened' }, (within, draft) =>
      writeDraftCart(within, { ...draft, cartId }),
    );
    if (wasSent) await actOnDraftWithin(around, { cartId, event: 'sent' }, async () => {});
    const isSame = row.before['state'] !== 'expired';
    return isSame ? {} : { before: row.after, after: { state: 'open' } };
  },
};

const reopenedUndoer: Undoer = {
  inverse: 'draft-order-canceled',
  readPresent: readState,
  restore: async (trx, row, _at, scope) => give(eventScopeOf(scope), await cartOf(trx, row)),
};

/** One that nobody needs is given up: it stays in the list. */
const addedUndoer: Undoer = {
  inverse: 'draft-order-canceled',
  readPresent: readState,
  async restore(trx, row, _at, scope) {
    await give(eventScopeOf(scope), await cartOf(trx, row));
    return { before: row.after, after: { state: 'canceled' } };
  },
};

/** By action of the log. */
export const draftUndoers: Undoers = {
  'draft-order-added': addedUndoer,
  'draft-order-changed': changedUndoer,
  'draft-order-canceled': canceledUndoer,
  'draft-order-reopened': reopenedUndoer,
};
