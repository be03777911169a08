/** Lists inside of the data of a block: by id and key of order, so that two people's edits merge. */
import { documentIdSchema, orderKeySchema } from '@sitewright/contract';
import { generateNKeysBetween } from 'fractional-indexing';
import { z } from 'zod';
import { isFields } from '../diff/diff-documents.ts';
import { compareOrder } from '../document/order.ts';

/** The schema of a list of so many items at most, by their fields. */
export function makeItemsSchema<Shape extends z.ZodRawShape>(shape: Shape, limit: number) {
  return z
    .record(documentIdSchema, z.looseObject({ ...shape, order: orderKeySchema }))
    .refine((items) => Object.keys(items).length <= limit, `At most ${limit}.`);
}

/** The items of a list as they are read, each with its id. */
export function listItems<Item extends { readonly order: string }>(
  items: Readonly<Record<string, Item>>,
): (Item & { readonly id: string })[] {
  return Object.entries(items)
    .map(([id, item]) => ({ ...item, id }))
    .toSorted(compareOrder);
}

/** An item of a list that no schema has read. */
export interface ListedItem {
  readonly id: string;
  readonly order: string;
  readonly [name: string]: unknown;
}

/** The items of a value that no schema has read, without those that are none. */
export function readItems(value: unknown): ListedItem[] {
  if (!isFields(value)) return [];
  const items = Object.entries(value).flatMap(([id, item]) => {
    if (!isFields(item) || typeof item['order'] !== 'string') return [];
    return [[id, { ...item, order: item['order'] }] as const];
  });
  return listItems(Object.fromEntries(items));
}

/** A list of items as data keeps it, for what a new block begins with and for samples. */
export function nameItems<Item extends object>(
  items: readonly Item[],
): Record<string, Item & { order: string }> {
  const keys = generateNKeysBetween(null, null, items.length);
  const named = items.map((item, at) => [`i${at + 1}`, { ...item, order: keys[at]! }]);
  return Object.fromEntries(named);
}
