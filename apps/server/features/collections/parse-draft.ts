import type { z } from 'zod';
import { parseRequest } from '../../http/parse-request.ts';

/** A draft that was looked at: changes to one that is there, or a new one. */
type ParsedDraft<New, Changed> =
  | { readonly isNew: true; readonly draft: New }
  | { readonly isNew: false; readonly draft: Changed };

/**
 * Looks at a draft by the schema that it is meant for: one that names an `id` changes something.
 * @throws ApiError `invalid_request` with a message for every field that is wrong
 */
export function parseDraft<New extends z.ZodType, Changed extends z.ZodType>(
  schemas: { readonly new: New; readonly changed: Changed },
  draft: object,
): ParsedDraft<z.output<New>, z.output<Changed>> {
  return 'id' in draft
    ? { isNew: false, draft: parseRequest(schemas.changed, draft) }
    : { isNew: true, draft: parseRequest(schemas.new, draft) };
}
