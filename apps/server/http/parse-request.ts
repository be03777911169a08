/** Reads a part of a request, or a draft, by its schema. */
import { describeIssue, invalidFields } from '@sitewright/contract';
import type { z } from 'zod';

/** @throws ApiError 400 with one message per field */
export function parseRequest<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): z.output<Schema> {
  const parsed = schema.safeParse(value, { error: describeIssue });
  if (!parsed.success) throw invalidFields(parsed.error);
  return parsed.data;
}
