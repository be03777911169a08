import { z } from 'zod';
import { documentPurposes } from './document-states.ts';

/** What a document is the content of. */
export const contentOwnerSchema = z.object({
  purpose: z.enum(documentPurposes),
  /** Of a page, post or product its id, of an area its name. */
  ownerId: z.string(),
});

/** {@link contentOwnerSchema} */
export type ContentOwner = z.infer<typeof contentOwnerSchema>;
