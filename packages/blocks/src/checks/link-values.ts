import type { Block } from '@sitewright/contract';
import { isFields } from '../diff/diff-documents.ts';
import type { BlockTypes } from '../types/block-type.ts';
import type { PanelField } from '../types/panel-field.ts';

/** What stands where a block keeps links, read or not, by the dotted way to it. */
export function linkValues({ type, data }: Block, types: BlockTypes): Map<string, unknown> {
  const found = new Map<string, unknown>();
  gather(types.get(type)?.panel ?? [], data, [], found);
  return found;
}

function gather(
  fields: readonly PanelField[],
  data: unknown,
  way: readonly string[],
  found: Map<string, unknown>,
): void {
  if (!isFields(data)) return;
  for (const field of fields) {
    const value = data[field.name];
    const here = [...way, field.name];
    if (field.kind === 'link' && value !== undefined) found.set(here.join('.'), value);
    if ((field.kind !== 'items' && field.kind !== 'pictures') || !isFields(value)) continue;
    for (const [id, item] of Object.entries(value)) {
      gather(field.fields, item, [...here, id], found);
    }
  }
}
