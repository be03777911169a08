/** The calls about mailing lists. CONN-03 */
import * as contract from '@sitewright/contract';
import { ApiError } from '@sitewright/contract';
import type { CallRegistration, CallScope } from '../../http/call-scope.ts';
import { handleCall } from '../../http/handle-call.ts';
import { loggedWrites } from '../activity/write-logged.ts';
import { siteUrl } from '../sites/site-url.ts';
import { exportMembers } from './export-members.ts';
import { newsletterPath } from './list-links.ts';
import { listMailingLists, listSignUpPlaces } from './list-lists.ts';
import { listMembers } from './list-members.ts';
import { mailingListThing } from './list-thing.ts';
import { endMember, findMember } from './member-acts.ts';
import { memberThing } from './member-thing.ts';
import { placeThing } from './place-thing.ts';
import { changeList, choosePlaceList, createList, deleteList } from './write-lists.ts';

function handleLists(scope: CallScope): void {
  const { ctx } = scope;
  const write = loggedWrites(ctx);
  handleCall(scope, contract.listMailingLists, async ({ site }) => {
    const url = siteUrl(ctx, site);
    return {
      lists: await listMailingLists(ctx.db, site.siteId),
      places: await listSignUpPlaces(ctx.db, site.siteId),
      pageUrl: url === undefined ? null : url + newsletterPath,
    };
  });
  handleCall(scope, contract.createMailingList, ({ site, staff, body }) =>
    write({ call: contract.createMailingList, site, staff, thing: mailingListThing }, (trx) =>
      createList(trx, site.siteId, { ...body, at: ctx.now() }),
    ),
  );
  handleCall(scope, contract.changeMailingList, ({ site, staff, params: { id }, body }) => {
    const call = contract.changeMailingList;
    return write({ call, site, staff, thing: mailingListThing, id }, async (trx) => {
      await changeList(trx, { siteId: site.siteId, id }, body.changes);
      return {};
    });
  });
  handleCall(scope, contract.deleteMailingList, ({ site, staff, params: { id } }) => {
    const call = contract.deleteMailingList;
    return write({ call, site, staff, thing: mailingListThing, id }, async (trx) => {
      return { isDeleted: await deleteList(trx, { siteId: site.siteId, id }) };
    });
  });
  handleCall(scope, contract.setSignUpPlace, ({ site, staff, params: { place }, body }) => {
    const call = contract.setSignUpPlace;
    return write({ call, site, staff, thing: placeThing, id: place }, async (trx) => {
      await choosePlaceList(trx, { siteId: site.siteId, place, listId: body.listId });
      return {};
    });
  });
}

function handleMembers(scope: CallScope): void {
  const { ctx } = scope;
  const write = loggedWrites(ctx);
  const requireList = async (siteId: string, id: string) => {
    const [list] = await listMailingLists(ctx.db, siteId, id);
    if (!list) throw new ApiError('not_found');
    return list;
  };
  handleCall(scope, contract.listListMembers, async ({ site, params: { id }, query }) => {
    const list = await requireList(site.siteId, id);
    return { list, ...(await listMembers(ctx.db, site.siteId, { ...query, listId: id })) };
  });
  handleCall(scope, contract.exportListMembers, async ({ site, params: { id }, query, reply }) => {
    await requireList(site.siteId, id);
    reply.header('content-disposition', 'attachment; filename="mailing-list.csv"');
    return exportMembers({ ctx, site }, { listId: id, state: query.state ?? 'in' });
  });
  handleCall(scope, contract.endListMember, ({ site, staff, params: { id, memberId } }) => {
    const call = contract.endListMember;
    return write({ call, site, staff, thing: memberThing, id: memberId }, async (trx) => {
      const key = { siteId: site.siteId, memberId };
      if ((await findMember(trx, key))?.listId !== id) throw new ApiError('not_found');
      await endMember(trx, key, ctx.now());
      return {};
    });
  });
  handleCall(scope, contract.deleteListMember, ({ site, staff, params: { id, memberId } }) => {
    const call = contract.deleteListMember;
    return write({ call, site, staff, thing: memberThing, id: memberId }, async (trx) => {
      const { numDeletedRows } = await trx
        .deleteFrom('mailing_list_members')
        .where('site_id', '=', site.siteId)
        .where('list_id', '=', id)
        .where('id', '=', memberId)
        .executeTakeFirst();
      return { isDeleted: numDeletedRows > 0n };
    });
  });
}

/** For the composition of the server. */
export const mailingListCalls: readonly CallRegistration[] = [handleLists, handleMembers];
