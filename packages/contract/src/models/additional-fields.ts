import { z } from 'zod';
import { formMessages } from '../messages/forms.ts';
import { isStorable } from './storable.ts';

/** Answers of an additional-fields form by field id. */
export type AdditionalFields = Record<string, unknown>;

/**
 * Answers of an additional-fields form as scripts send them: a JSON string, the string `null`, null,
 * nothing, or the object itself. Read as an object, or as null when there are none. D-22.
 */
export const additionalFieldsSchema = z
  .union([z.string(), z.record(z.string(), z.unknown()), z.null()])
  .optional()
  .transform((value, context): AdditionalFields | null => {
    if (typeof value !== 'string') return value ?? null;
    const parsed = value.trim() === '' ? null : parseJson(value);
    const isObject = typeof parsed === 'object' && !Array.isArray(parsed);
    if (isObject && isStorable(parsed)) return parsed as AdditionalFields;
    context.addIssue({ code: 'custom', message: formMessages.unreadableFields });
    return z.NEVER;
  });

/** Undefined when the text is no JSON; null is a value. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
