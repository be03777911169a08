import { z } from 'zod';
import { makeTextSchema } from '../models/plain-text.ts';

const text = (length: number) => makeTextSchema(length);

/** Characters that each part of a link may have. */
export const linkLimits = {
  name: 200,
  url: 2_000,
  address: 256,
  subject: 500,
  copies: 1_000,
  body: 5_000,
  number: 60,
} as const;

/** What any link may have beside what it leads to. */
const ofAny = {
  /** What people read who point at it, and hear where it has no words of its own. */
  name: text(linkLimits.name).optional(),
};
const ofWindows = { ...ofAny, newWindow: z.boolean().optional() };

/** What a link leads to, by the tabs of its editor. LINK-03 */
export const linkSchema = z.discriminatedUnion('kind', [
  z.looseObject({
    kind: z.literal('page'),
    collectionId: text(60),
    /** A product or a post of the collection. */
    itemId: text(60).optional(),
    /** A place on the page. */
    anchor: text(100).optional(),
    ...ofWindows,
  }),
  z.looseObject({
    kind: z.literal('url'),
    /** As the owner typed it; an address that could harm is not printed. */
    url: text(linkLimits.url),
    ...ofWindows,
  }),
  z.looseObject({
    kind: z.literal('email'),
    address: text(linkLimits.address),
    subject: text(linkLimits.subject).optional(),
    /** Addresses with commas between them. */
    cc: text(linkLimits.copies).optional(),
    bcc: text(linkLimits.copies).optional(),
    body: text(linkLimits.body).optional(),
    ...ofAny,
  }),
  z.looseObject({ kind: z.literal('phone'), number: text(linkLimits.number), ...ofAny }),
  z.looseObject({ kind: z.literal('file'), assetId: text(60), ...ofWindows }),
]);

/** A link of a block or of a section. */
export type DocumentLink = z.infer<typeof linkSchema>;

/** What a link may lead to, in the order of the tabs. LINK-01 */
export const linkKinds = ['page', 'url', 'email', 'phone', 'file'] as const;

/** One of {@link linkKinds}. */
export type LinkKind = (typeof linkKinds)[number];
