import { z } from 'zod';
import { makeTextSchema } from './plain-text.ts';

/** Characters of one text that is translated: as many as the data of a block may have. */
const longestText = 200_000;

/** A text in another language, and the original that it was made of: who changes that later finds out. */
export const translationSchema = z.object({
  text: makeTextSchema(longestText),
  original: makeTextSchema(longestText),
});

/** See {@link translationSchema}. */
export type Translation = z.infer<typeof translationSchema>;
