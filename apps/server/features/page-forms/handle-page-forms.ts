/** `/api/rest/forms/validate/:formId`, `/api/form/…`. FORM-30..32 */
import { randomUUID } from 'node:crypto';
import {
  ApiError,
  captchaField,
  deleteFormAnswers,
  exportFormAnswers,
  listFormAnswers as listCall,
  makeFormKey,
  submitForm,
  validateFields,
  validateForm,
} from '@sitewright/contract';
import type { CallRegistration, CallScope } from '../../http/call-scope.ts';
import { handleCall } from '../../http/handle-call.ts';
import { readOwnPath } from '../../http/read-own-path.ts';
import { actorOf } from '../activity/actor.ts';
import { deleteAnswers } from './delete-answers.ts';
import { exportAnswers } from './export-answers.ts';
import { keepAnswers, requireForm } from './keep-answers.ts';
import { listFormAnswers } from './list-answers.ts';
import { readPostedForm } from './read-posted-form.ts';
import { makeSubmissionKey, readSubmissionKey } from './submission-key.ts';

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
  handleCall(scope, submitForm, {
    answer: async ({ site, request, body }) => {
      const { siteId } = site;
      await keepAnswers(ctx, site, {
        ...body,
        submissionKey: await readSubmissionKey(ctx, { siteId, key: body.key }),
        answers: readAnswers(body.form),
        captchaToken: body.captchaKey,
        address: request.ip,
      });
      return { success: true as const, redirect: null };
    },
    // Without scripts: the page that the form stands on says that it came, by its fragment.
    form: async ({ site, request, form: posted }) => {
      const formId = textOf(posted.formId);
      const form = await requireForm(ctx, site.siteId, formId);
      const pagePath = pathOf(request.headers.referer, request.host);
      await keepAnswers(ctx, site, {
        formId,
        answers: readPostedForm(form, posted),
        submissionKey: randomUUID(),
        captchaToken: textOf(posted[captchaField]),
        pageTitle: textOf(posted.pageTitle).slice(0, 300),
        pagePath: pagePath.slice(0, 1_000),
        trap: textOf(posted.trap),
        address: request.ip,
      });
      return readOwnPath(textOf(posted.successRedirect)) ?? `${pagePath}#${sentPlaceOf(posted)}`;
    },
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

/** @throws ApiError `form_unreadable` for what is no JSON of answers. FORM-40 */
function readAnswers(text: string): Record<string, unknown> {
  try {
    const answers: unknown = JSON.parse(text);
    if (typeof answers === 'object' && answers !== null && !Array.isArray(answers)) {
      return answers as Record<string, unknown>;
    }
  } catch {
    // Told below.
  }
  throw new ApiError('form_unreadable');
}

/** Where the block that was filled in says that it came. */
function sentPlaceOf({ blockId }: Readonly<Record<string, string | readonly string[]>>): string {
  return `form-sent-${encodeURIComponent(textOf(blockId).slice(0, 64))}`;
}

function textOf(value: string | readonly string[] | undefined): string {
  return typeof value === 'string' ? value : '';
}

/** The page of this site that a form was posted from; its home page where nobody says. */
function pathOf(referer: string | undefined, host: string): string {
  if (referer === undefined || !URL.canParse(referer)) return '/';
  const url = new URL(referer);
  return url.host === host ? (readOwnPath(url.pathname + url.search) ?? '/') : '/';
}

/** For the composition of the server. */
export const pageFormCalls: readonly CallRegistration[] = [handlePageForms];
