import { z } from 'zod';

/** Kinds of form fields. FORM-02, FBLD-02. */
export const formFieldTypes = [
  'text',
  'textarea',
  'email',
  'currency',
  'number',
  'website',
  'password',
  'twitter',
  'date',
  'time',
  'name',
  'address',
  'phone',
  'section',
  'radio',
  'checkbox',
  'select',
  'likert',
  'hidden',
] as const;

/** One field of a form. FBLD-02, FBLD-03. */
export const formFieldSchema = z.object({
  id: z.string(),
  type: z.enum(formFieldTypes),
  title: z.string(),
  description: z.string().optional(),
  placeholder: z.string().optional(),
  required: z.boolean().optional(),
  /** Choices of radio, checkbox and select; questions of likert. */
  options: z.array(z.string()).optional(),
  /** Characters a textarea takes; missing or 0: no limit. FORM-24. */
  maxLength: z.int().nonnegative().optional(),
  /** Phone. */
  showCountryCode: z.boolean().optional(),
  /** Phone, date and address, as visitors get them: where the shop is, which says how they are asked. */
  country: z.string().optional(),
  /** Section. */
  underline: z.boolean().optional(),
  /** Hidden. */
  key: z.string().optional(),
  value: z.string().optional(),
});

/** A form as visitors are asked it. FORM-01. */
export const formSchema = z.object({
  id: z.string(),
  name: z.string(),
  fields: z.array(formFieldSchema),
  /** Plain text before its button. FBLD-01 */
  disclaimer: z.string().optional(),
  /** False: on a page of a site with a captcha it is sent without one. */
  asksCaptcha: z.boolean().optional(),
});

/** See {@link formFieldSchema}. */
export type FormField = z.infer<typeof formFieldSchema>;
/** See {@link formSchema}. */
export type Form = z.infer<typeof formSchema>;
