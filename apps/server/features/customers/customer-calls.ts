/** `/api/sites/:identifier/customer-terms`: list and set; `…/marketing-opt-ins`: list. */
import {
  emailKey,
  listCustomerTerms,
  listMarketingOptIns,
  saveCustomerTerms,
} from '@sitewright/contract';
import type { CallRegistration, CallScope } from '../../http/call-scope.ts';
import { handleCall } from '../../http/handle-call.ts';
import { writerOf } from '../activity/actor.ts';
import { logThing } from '../activity/write-logged.ts';
import { customerThing } from './customer-thing.ts';
import { findCustomerId } from './find-customer-id.ts';
import { listOptIns } from './list-opt-ins.ts';
import * as rows from './list-customer-terms.ts';
import * as writer from './save-customer-terms.ts';

function handleCustomerTerms(scope: CallScope): void {
  const { ctx } = scope;
  handleCall(scope, listCustomerTerms, ({ site, query }) =>
    rows.listCustomerTerms(ctx.db, site.siteId, query.after),
  );
  handleCall(scope, saveCustomerTerms, ({ site, staff, body }) =>
    ctx.transact(async (trx) => {
      const { siteId } = site;
      const log = { trx, siteId, at: ctx.now(), writer: writerOf(saveCustomerTerms, staff) };
      const id = await findCustomerId(trx, siteId, emailKey(body.email));
      const save = async () => {
        const email = await writer.saveCustomerTerms({ ctx, trx, site }, body);
        return { email, id: id ?? (await findCustomerId(trx, siteId, email)) ?? '' };
      };
      const { email, activityId } = await logThing(log, { thing: customerThing, id }, save);
      return { email, activityId };
    }),
  );
  handleCall(scope, listMarketingOptIns, ({ site, query }) =>
    listOptIns(ctx.db, site.siteId, query.after),
  );
}

/** The calls about customers. */
export const customerCalls: readonly CallRegistration[] = [handleCustomerTerms];
