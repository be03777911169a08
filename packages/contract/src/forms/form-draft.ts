/** A form as its owner builds it. FORM-01, FORM-02, FBLD-02, FBLD-03 */
import { z } from 'zod';
import { formLimits } from '../limits.ts';
import { makeFieldChangesSchema } from '../models/field-change.ts';
import { formFieldSchema, formFieldTypes, formSchema, type FormField } from '../models/form.ts';
import { makeTextSchema } from '../models/plain-text.ts';
import { findFieldFault } from './field-faults.ts';
import { formRulesSchema, formRulesShape } from './form-rules.ts';

const lineSchema = makeTextSchema(formLimits.titleLength).trim();

const draftFieldSchema = formFieldSchema.omit({ country: true }).extend({
  id: z.string().regex(/^[\w-]{1,40}$/, 'letters, digits, - and _'),
  type: z.enum(formFieldTypes),
  title: lineSchema,
  description: makeTextSchema(formLimits.descriptionLength).trim().optional(),
  placeholder: lineSchema.optional(),
  options: z.array(lineSchema).max(formLimits.options).optional(),
  maxLength: z.int().nonnegative().max(formLimits.textLength).optional(),
  key: lineSchema.optional(),
  value: makeTextSchema(formLimits.valueLength).optional(),
});

/** What is sent when something of a field is missing; screens say it in their own words. */
const faultTexts = {
  title: 'Every field has a title.',
  options: 'This field offers something to choose.',
  repeated: 'No choice stands there twice.',
} as const;

const shape = {
  name: makeTextSchema(formLimits.titleLength).trim().min(1),
  fields: z
    .array(draftFieldSchema)
    .max(formLimits.fields)
    .refine(haveOwnIds, 'an id twice')
    .superRefine((fields, context) => {
      for (const [index, field] of fields.entries()) {
        const fault = findFieldFault(field);
        if (fault) context.addIssue({ code: 'custom', path: [index], message: faultTexts[fault] });
      }
    }),
};

/** A new form, or a whole one. */
export const formDraftSchema = z.object({
  ...shape,
  fields: shape.fields.default([]),
  ...formRulesSchema.shape,
});

/** A form as its owner reads it. */
export const ownFormSchema = formSchema.extend(formRulesSchema.shape);

/** Fields of a form that change, each with what was seen. */
export const formChangesSchema = makeFieldChangesSchema({ ...shape, ...formRulesShape });

/** See {@link ownFormSchema}. */
export type OwnForm = z.output<typeof ownFormSchema>;
/** See {@link formDraftSchema}. */
export type FormDraft = z.input<typeof formDraftSchema>;

function haveOwnIds(fields: readonly Pick<FormField, 'id'>[]): boolean {
  return new Set(fields.map(({ id }) => id)).size === fields.length;
}
