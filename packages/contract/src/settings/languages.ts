import { z } from 'zod';
import { languageCodeSchema } from '../models/language-code.ts';
import { defineSettings, staffField } from './define-settings.ts';

/** Whether a language is of an owner's own making, such as `x-plain`: only their site knows it. */
export function isCustomLanguage(code: string): boolean {
  return code.toLowerCase().startsWith('x-');
}

/** `de`, `pt-BR`; custom ones by a name of the owner, such as `x-plain`. */
export const siteLanguageSchema = z.object({
  code: languageCodeSchema,
  /** What visitors would choose it by; empty: its own name. */
  name: z.string().max(100).default(''),
  isEnabled: z.boolean().default(true),
});

const languagesSchema = z
  .array(siteLanguageSchema)
  .max(50)
  .refine(
    (all) => new Set(all.map(({ code }) => code.toLowerCase())).size === all.length,
    'Each language once.',
  );

/** Languages of a site beside its own. I18N-02, I18N-03 */
export const languageSettings = defineSettings('languages', 'Languages beside that of the site', {
  languages: staffField(languagesSchema.default([]), 'Languages beside that of the site'),
});
