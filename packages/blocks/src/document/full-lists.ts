import type { ItemLimits, PageDocument } from '@sitewright/contract';
import { readItems } from '../types/items.ts';
import { blockTypeTable } from '../types/registry.ts';

/**
 * The limit of a list that grew beyond what the site allows; undefined: there is none. One that was
 * longer before may stay as it is, and get shorter.
 */
export function findFullList(
  before: PageDocument,
  after: PageDocument,
  limits: ItemLimits,
): number | undefined {
  for (const [id, block] of Object.entries(after.blocks)) {
    const was = before.blocks[id];
    if (was === block) continue;
    for (const field of blockTypeTable.get(block.type)?.panel ?? []) {
      if ((field.kind !== 'items' && field.kind !== 'pictures') || !field.limitName) continue;
      const most = limits[field.limitName];
      const count = countItems(block.data, field.name);
      if (count > most && count > countItems(was?.data, field.name)) return most;
    }
  }
  return undefined;
}

function countItems(data: unknown, name: string): number {
  if (typeof data !== 'object' || data === null) return 0;
  return readItems(Object.entries(data).find(([field]) => field === name)?.[1]).length;
}
