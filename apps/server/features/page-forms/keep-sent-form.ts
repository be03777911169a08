/** What visitors send by forms of pages, as scripts send it and as plain forms do. FORM-32 */
import { randomUUID } from 'node:crypto';
import { ApiError, captchaField, cutText, isStorable, type submitForm } from '@sitewright/contract';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { AppContext } from '../../context.ts';
import { readOwnPath, readOwnReferer } from '../../http/read-own-path.ts';
import type { Site } from '../sites/site.ts';
import { keepAnswers, requireForm } from './keep-answers.ts';
import { readPostedForm } from './read-posted-form.ts';
import { readSubmissionKey } from './submission-key.ts';

/** What a plain form posts. */
export type PostedForm = z.output<typeof submitForm.form>;

/** Keeps what scripts send. @throws ApiError as {@link keepAnswers}, and for a key that is not ours */
export async function keepSentForm(
  ctx: AppContext,
  { site, address, body }: { site: Site; address: string; body: z.output<typeof submitForm.body> },
): Promise<void> {
  const { siteId } = site;
  await keepAnswers(ctx, site, {
    ...body,
    submissionKey: await readSubmissionKey(ctx, { siteId, key: body.key }),
    answers: readAnswers(body.form),
    captchaToken: body.captchaKey,
    address,
  });
}

/**
 * Keeps what a plain form posts. @throws ApiError as {@link keepAnswers}
 * @returns where to go on: the page that the form stands on says that it came, by its fragment
 */
export async function keepPostedForm(
  ctx: AppContext,
  { site, request, posted }: { site: Site; request: FastifyRequest; posted: PostedForm },
): Promise<string> {
  const formId = postedText(posted, 'formId');
  const form = await requireForm(ctx, site.siteId, formId);
  const pagePath = pageOfPosted(request, posted);
  await keepAnswers(ctx, site, {
    formId,
    answers: readPostedForm(form, posted),
    submissionKey: randomUUID(),
    captchaToken: postedText(posted, captchaField),
    pageTitle: cutText(postedText(posted, 'pageTitle'), 300),
    pagePath: cutText(pagePath, 1_000),
    trap: postedText(posted, 'trap'),
    address: request.ip,
  });
  const place = `form-sent-${encodeURIComponent(postedText(posted, 'blockId').slice(0, 64))}`;
  return readOwnPath(postedText(posted, 'successRedirect')) ?? `${pagePath}#${place}`;
}

/** The page of this site that a form was posted from; its home page where nobody says. */
export function pageOfPosted(request: FastifyRequest, posted: PostedForm): string {
  // A form that is shown once more stands at the address that it was posted to.
  const told = readOwnPath(postedText(posted, 'pagePath'));
  if (told !== undefined) return told.replace(/#.*$/, '');
  return readOwnReferer(request) ?? '/';
}

/** One text of it; empty where there is none. */
export function postedText(posted: PostedForm, name: string): string {
  const value = posted[name];
  return typeof value === 'string' ? value : '';
}

/** @throws ApiError `form_unreadable` for what is no JSON of answers, or cannot be kept. FORM-40 */
function readAnswers(text: string): Record<string, unknown> {
  try {
    const answers: unknown = JSON.parse(text);
    const isObject = typeof answers === 'object' && answers !== null && !Array.isArray(answers);
    if (isObject && isStorable(answers)) return answers as Record<string, unknown>;
  } catch {
    // Told below.
  }
  throw new ApiError('form_unreadable');
}
