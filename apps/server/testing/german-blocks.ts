/** A block of each type that says nothing of its own in English, for tests of a German site. */
import { blockTypeTable } from '@sitewright/blocks';
import type { BuiltBlock } from './build-page.ts';

type Field = NonNullable<ReturnType<(typeof blockTypeTable)['get']>>['panel'][number];
type Data = Readonly<Record<string, unknown>>;

/** Ids of things of the site, by the kind of field that asks for one. */
export interface ThingsOfSite {
  readonly product: string;
  readonly products: string;
  readonly posts: string;
  readonly events: string;
  readonly form: string;
  readonly donation: string;
  readonly plan: string;
  readonly picture: string;
}

/** What an owner writes is German; what they leave alone is as a new block has it. */
export function germanBlocks(things: ThingsOfSite): BuiltBlock[] {
  return [...blockTypeTable.values()].map(({ type, panel, initial, sample }) => ({
    type,
    data: fill(panel, { initial: Object(initial), sample: Object(sample) }, things),
  }));
}

function fill(
  panel: readonly Field[],
  { initial, sample }: { readonly initial: Data; readonly sample: Data },
  things: ThingsOfSite,
): Data {
  const filled = panel.flatMap((field): [string, unknown][] => {
    const value = valueOf(field, { ours: initial[field.name], theirs: sample[field.name] }, things);
    return value === undefined ? [] : [[field.name, value]];
  });
  return { ...initial, ...Object.fromEntries(filled) };
}

function valueOf(
  field: Field,
  { ours, theirs }: { readonly ours: unknown; readonly theirs: unknown },
  things: ThingsOfSite,
): unknown {
  switch (field.kind) {
    case 'text':
    case 'long-text':
    case 'html':
    case 'source':
      if (typeof ours === 'string' && ours !== '') return ours;
      if (field.kind === 'text' && field.isCode === true) return theirs;
      return typeof theirs === 'string' && theirs !== '' ? 'Wörter' : ours;
    case 'items':
    case 'pictures':
      return Object.fromEntries(
        Object.entries(Object(theirs) as Record<string, Data>).map(([id, item]) => [
          id,
          {
            ...item,
            ...fill(field.fields, { initial: { order: item['order'] }, sample: item }, things),
          },
        ]),
      );
    case 'product':
    case 'form':
    case 'donation':
    case 'plan':
    case 'picture':
      return things[field.kind];
    case 'collection':
      return things[field.holds === 'any' ? 'products' : field.holds];
    case 'dataset':
      return { seriesLabel: 'Monat', columns: ['Teller'], rows: [{ name: 'Mai', values: [3] }] };
    case 'category':
    case 'link':
    case 'file':
      return undefined;
    default:
      return theirs ?? ours;
  }
}
