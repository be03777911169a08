import { z } from 'zod';
import { makeTextSchema } from '../models/plain-text.ts';

const text = (length: number) => makeTextSchema(length);

/** What a link leads to, by the tabs of its editor. LINK-03 */
export const linkSchema = z.discriminatedUnion('kind', [
  z.looseObject({
    kind: z.literal('page'),
    collectionId: text(60),
    /** A place on the page. */
    anchor: text(100).optional(),
    newWindow: z.boolean().optional(),
  }),
  z.looseObject({
    kind: z.literal('url'),
    /** As the owner typed it; an address that could harm is not printed. */
    url: text(2_000),
    newWindow: z.boolean().optional(),
  }),
  z.looseObject({
    kind: z.literal('email'),
    address: text(256),
    subject: text(500).optional(),
    cc: text(1_000).optional(),
    bcc: text(1_000).optional(),
    body: text(5_000).optional(),
  }),
  z.looseObject({ kind: z.literal('phone'), number: text(60) }),
  z.looseObject({
    kind: z.literal('file'),
    assetId: text(60),
    newWindow: z.boolean().optional(),
  }),
]);

/** A link of a block or of a section. */
export type DocumentLink = z.infer<typeof linkSchema>;
