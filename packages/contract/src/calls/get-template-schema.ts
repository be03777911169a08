import { z } from 'zod';
import { defineCall } from '../call.ts';
import { formSchema } from '../models/form.ts';

/** ATC-30: the form that an item asks for before it is added. `form` is null when it asks none. */
export const getTemplateSchema = defineCall(
  'GET /api/template/GetTemplateSchema',
  'Fields of a form by its id or by its item',
  {
    query: z.object({
      blockType: z.literal('form'),
      itemId: z.string().max(64).optional(),
      formId: z.string().max(64).optional(),
    }),
    answer: z.object({ form: formSchema.nullable() }),
  },
);
