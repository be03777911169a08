/** Who has a document open, and whether it went on. */
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { documentHeadSchema } from '../documents/document-head.ts';
import { presenceLimits } from '../documents/presence.ts';
import { staffSiteThingParams } from './staff-site.ts';

/** Ids of a document, with commas between. */
const chosenSchema = z.string().max(presenceLimits.chosenLength);

const otherSchema = z.object({
  /** Of a person, counted from 0 in this document: tabs of one person have the same. */
  person: z.int().min(0),
  name: z.string(),
  /** Whoever asks, in another tab. */
  isSelf: z.boolean(),
  /** Blocks or a section that they have chosen. */
  chosen: z.array(z.string()).max(presenceLimits.chosen),
  /** They changed something a moment ago. */
  isWriting: z.boolean(),
});

/** Somebody else who has the document open: one for each of their tabs. */
export type OtherPerson = z.infer<typeof otherSchema>;

/**
 * Says that a tab has the document open and where it is in it; answers who else is there and where the
 * document stands. It is asked again and again while the tab is looked at: a read, of which an address may
 * make many. Nothing of it is kept but in memory, for `presenceLimits.keptMs`.
 */
export const getDocumentPresence = defineCall(
  'GET /api/sites/:identifier/documents/:id/presence',
  'Who has a document open',
  {
    params: staffSiteThingParams,
    query: z.object({
      /** Of the tab, made by it. */
      tab: z.uuid(),
      chosen: chosenSchema.optional(),
      isWriting: z.enum(['true', 'false']).optional(),
      /** The tab closes: nobody is there any more. */
      isLeaving: z.enum(['true', 'false']).optional(),
    }),
    answer: documentHeadSchema.extend({
      others: z.array(otherSchema).max(presenceLimits.tabsOfDocument),
    }),
  },
  { access: { permission: 'view-content' } },
);
