import { z } from 'zod';
import { makeTextSchema } from './plain-text.ts';

/** How somebody stands with a list: asked and did not confirm yet, gets its mails, gets none. */
export const listStates = ['waiting', 'in', 'out'] as const;

/** One of {@link listStates}. */
export type ListState = (typeof listStates)[number];

/** Where visitors sign up: the box of the checkout, that of new stock, the page `/newsletter`. */
export const signUpPlaces = ['checkout', 'restock', 'page'] as const;

/** One of {@link signUpPlaces}. */
export type SignUpPlace = (typeof signUpPlaces)[number];

/** Who keeps lists of ours: a provider of mailing lists, a spreadsheet. CONN-01 */
export const listProviderNames = ['mailchimp', 'google-sheets'] as const;

/** One of {@link listProviderNames}. */
export type ListProviderName = (typeof listProviderNames)[number];

/** What staff write of a list. CONN-03 */
export const mailingListFields = {
  name: makeTextSchema(200).trim().min(1),
  /** Who signs up is on the list once they have followed a link that is mailed to them. */
  requireDoubleOptIn: z.boolean(),
};

/** Of the values that a new list may be made of. */
export const mailingListDraftSchema = z.object({
  ...mailingListFields,
  requireDoubleOptIn: mailingListFields.requireDoubleOptIn.default(true),
});

/** A list as staff see it, with how many stand with it how. */
export const mailingListSchema = z.object({
  id: z.string(),
  ...mailingListFields,
  waiting: z.int(),
  in: z.int(),
  out: z.int(),
  /** Epoch milliseconds. */
  createdOn: z.number(),
});

/** Somebody who signed up. Instants are epoch milliseconds. */
export const listMemberSchema = z.object({
  id: z.string(),
  email: z.string(),
  state: z.enum(listStates),
  place: z.enum(signUpPlaces),
  /** The sentence that they agreed to. */
  consentText: z.string(),
  askedOn: z.number(),
  confirmedOn: z.number().nullable(),
  leftOn: z.number().nullable(),
  /** They get no mail that nobody waits for, whatever the list says. */
  isSuppressed: z.boolean(),
});
