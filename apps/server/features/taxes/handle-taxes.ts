/** `/api/sites/:identifier/tax-rules`: list, make, change, delete. */
import {
  addTaxRule,
  changeTaxRule,
  deleteTaxRule,
  listTaxRules,
  loadTaxRates,
} from '@sitewright/contract';
import type { CallScope } from '../../http/call-scope.ts';
import { handleCall } from '../../http/handle-call.ts';
import { mergeChanges } from '../../http/merge-changes.ts';
import * as rows from './load-tax-rules.ts';
import * as writer from './save-tax-rule.ts';
import { saveTaxRates } from './save-tax-rates.ts';

export function handleTaxes(scope: CallScope): void {
  const { ctx } = scope;
  handleCall(scope, listTaxRules, async ({ site }) => ({
    taxRules: await rows.listTaxRules(ctx.db, site.siteId),
  }));
  handleCall(scope, addTaxRule, async ({ site, body }) => ({
    id: await ctx.transact((trx) => writer.saveTaxRule(trx, site.siteId, body)),
  }));
  handleCall(scope, changeTaxRule, async ({ site, params: { id }, body }) => ({
    id: await ctx.transact(async (trx) => {
      const present = await writer.loadTaxForChange(trx, site.siteId, id);
      return writer.saveTaxRule(trx, site.siteId, { ...mergeChanges(present, body.changes), id });
    }),
  }));
  handleCall(scope, deleteTaxRule, async ({ site, params: { id } }) => ({
    isDeleted: await ctx.transact((trx) => writer.deleteTaxRule(trx, site.siteId, id)),
  }));
  handleCall(scope, loadTaxRates, ({ site, body }) =>
    ctx.transact((trx) => saveTaxRates(trx, site.siteId, body)),
  );
}
