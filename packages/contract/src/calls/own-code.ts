/** What owners write by hand: styles, and code in pages. */
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { codeLimits } from '../limits.ts';
import { makeFieldChangesSchema } from '../models/field-change.ts';
import { makeTextSchema } from '../models/plain-text.ts';
import { savedSchema, staffSiteParams, staffSiteThingParams } from './staff-site.ts';

/**
 * What can be wrong with styles. `unreadable`, `unsafe` and `endless` ones are not saved; of the
 * others what is told is left out.
 */
export const styleFaultKinds = [
  'unreadable',
  'unsafe',
  'endless',
  'variable',
  'mixin',
  'left-out',
] as const;

const styleFaultSchema = z.object({
  kind: z.enum(styleFaultKinds),
  /** From 1; missing where it is not known. */
  line: z.int().min(1).optional(),
  /** The name, the address or the words that it is about. */
  about: z.string(),
});

/** One thing that is wrong with styles of the owner. */
export type OwnStyleFault = z.infer<typeof styleFaultSchema>;

/** What styles would become, and what is wrong with them. Nothing is kept. */
export const checkOwnStyles = defineCall(
  'POST /api/sites/:identifier/own-styles/check',
  'Reads styles of the owner before they are saved',
  {
    params: staffSiteParams,
    body: z.object({ css: makeTextSchema(codeLimits.css) }),
    answer: z.object({ css: z.string(), faults: z.array(styleFaultSchema) }),
  },
  { access: { permission: 'edit-styles' }, limit: 'checkOwnStyles' },
);

const toCode = { access: { permission: 'edit-code' } } as const;
const codeOfPage = '/api/sites/:identifier/pages/:id/code';

/** Code in the head of one page. */
export const getPageCode = defineCall(
  `GET ${codeOfPage}`,
  'Code in the head of a page',
  { params: staffSiteThingParams, answer: z.object({ headerCode: z.string() }) },
  toCode,
);

/** Changes it. */
export const changePageCode = defineCall(
  `PATCH ${codeOfPage}`,
  'Change the code in the head of a page',
  {
    params: staffSiteThingParams,
    body: z.object({
      changes: makeFieldChangesSchema({ headerCode: makeTextSchema(codeLimits.injection) }),
    }),
    answer: savedSchema,
  },
  toCode,
);
