import { z } from 'zod';
import { defineCall } from '../call.ts';
import { staffLimits } from '../limits.ts';
import { makeTextSchema } from '../models/plain-text.ts';
import { staffSiteParams } from './staff-site.ts';

const idSchema = z.string().min(1).max(64);

/** Says what is wrong with answers to a form; nothing is kept. FORM-23, FORM-30 */
export const validateForm = defineCall(
  'POST /api/rest/forms/validate/:formId',
  'Check the answers to a form',
  {
    params: z.object({ formId: idSchema }),
    body: z.record(z.string().max(100), z.unknown()),
    answer: z.object({
      /** Messages by field; empty when everything is right. */
      errors: z.record(z.string(), z.string()),
    }),
  },
  { protection: 'origin' },
);

/** A key with which answers are sent once. FORM-31, D-24 */
export const makeFormKey = defineCall(
  'POST /api/form/FormSubmissionKey',
  'Make a key for sending a form',
  {
    body: z.unknown(),
    answer: z.object({ key: z.string(), data: z.object({ key: z.string() }) }),
  },
  { protection: 'origin' },
);

/** Keeps the answers to a form and tells the owner. The same key keeps them once. FORM-32, D-23 */
export const submitForm = defineCall(
  'POST /api/form/SaveFormSubmission',
  'Send the answers to a form',
  {
    body: z.object({
      formId: idSchema,
      /** Answers by field as JSON. FORM-03 */
      form: makeTextSchema(200_000),
      key: z.string().max(2_000),
      captchaKey: z.string().max(8_000).default(''),
      pageTitle: makeTextSchema(300).default(''),
      pageId: makeTextSchema(64).default(''),
      pagePath: makeTextSchema(1_000).default(''),
      /** Of an item or of a collection. */
      contentSource: z.enum(['i', 'c']).default('c'),
      pagePermissionType: z.union([z.string().max(20), z.number()]).default(''),
      /** Machines fill this in; people do not see it. */
      trap: z.string().max(1_000).default(''),
    }),
    /** Fields `f.ID`, their parts `f.ID.PART`. */
    form: z.record(
      z.string().max(300),
      z.union([makeTextSchema(20_000), z.array(makeTextSchema(2_000)).max(200)]),
    ),
    answer: z.object({ success: z.literal(true), redirect: z.null() }),
  },
  { protection: 'origin', limit: 'submitForm' },
);

const answerFilter = { formId: idSchema.optional() };

/** What visitors answered, the newest first. */
export const listFormAnswers = defineCall(
  'GET /api/sites/:identifier/form-answers',
  'Answers to the forms of pages',
  {
    params: staffSiteParams,
    query: z.object({ ...answerFilter, after: z.string().max(200).optional() }),
    answer: z.object({
      answers: z.array(
        z.object({
          id: z.string(),
          formId: z.string(),
          formName: z.string(),
          answers: z.array(z.object({ title: z.string(), text: z.string() })),
          pageTitle: z.string(),
          pagePath: z.string(),
          /** Epoch milliseconds. */
          sentOn: z.number(),
        }),
      ),
      after: z.string().optional(),
    }),
  },
  { access: { permission: 'view-orders' } },
);

/** The same as a table: a column for each question that was asked, in the order of the newest. */
export const exportFormAnswers = defineCall(
  'GET /api/sites/:identifier/form-answers/export',
  'Answers to the forms of pages as CSV',
  { params: staffSiteParams, query: z.object(answerFilter), file: 'text/csv; charset=utf-8' },
  { access: { permission: 'view-orders' } },
);

/**
 * Takes answers away for good: those named, or all that came before a time. The log keeps how many
 * they were and nothing of what they said, so this is not taken back.
 */
export const deleteFormAnswers = defineCall(
  'POST /api/sites/:identifier/form-answers/deletion',
  'Delete answers to the forms of pages',
  {
    params: staffSiteParams,
    body: z.union([
      z.strictObject({ ids: z.array(idSchema).min(1).max(staffLimits.maxPageSize) }),
      /** Epoch milliseconds. */
      z.strictObject({ sentBefore: z.int().min(0).max(8.64e15) }),
    ]),
    answer: z.object({ deleted: z.int() }),
  },
  { access: { permission: 'edit-orders' } },
);
