/** Answers to the form of a page are checked, kept and told. FORM-32 */
import {
  ApiError,
  describeAnswers,
  emailKey,
  formLimits,
  isEmail,
  readAnswer,
  validateFields,
  type Form,
  type OwnForm,
} from '@sitewright/contract';
import type { AppContext } from '../../context.ts';
import type { WriteTransaction } from '../../db/database.ts';
import { newId } from '../../db/id.ts';
import { requireCaptcha } from '../captcha/require-captcha.ts';
import { loadForm } from '../forms-schema/load-forms.ts';
import { queueAnswersMail } from './queue-answers-mail.ts';
import { formOfSite } from '../settings/form-of-site.ts';
import type { Site } from '../sites/site.ts';

/** What a visitor sent. */
export interface SentForm {
  readonly formId: string;
  /** Answers by field. */
  readonly answers: Readonly<Record<string, unknown>>;
  /** What comes twice with one is kept once; a form that came without scripts gets its own. */
  readonly submissionKey: string;
  readonly captchaToken: string;
  readonly pageTitle: string;
  readonly pagePath: string;
  /** Filled in by machines alone. */
  readonly trap: string;
  /** Of the network. */
  readonly address: string;
}

/** A form that visitors fill in. @throws ApiError `form_not_there` */
export async function requireForm(
  ctx: AppContext,
  siteId: string,
  formId: string,
): Promise<OwnForm> {
  const form = await loadForm(ctx.db, siteId, formId);
  if (!form) throw new ApiError('form_not_there');
  return form;
}

/**
 * Keeps answers and writes to the owner. A machine that filled in what people do not see is told
 * that all is well, and nothing is kept.
 * @throws ApiError `form_not_there`, `invalid_request` with a message per field,
 * `captcha_required`, `captcha_unchecked`, `form_full`
 */
export async function keepAnswers(ctx: AppContext, site: Site, sent: SentForm): Promise<void> {
  const { siteId } = site;
  const form = await requireForm(ctx, siteId, sent.formId);
  const errors = validateFields(form.fields, sent.answers);
  if (Object.keys(errors).length > 0) throw new ApiError('invalid_request', {}, { errors });
  const { captchaToken: token, address } = sent;
  const actions = ['FORM_BLOCK_SUBMISSION', 'PROMO_POPUP_SUBMISSION'] as const;
  if (form.asksCaptcha) await requireCaptcha(ctx, site, { token, actions, address });
  if (sent.trap !== '') return;
  const answers = describeAnswers(askedFields(formOfSite(site, form)), sent.answers);
  const email = emailOf(form, sent.answers);
  await ctx.transact(async (trx) => {
    await requireRoomForAnswer(trx, siteId);
    const kept = await trx
      .insertInto('form_answers')
      .values({
        site_id: siteId,
        id: newId(),
        form_id: form.id,
        form_name: form.name,
        submission_key: sent.submissionKey,
        answers: JSON.stringify(answers),
        page_title: sent.pageTitle,
        page_path: sent.pagePath,
        email_key: email === '' ? '' : emailKey(email),
        sent_at: ctx.now(),
      })
      .onConflict((conflict) => conflict.columns(['site_id', 'submission_key']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!kept) return;
    const told = { id: kept.id, form, answers, pagePath: sent.pagePath };
    await queueAnswersMail({ ctx, trx, site }, told);
  });
}

/** @throws ApiError `form_full` */
async function requireRoomForAnswer(trx: WriteTransaction, siteId: string): Promise<void> {
  const last = await trx
    .selectFrom('form_answers')
    .select('id')
    .where('site_id', '=', siteId)
    .offset(formLimits.answers - 1)
    .limit(1)
    .executeTakeFirst();
  if (last) throw new ApiError('form_full');
}

/** Hidden fields are told under their own name: the owner put them there. FORM-05 */
function askedFields(form: Form) {
  return form.fields.map((field) =>
    field.type === 'hidden'
      ? { ...field, type: 'text' as const, title: field.title || (field.key ?? '') }
      : field,
  );
}

function emailOf(form: Form, answers: SentForm['answers']): string {
  for (const { id, type } of form.fields) {
    if (type !== 'email') continue;
    const answer = readAnswer(answers[id]) ?? '';
    const text = (typeof answer === 'string' ? answer : Object.values(answer).join(' ')).trim();
    if (isEmail(text)) return text;
  }
  return '';
}
