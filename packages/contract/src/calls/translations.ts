/** What pages, products and the like say in other languages. Texts of blocks are in their documents. */
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { languageCodeSchema } from '../models/language-code.ts';
import { translatedKinds } from '../models/translated-kinds.ts';
import { translationSchema } from '../models/translation.ts';
import { languagesSchema } from './multilingual.ts';
import { savedSchema, staffSiteParams } from './staff-site.ts';

const path = '/api/sites/:identifier/translations/:kind/:id';
const params = staffSiteParams.extend({
  kind: z.enum(translatedKinds),
  id: z.string().min(1).max(64),
});

const fieldName = z
  .string()
  .min(1)
  .max(300)
  .refine((name) => name !== '__proto__');

const textSchema = z.object({
  /** Name of its translation. */
  field: z.string(),
  original: z.string(),
  format: z.enum(['text', 'long-text', 'html']),
  maxLength: z.int(),
  /** By language: what visitors read there while there is no translation. */
  builtIn: z.record(z.string(), z.string()).optional(),
});

/** A text of a thing that may be translated. */
export type TranslatableText = z.infer<typeof textSchema>;

/** The languages of a site, for whoever translates it. */
export const listSiteLanguages = defineCall(
  'GET /api/sites/:identifier/languages',
  'The languages of the site, for translating it',
  { params: staffSiteParams, answer: languagesSchema },
  { access: { permission: 'view-content' } },
);

/** The texts of a thing that say something, and what they are in other languages. */
export const getTranslations = defineCall(
  `GET ${path}`,
  'What a thing says in other languages',
  {
    params,
    answer: z.object({
      title: z.string(),
      /** Whether its content is a document of blocks, whose texts are translated in it. */
      hasDocument: z.boolean(),
      texts: z.array(textSchema),
      /** By language, then by field. */
      translations: z.record(z.string(), z.record(z.string(), translationSchema)),
    }),
  },
  { access: { permission: 'view-content' } },
);

/**
 * Writes translations of a thing in one language; visitors see them at once, as they do its fields.
 * What changes settings, menus or products otherwise asks for that here too.
 * @throws ApiError `not_allowed`
 */
export const changeTranslations = defineCall(
  `PATCH ${path}/:language`,
  'Translate what a thing says',
  {
    params: params.extend({ language: languageCodeSchema }),
    body: z.object({
      changes: z
        .record(
          fieldName,
          z.object({ from: z.unknown().optional(), to: translationSchema.optional() }),
        )
        .refine((changes) => Object.keys(changes).length <= 200, 'At most 200 at once.'),
    }),
    answer: savedSchema,
  },
  { access: { permission: 'edit-content' } },
);
