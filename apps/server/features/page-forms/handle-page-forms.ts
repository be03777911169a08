/** `/api/rest/forms/validate/:formId`, keys, and what staff do with answers. FORM-30, FORM-31 */
import {
  deleteFormAnswers,
  exportFormAnswers,
  listFormAnswers as listCall,
  makeFormKey,
  validateFields,
  validateForm,
} from '@sitewright/contract';
import type { CallRegistration, CallScope } from '../../http/call-scope.ts';
import { handleCall } from '../../http/handle-call.ts';
import { actorOf } from '../activity/actor.ts';
import { deleteAnswers } from './delete-answers.ts';
import { exportAnswers } from './export-answers.ts';
import { requireForm } from './keep-answers.ts';
import { listFormAnswers } from './list-answers.ts';
import { makeSubmissionKey } from './submission-key.ts';

function handlePageForms(scope: CallScope): void {
  const { ctx } = scope;
  handleCall(scope, validateForm, async ({ site, params: { formId }, body }) => {
    const { fields } = await requireForm(ctx, site.siteId, formId);
    return { errors: { ...validateFields(fields, body) } };
  });
  handleCall(scope, makeFormKey, async ({ site: { siteId } }) => {
    const key = await makeSubmissionKey(ctx, siteId);
    return { key, data: { key } };
  });
  handleCall(scope, listCall, ({ site: { siteId }, query }) =>
    listFormAnswers(ctx.db, siteId, query),
  );
  handleCall(scope, exportFormAnswers, async ({ site: { siteId }, query, reply }) => {
    reply.header('content-disposition', 'attachment; filename="form-answers.csv"');
    return exportAnswers(ctx.db, siteId, query);
  });
  handleCall(scope, deleteFormAnswers, async ({ site: { siteId }, staff, body }) => {
    const by = { actor: actorOf(staff), at: ctx.now() };
    return { deleted: await ctx.transact((trx) => deleteAnswers(trx, siteId, body, by)) };
  });
}

/** For the composition of the server. */
export const pageFormCalls: readonly CallRegistration[] = [handlePageForms];
