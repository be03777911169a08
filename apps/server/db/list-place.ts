/** Where the next page of a list begins: the sorted value and the id of the last row. */
import { ApiError } from '@sitewright/contract';
import { sql, type RawBuilder } from 'kysely';
import { z } from 'zod';

const placeSchema = z.tuple([z.string(), z.union([z.string(), z.number()]), z.string()]);

/** The last row of a page. */
export interface ListPlace {
  readonly key: string | number;
  readonly id: string;
}

/** @param order by what the list is sorted: a place of another order is refused */
export function writePlace(order: string, { key, id }: ListPlace): string {
  return Buffer.from(JSON.stringify([order, key, id])).toString('base64url');
}

/** @throws ApiError `place_wrong` for what `writePlace` did not write for this order */
export function readPlace(order: string, after: string | undefined): ListPlace | undefined {
  if (after === undefined) return undefined;
  const parsed = placeSchema.safeParse(parseJson(after));
  if (!parsed.success || parsed.data[0] !== order) throw new ApiError('place_wrong');
  return { key: parsed.data[1], id: parsed.data[2] };
}

/** How rows follow each other, and which of them a page asks for. */
export interface PageOrder {
  readonly key: RawBuilder<unknown>;
  readonly id: RawBuilder<unknown>;
  readonly direction: 'asc' | 'desc';
}

/** The rows behind a place; all of them without one. */
export function isBehind(
  { key, id, direction }: PageOrder,
  place: ListPlace | undefined,
): RawBuilder<boolean> {
  if (!place) return sql<boolean>`true`;
  const side = sql.raw(direction === 'asc' ? '>' : '<');
  return sql<boolean>`(${key}, ${id}) ${side} (${place.key}, ${place.id})`;
}

/** The clause behind `order by`. */
export function inOrder({ key, id, direction }: PageOrder): RawBuilder<unknown> {
  const way = sql.raw(direction);
  return sql`${key} ${way}, ${id} ${way}`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}
