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
import { writerOf } from '../activity/actor.ts';
import { logWrite } from '../activity/log-write.ts';
import { loggedWrites } from '../activity/write-logged.ts';
import * as rows from './load-tax-rules.ts';
import * as writer from './save-tax-rule.ts';
import { saveTaxRates } from './save-tax-rates.ts';
import { taxThing } from './tax-thing.ts';

export function handleTaxes(scope: CallScope): void {
  const { ctx } = scope;
  const write = loggedWrites(ctx);
  handleCall(scope, listTaxRules, async ({ site }) => ({
    taxRules: await rows.listTaxRules(ctx.db, site.siteId),
  }));
  handleCall(scope, addTaxRule, ({ site, staff, body }) =>
    write({ call: addTaxRule, site, staff, thing: taxThing }, async (trx) => ({
      id: await writer.saveTaxRule(trx, site.siteId, body),
    })),
  );
  handleCall(scope, changeTaxRule, ({ site, staff, params: { id }, body }) =>
    write({ call: changeTaxRule, site, staff, thing: taxThing, id }, async (trx) => {
      const present = await writer.loadTaxForChange(trx, site.siteId, id);
      const merged = mergeChanges(present, body.changes);
      return { id: await writer.saveTaxRule(trx, site.siteId, { ...merged, id }) };
    }),
  );
  handleCall(scope, deleteTaxRule, ({ site, staff, params: { id } }) =>
    write({ call: deleteTaxRule, site, staff, thing: taxThing, id }, async (trx) => ({
      isDeleted: await writer.deleteTaxRule(trx, site.siteId, id),
    })),
  );
  handleCall(scope, loadTaxRates, ({ site: { siteId }, staff, body }) =>
    ctx.transact(async (trx) => {
      const rates = await saveTaxRates(trx, siteId, body);
      await logWrite(trx, {
        ...writerOf(loadTaxRates, staff),
        siteId,
        at: ctx.now(),
        action: 'tax-rates-loaded',
        subject: `tax-rates:${body.area}`,
        before: {},
        after: { ...rates, ...('states' in body && { states: body.states }) },
      });
      return rates;
    }),
  );
}
