/** What a person may ask of a shop: everything that is held about them, and to be erased. */
import * as contract from '@sitewright/contract';
import type { CallScope } from '../../http/call-scope.ts';
import { handleCall } from '../../http/handle-call.ts';
import { actorOf, type Actor } from '../activity/actor.ts';
import { logWrite } from '../activity/log-write.ts';
import type { Site } from '../sites/site.ts';
import { erasePerson, previewErasure } from './erase-person.ts';
import { exportPersonJson, exportPersonPage } from './export-person.ts';
import { loadCustomer } from './load-customer.ts';

export function handlePrivacy(scope: CallScope): void {
  const { ctx } = scope;
  const prepare = async (site: Site, id: string, actor: Actor) => {
    const customer = await loadCustomer(ctx.db, site, id);
    const { siteId } = site;
    await ctx.transact((trx) =>
      logWrite(trx, {
        siteId,
        actor,
        at: ctx.now(),
        action: 'customer-exported',
        permission: 'edit-orders',
        subject: `customer:${customer.id}`,
        title: customer.name || customer.email,
        before: {},
        after: {},
      }),
    );
    const owner = { siteId, customerId: customer.id, emails: customer.emails };
    return { db: ctx.db, owner, customer, shop: site.title, now: ctx.now() };
  };
  handleCall(scope, contract.exportCustomerData, async ({ site, params, staff, reply }) => {
    const exported = await prepare(site, params.id, actorOf(staff));
    reply.header('content-disposition', 'attachment; filename="customer.json"');
    return exportPersonJson(exported);
  });
  handleCall(scope, contract.exportCustomerPage, async ({ site, params, staff, reply }) => {
    const exported = await prepare(site, params.id, actorOf(staff));
    reply.header('content-disposition', 'attachment; filename="customer.html"');
    return exportPersonPage(exported);
  });
  handleCall(scope, contract.previewCustomerErasure, ({ site, params }) =>
    previewErasure(ctx.db, site.siteId, params.id),
  );
  handleCall(scope, contract.eraseCustomer, ({ site, params, body, staff }) => {
    const wish = { customerId: params.id, email: body.email, actor: actorOf(staff) };
    return ctx.transact((trx) => erasePerson({ ctx, trx, site }, wish));
  });
}
