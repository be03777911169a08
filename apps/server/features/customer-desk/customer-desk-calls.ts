/** `/api/sites/:identifier/customers`: lists, one customer, and what staff do about them. */
import * as contract from '@sitewright/contract';
import type { CallRegistration, CallScope } from '../../http/call-scope.ts';
import { handleCall } from '../../http/handle-call.ts';
import { actorOf } from '../activity/actor.ts';
import { editCustomer } from '../customers/edit-customer.ts';
import { mergeCustomers } from '../customers/merge-customers.ts';
import { makeInstantWriter } from '../order-desk/export/write-instant.ts';
import { closeCustomerAccount, endCustomerSessions, mailCustomerPassword } from './account-acts.ts';
import { exportCustomers } from './export-customers.ts';
import { handlePrivacy } from './handle-privacy.ts';
import { countCustomers, listCustomers, listGroups } from './list-customers.ts';
import { loadCustomer } from './load-customer.ts';
import { previewMerge } from './preview-merge.ts';

function handleCustomerLists(scope: CallScope): void {
  const { ctx } = scope;
  handleCall(scope, contract.listCustomers, ({ site, query }) =>
    listCustomers(ctx.db, site.siteId, query),
  );
  handleCall(scope, contract.countCustomers, ({ site, query }) =>
    countCustomers(ctx.db, site.siteId, query),
  );
  handleCall(scope, contract.listCustomerGroups, ({ site }) => listGroups(ctx.db, site.siteId));
  handleCall(scope, contract.exportCustomers, ({ site, query, reply }) => {
    const day = makeInstantWriter(site.timeZone)(ctx.now()).slice(0, 10);
    reply.header('content-disposition', `attachment; filename="customers-${day}.csv"`);
    return exportCustomers({ db: ctx.db, site }, query);
  });
}

function handleCustomers(scope: CallScope): void {
  const { ctx } = scope;
  handleCall(scope, contract.getCustomer, ({ site, params }) =>
    loadCustomer(ctx.db, site, params.id),
  );
  handleCall(scope, contract.changeCustomer, async ({ site, params, body, staff }) => {
    const edit = { customerId: params.id, changes: body.changes, actor: actorOf(staff) };
    const activityId = await ctx.transact((trx) => editCustomer({ ctx, trx, site }, edit));
    return activityId ? { activityId } : {};
  });
  handleCall(scope, contract.previewCustomerMerge, ({ site, params, body }) =>
    previewMerge(ctx.db, site, { customerId: params.id, otherId: body.otherId }),
  );
  handleCall(scope, contract.mergeCustomers, async ({ site, params, body, staff }) => {
    const merging = { customerId: params.id, otherId: body.otherId, actor: actorOf(staff) };
    return {
      activityId: await ctx.transact((trx) => mergeCustomers({ ctx, trx, site }, merging)),
    };
  });
}

function handleCustomerAccounts(scope: CallScope): void {
  const { ctx } = scope;
  handleCall(scope, contract.endCustomerSessions, async ({ site, params, staff }) => {
    const { id: customerId, accountId } = params;
    const act = { ctx, site, actor: actorOf(staff), customerId, accountId };
    return { ended: await endCustomerSessions(act) };
  });
  handleCall(scope, contract.mailCustomerPassword, async ({ site, params, staff, request }) => {
    const { id: customerId, accountId } = params;
    const act = { ctx, site, actor: actorOf(staff), customerId, accountId };
    return { email: await mailCustomerPassword(act, request) };
  });
  handleCall(scope, contract.closeCustomerAccount, async ({ site, params, staff }) => {
    const { id: customerId, accountId } = params;
    await closeCustomerAccount({ ctx, site, actor: actorOf(staff), customerId, accountId });
    return { isClosed: true };
  });
}

/** The calls by which staff see customers. */
export const customerDeskCalls: readonly CallRegistration[] = [
  handleCustomerLists,
  handleCustomers,
  handleCustomerAccounts,
  handlePrivacy,
];
