/** `/api/1.0/triggers/…`: what automation services ask again and again. CONN-06 */
import {
  pollFormAnswers,
  pollFulfilledOrders,
  pollLowStock,
  pollNewOrders,
  pollNewProfiles,
  pollRefunds,
} from '@sitewright/contract';
import type { CallScope } from '../../http/call-scope.ts';
import { handleCall } from '../../http/handle-call.ts';
import { pageOfAnswers } from '../page-forms/list-answers.ts';
import { listNewProfiles } from './handle-profiles.ts';
import { listLowStock } from './poll-low-stock.ts';
import { listDoneRefunds, listHandedOver, listNewOrders } from './poll-orders.ts';
import { samples } from './samples.ts';

export function handleTriggers(scope: CallScope): void {
  const { ctx } = scope;
  const { db } = ctx;
  handleCall(scope, pollNewOrders, async ({ site: { siteId }, query }) =>
    orSample(await listNewOrders(db, siteId, query.limit), samples.order, query),
  );
  handleCall(scope, pollFulfilledOrders, async ({ site: { siteId }, query }) =>
    orSample(await listHandedOver(db, siteId, query.limit), samples.handedOver, query),
  );
  handleCall(scope, pollRefunds, async ({ site: { siteId }, query }) =>
    orSample(await listDoneRefunds(db, siteId, query.limit), samples.refund, query),
  );
  handleCall(scope, pollNewProfiles, async ({ site: { siteId }, query }) =>
    orSample(await listNewProfiles(db, siteId, query.limit), samples.profile, query),
  );
  handleCall(scope, pollFormAnswers, async ({ site: { siteId }, query }) => {
    const rows = await pageOfAnswers(db, siteId, query).execute();
    const found = rows.map((row) => ({
      id: row.id,
      formId: row.form_id,
      formName: row.form_name,
      fields: Object.fromEntries(row.answers.map(({ title, text }) => [title, text])),
      answers: row.answers,
      pageTitle: row.page_title,
      pagePath: row.page_path,
      sentOn: row.sent_at.getTime(),
    }));
    return orSample(found, samples.formAnswer, query);
  });
  handleCall(scope, pollLowStock, async ({ site, query }) =>
    orSample(await listLowStock(ctx, site, query.limit), samples.lowStock, query),
  );
}

/** The sample alone where it is asked for and nothing is there. */
function orSample<Thing>(
  found: Thing[],
  sample: NoInfer<Thing>,
  { sample: wanted }: { sample: 'true' | 'false' },
): Thing[] {
  return found.length === 0 && wanted === 'true' ? [sample] : found;
}
