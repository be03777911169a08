import { z } from 'zod';
import { documentPurposes, documentStates } from './document-states.ts';

/** Where a document stands. */
export const documentHeadSchema = z.object({
  id: z.string(),
  purpose: z.enum(documentPurposes),
  /** What it is the content of: a page, a post, a product, or the name of a field. */
  ownerId: z.string(),
  state: z.enum(documentStates),
  /** Of the draft. */
  revision: z.int(),
  /** What visitors see; null: nothing yet. */
  publishedRevision: z.int().nullable(),
  /** When it will be published by itself. */
  publishAt: z.string().nullable(),
});

/** Where a document stands, without its content. */
export type DocumentHead = z.infer<typeof documentHeadSchema>;
