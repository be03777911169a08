/** `/api/sites/:identifier/customer-terms`: list and set; `…/marketing-opt-ins`: list. */
import { listCustomerTerms, listMarketingOptIns, saveCustomerTerms } from '@sitewright/contract';
import type { CallRegistration, CallScope } from '../../http/call-scope.ts';
import { handleCall } from '../../http/handle-call.ts';
import { listOptIns } from './list-opt-ins.ts';
import * as rows from './list-customer-terms.ts';
import * as writer from './save-customer-terms.ts';

function handleCustomerTerms(scope: CallScope): void {
  const { ctx } = scope;
  handleCall(scope, listCustomerTerms, ({ site, query }) =>
    rows.listCustomerTerms(ctx.db, site.siteId, query.after),
  );
  handleCall(scope, saveCustomerTerms, async ({ site, body }) => ({
    email: await ctx.transact((trx) => writer.saveCustomerTerms({ ctx, trx, site }, body)),
  }));
  handleCall(scope, listMarketingOptIns, ({ site, query }) =>
    listOptIns(ctx.db, site.siteId, query.after),
  );
}

/** The calls about customers. */
export const customerCalls: readonly CallRegistration[] = [handleCustomerTerms];
