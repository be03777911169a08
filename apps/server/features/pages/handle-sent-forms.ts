/** `/api/form/SaveFormSubmission`: what is refused without scripts is shown with what was typed. FORM-32 */
import {
  errorSentenceIn,
  fieldErrorsIn,
  formMessages,
  submitForm,
  type ApiError,
} from '@sitewright/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../../context.ts';
import type { CallRegistration } from '../../http/call-scope.ts';
import { handleCall } from '../../http/handle-call.ts';
import { readPageQuery } from '../../render/page/page-query.ts';
import { loadForm } from '../forms-schema/load-forms.ts';
import {
  keepPostedForm,
  keepSentForm,
  pageOfPosted,
  postedText,
  type PostedForm,
} from '../page-forms/keep-sent-form.ts';
import { readPostedForm } from '../page-forms/read-posted-form.ts';
import { findLanguage, pathWithoutLanguage } from '../settings/language-path.ts';
import { sayOf } from '../settings/say-of.ts';
import type { Site } from '../sites/site.ts';
import { findClosed, openClosed } from './closed-page.ts';
import { decodePath } from './decode-path.ts';
import type { Pages } from './pages.ts';
import { privatePage, sendPage } from './send-page.ts';

/** Printed in a form that is shown once more, and nowhere else. */
const shownAgain = 'name="pagePath"';

/** The calls about forms that answer with pages. */
export function sentFormCalls(pages: Pages): readonly CallRegistration[] {
  return [
    (scope) => {
      const { ctx } = scope;
      handleCall(scope, submitForm, {
        answer: async ({ site, request, body }) => {
          await keepSentForm(ctx, { site, address: request.ip, body });
          return { success: true as const, redirect: null };
        },
        form: ({ site, request, form: posted }) => keepPostedForm(ctx, { site, request, posted }),
        formAgain: (error, exchange) => showAgain(pages, ctx, { error, ...exchange }),
      });
    },
  ];
}

interface Refused {
  readonly error: ApiError;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Sends the page that the form stands on, for this visitor alone; false where it does not show it. */
async function showAgain(
  pages: Pages,
  ctx: AppContext,
  { error, request, reply }: Refused,
): Promise<boolean> {
  const { data: posted } = submitForm.form.safeParse(request.body);
  if (!posted) return false;
  const pagePath = pageOfPosted(request, posted);
  const site = await siteOfPage(ctx, request.site, pagePath);
  const refused = await readRefused(ctx, { site, posted, error, pagePath });
  if (!refused) return false;
  const whole = { ...(await ctx.renderer.source(site, pages.origin(request))), refused };
  const url = pathWithoutLanguage(site, pagePath);
  const path = decodePath(url);
  if (path === undefined) return false;
  const closed = findClosed(whole.view.snapshot, path);
  const opened = closed && (await openClosed(ctx, { request, source: whole, closed }));
  const query = readPageQuery(Object.fromEntries(new URL(url, 'http://site.invalid').searchParams));
  const source = opened ?? whole;
  const model = await pages.resolve(source, { path, query });
  if ('redirectTo' in model) return false;
  const page = await pages.finish(source, { ...model, status: error.status });
  if (!page.body.bytes.includes(shownAgain)) return false;
  await sendPage(request, reply, page, privatePage);
  return true;
}

/** The site in the language of a page of it, which calls know by the page that they came from. */
async function siteOfPage(ctx: AppContext, site: Site, pagePath: string): Promise<Site> {
  if (site.language !== undefined) return site;
  const language = findLanguage(site, /^\/([^/?]*)/.exec(pagePath)?.[1] ?? '');
  return language === undefined ? site : ctx.sites.inLanguage(site, language);
}

interface Typed {
  readonly site: Site;
  readonly posted: PostedForm;
  readonly error: ApiError;
  readonly pagePath: string;
}

async function readRefused(ctx: AppContext, { site, posted, error, pagePath }: Typed) {
  const form = await loadForm(ctx.db, site.siteId, postedText(posted, 'formId'));
  if (!form) return undefined;
  const { locale } = site;
  const errors = fieldErrorsIn(error.details.errors ?? {}, locale);
  const isOfFields = form.fields.some(({ id }) => Object.hasOwn(errors, id));
  const sentence =
    error.code === 'too_many_requests'
      ? sayOf(site)(formMessages.rateLimited)
      : errorSentenceIn(error, locale);
  return {
    blockId: postedText(posted, 'blockId'),
    answers: readPostedForm(form, posted),
    errors: isOfFields ? errors : {},
    message: isOfFields ? '' : sentence,
    pagePath,
  };
}
