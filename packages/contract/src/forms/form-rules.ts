/**
 * What else an owner says of a form: where its answers go and for how long, the captcha, and what
 * stands before its button. The tabs STORAGE to DISCLAIMER. FBLD-01
 */
import { z } from 'zod';
import { formLimits } from '../limits.ts';
import { makeEmailSchema } from '../models/email.ts';
import { makeTextSchema } from '../models/plain-text.ts';

/** Each by itself, without what stands for a missing one. */
export const formRulesShape = {
  /** Who gets a mail of each answer to a page; none: those whom the shop alerts. */
  alertAddresses: z.array(makeEmailSchema('not an email')).max(formLimits.alertAddresses),
  /** Days after which answers to a page go by themselves; 0: they stay. */
  keepDays: z.int().min(0).max(formLimits.keepDays),
  /** Of the mail to the owner; empty: the name of the form, and that there is an answer. */
  mailSubject: makeTextSchema(formLimits.titleLength).trim(),
  /** On a page, where the site has a captcha. */
  asksCaptcha: z.boolean(),
  /** Plain text. Visitors read it before they send. */
  disclaimer: makeTextSchema(formLimits.disclaimerLength).trim(),
};

/** See {@link formRulesShape}. */
export const formRulesSchema = z.object({
  alertAddresses: formRulesShape.alertAddresses.default([]),
  keepDays: formRulesShape.keepDays.default(0),
  mailSubject: formRulesShape.mailSubject.default(''),
  asksCaptcha: formRulesShape.asksCaptcha.default(true),
  disclaimer: formRulesShape.disclaimer.default(''),
});

/** See {@link formRulesShape}. */
export type FormRules = z.output<typeof formRulesSchema>;
