import { z } from 'zod';
import { redirectLimits } from '../limits.ts';
import { makeTextSchema } from './plain-text.ts';

/** How a redirect is told: for good, or for now. */
export const redirectStatuses = [301, 302] as const;

/** One of {@link redirectStatuses}. */
export type RedirectStatus = (typeof redirectStatuses)[number];

const addressSchema = makeTextSchema(redirectLimits.addressLength).trim().min(1);

/**
 * What staff write of a redirect. `from` is a path: `[name]` in it stands for one part, `*` at its
 * end for the rest; `to` is a path or a web address that may name them.
 */
export const redirectFields = {
  from: addressSchema,
  to: addressSchema,
  status: z.literal(redirectStatuses),
};

/** Of the values that a new redirect is made of. */
export const redirectDraftSchema = z.object({
  ...redirectFields,
  status: redirectFields.status.default(301),
});

/**
 * Why a redirect helps nobody: `hidden`, a page stands at its address, so that page is shown;
 * `nowhere`, nothing is where it leads; `loop`, it leads back to itself.
 */
export const redirectProblems = ['hidden', 'nowhere', 'loop'] as const;

/** One of {@link redirectProblems}. */
export type RedirectProblem = (typeof redirectProblems)[number];

/** A redirect as staff see it. */
export const redirectSchema = z.object({
  id: z.string(),
  from: z.string(),
  to: z.string(),
  status: redirectFields.status,
  /** It was made when something moved. */
  isAutomatic: z.boolean(),
  /** Epoch milliseconds. */
  createdOn: z.number(),
  problem: z.enum(redirectProblems).nullable(),
});

/** What happens at an address: a page, a redirect, nothing, or redirects that go round. */
export const addressTestSchema = z.object({
  outcome: z.enum(['page', 'redirect', 'nothing', 'loop']),
  /** Where the visitor ends; null where they stay. */
  to: z.string().nullable(),
  status: redirectFields.status.nullable(),
  /** Whether something is there; null for another site, which nobody asks. */
  isFound: z.boolean().nullable(),
  /** Each redirect that was followed. */
  steps: z.array(z.object({ id: z.string(), from: z.string(), to: z.string() })),
});

/** What a line of a file came to. */
export const redirectImportSchema = z.object({
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  refused: z.array(z.object({ line: z.int(), text: z.string(), reason: z.string() })),
});
