/** Cursors: where the next page begins, with the filters of the list. */
import { ApiError } from '@sitewright/contract';
import { z } from 'zod';

const latest = 8.64e15;

/** Filters of a list by what changed. */
const filterSchema = z.object({
  modifiedAfter: z.int().min(0).max(latest).optional(),
  modifiedBefore: z.int().min(0).max(latest).optional(),
  fulfillmentStatus: z.string().max(40).optional(),
  customerId: z.string().max(500).optional(),
});

/** See {@link filterSchema}. */
export type ListFilter = z.infer<typeof filterSchema>;

const placeSchema = z.object({
  list: z.string(),
  /** Microseconds since 1970 as text, where a list is by time. */
  at: z
    .string()
    .regex(/^\d{1,18}$/)
    .optional(),
  id: z.string().max(300),
  filter: filterSchema,
});

/** The last row of a page. */
export interface Place {
  at?: string | undefined;
  id: string;
}

/** @param list which list it is of: a cursor of another one is refused */
export function writeCursor(list: string, { at, id }: Place, filter: ListFilter = {}): string {
  return Buffer.from(JSON.stringify({ list, at, id, filter })).toString('base64url');
}

/** What a request asks for: filters of its own, or a cursor that holds them. */
export type ListQuery = { [Name in keyof ListFilter]?: ListFilter[Name] | undefined } & {
  cursor?: string | undefined;
};

export interface AskedPage {
  place: Place | undefined;
  filter: ListFilter;
}

/**
 * The page that is asked for.
 * @throws ApiError `cursor_wrong`; `cursor_not_alone` when filters come beside a cursor
 */
export function readPage(list: string, { cursor, ...filter }: ListQuery): AskedPage {
  if (cursor === undefined) return { place: undefined, filter: filterSchema.parse(filter) };
  if (Object.values(filter).some((value) => value !== undefined)) {
    throw new ApiError('cursor_not_alone');
  }
  const found = placeSchema.safeParse(parseJson(cursor));
  if (!found.success || found.data.list !== list) throw new ApiError('cursor_wrong');
  const { at, id, filter: kept } = found.data;
  return { place: { at, id }, filter: kept };
}

function parseJson(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}
