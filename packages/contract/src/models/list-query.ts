import { z } from 'zod';
import { staffLimits } from '../limits.ts';

/** What every list of staff takes: a search, and where and how long its page is. */
export const listQueryFields = {
  search: z.string().max(200).optional(),
  direction: z.enum(['asc', 'desc']).optional(),
  /** Behind this row: as the page before says. */
  after: z.string().max(1_000).optional(),
  limit: z.coerce.number().int().min(1).max(staffLimits.maxPageSize).default(staffLimits.pageSize),
};

/** How many rows a list has, counted so far and no further. */
export const listCountSchema = z.object({ count: z.int(), isMore: z.boolean() });

/** A yes or no in an address. */
export const flagQuerySchema = z.enum(['true', 'false']).transform((text) => text === 'true');
