import type { EventScope } from '../../reactions/reaction.ts';
import { logDone } from '../activity/log-done.ts';
import type { OrderPlaced } from '../orders/order-events.ts';
import { setOrderChannel } from '../orders/set-order-channel.ts';
import { noteInTimeline } from '../orders/timeline.ts';
import { lockDraft } from './act-on-draft.ts';
import { nextDraftState } from './draft-states.ts';
import { settlementBy } from './settle-draft.ts';

/** A draft became an order, whoever paid it and however late. */
export async function noteOrderedDraft(
  scope: EventScope,
  { orderId, orderNumber, cartId, provider, snapshot }: OrderPlaced,
): Promise<void> {
  const { ctx, trx, site } = scope;
  const { siteId } = site;
  const draft = await lockDraft(trx, { siteId, cartId, now: ctx.now() });
  const state = draft && nextDraftState(draft.state, 'ordered');
  if (!state) return;
  await trx
    .updateTable('draft_orders')
    .set({ state, order_number: orderNumber, updated_at: ctx.now() })
    .where('site_id', '=', siteId)
    .where('id', '=', draft.id)
    .execute();
  await setOrderChannel(scope, orderId, 'draft');
  const settlement = settlementBy(provider);
  if (settlement) {
    await logDone(scope, {
      action: 'draft-order-settled',
      subject: `draft-order:${draft.id}`,
      title: draft.email,
      after: { settlement, amountCents: snapshot.grandTotalCents },
    });
  }
  const { note } = draft.content;
  if (note === '') return;
  const details = { text: note };
  await noteInTimeline(scope, orderId, { kind: 'note', actorName: draft.madeBy, details });
}
