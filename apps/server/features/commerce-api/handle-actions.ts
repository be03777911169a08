/** Notes to orders, and members of mailing lists, for programs. CONN-06 */
import {
  addApiListMember,
  ApiError,
  listApiMailingLists,
  noteApiOrder,
} from '@sitewright/contract';
import type { CallScope } from '../../http/call-scope.ts';
import { isFirstRequest } from '../requests/first-request.ts';
import { handleCall } from '../../http/handle-call.ts';
import { findList, joinKnownList } from '../mail-lists/join-list.ts';
import { noteInTimeline } from '../orders/timeline.ts';
import { findOrderRow } from './load-api-orders.ts';

export function handleApiActions(scope: CallScope): void {
  const { ctx } = scope;
  handleCall(scope, noteApiOrder, async ({ site, key, params: { orderId }, headers, body }) => {
    const { siteId } = site;
    const requestKey = headers['idempotency-key'];
    const asked = { ...body, orderId };
    const request = { siteId, keyId: key.keyId, requestKey, body: asked, now: ctx.now() };
    await ctx.transact(async (trx) => {
      if (!(await findOrderRow(trx, siteId, orderId))) throw new ApiError('order_not_found');
      if (!(await isFirstRequest(trx, request))) return;
      const entry = { kind: 'note' as const, actorName: key.name, details: body };
      await noteInTimeline({ ctx, trx, site }, orderId, entry);
    });
    return { id: orderId };
  });
  handleCall(scope, listApiMailingLists, ({ site: { siteId } }) =>
    ctx.db
      .selectFrom('mailing_lists')
      .select(['id', 'name', 'require_double_opt_in as requireDoubleOptIn'])
      .where('site_id', '=', siteId)
      .orderBy('name')
      .orderBy('id')
      .execute(),
  );
  handleCall(scope, addApiListMember, ({ site, params: { listId }, body }) =>
    ctx.transact(async (trx) => {
      const list = await findList(trx, site.siteId, listId);
      if (!list) throw new ApiError('not_found');
      const member = await joinKnownList({ ctx, trx, site }, list, { place: 'page', ...body });
      return { id: member.id, state: member.state === 'in' ? 'in' : 'waiting' };
    }),
  );
}
