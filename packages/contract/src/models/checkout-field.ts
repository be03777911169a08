import { z } from 'zod';
import { formFieldSchema } from './form.ts';

/** Kinds of fields that a shop may ask beside the usual ones at its checkout. */
const checkoutFieldTypes = [
  'text',
  'textarea',
  'email',
  'number',
  'website',
  'select',
  'radio',
  'checkbox',
  'section',
] as const;

/** Most fields of the form of a checkout. */
const maxFields = 20;
const maxOptions = 50;
const line = z.string().trim().min(1).max(200);

/** One field of the form that a shop adds to its checkout. */
export const checkoutFieldSchema = formFieldSchema.pick({ required: true }).extend({
  id: z.string().regex(/^[\w-]{1,40}$/, 'letters, digits, - and _'),
  type: z.enum(checkoutFieldTypes),
  title: line,
  description: z.string().trim().max(1_000).optional(),
  /** Choices of radio, checkbox and select. */
  options: z.array(line).max(maxOptions).optional(),
  /** Characters of a text; missing or 0: as many as fit. */
  maxLength: z.int().nonnegative().max(10_000).optional(),
});

/** See {@link checkoutFieldSchema}. */
export type CheckoutField = z.infer<typeof checkoutFieldSchema>;

/** The whole form; no id twice. */
export const checkoutFieldsSchema = z
  .array(checkoutFieldSchema)
  .max(maxFields)
  .refine((fields) => new Set(fields.map(({ id }) => id)).size === fields.length, 'an id twice');

/** What somebody answered, with the question as it was then. */
export const checkoutAnswerSchema = z.object({ title: z.string(), text: z.string() });

/** See {@link checkoutAnswerSchema}. */
export type CheckoutAnswer = z.infer<typeof checkoutAnswerSchema>;
