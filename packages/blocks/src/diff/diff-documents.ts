import type { Block, PageDocument, Section } from '@sitewright/contract';
import { dequal } from 'dequal/lite';
import { findBlock, findSection } from '../document/find.ts';

/** A field that differs; missing: nothing was, or is, there. */
export interface FieldDifference {
  /** The way to it, such as `data.alt`. */
  readonly path: string;
  readonly from?: unknown;
  readonly to?: unknown;
}

/** What became of a section or a block. */
export type Difference<Entry> =
  | { readonly kind: 'came' | 'went'; readonly id: string; readonly entry: Entry }
  | {
      readonly kind: 'changed';
      readonly id: string;
      readonly from: Entry;
      readonly to: Entry;
      /** It stands elsewhere: in the order, in another section, or on the grid. */
      readonly moved: boolean;
      readonly fields: readonly FieldDifference[];
    };

/** What differs between two documents. */
export interface DocumentDifference {
  readonly sections: readonly Difference<Section>[];
  readonly blocks: readonly Difference<Block>[];
}

/** What moved, changed, came and went from one document to another, each field by its name. */
export function diffDocuments(from: PageDocument, to: PageDocument): DocumentDifference {
  return {
    sections: diffEntries(from.sections, (id) => findSection(to, id), Object.values(to.sections)),
    blocks: diffEntries(from.blocks, (id) => findBlock(to, id), Object.values(to.blocks)),
  };
}

function diffEntries<Entry extends { id: string }>(
  before: Readonly<Record<string, Entry>>,
  find: (id: string) => Entry | undefined,
  after: readonly Entry[],
): Difference<Entry>[] {
  const stayed = Object.values(before).flatMap((from): Difference<Entry>[] => {
    const to = find(from.id);
    if (to === undefined) return [{ kind: 'went', id: from.id, entry: from }];
    if (dequal(from, to)) return [];
    const fields = diffFields(from, to, '');
    const moved = fields.some(({ path }) => places.test(path));
    return [{ kind: 'changed', id: from.id, from, to, moved, fields }];
  });
  const came = after
    .filter(({ id }) => !Object.hasOwn(before, id))
    .map((entry) => ({ kind: 'came' as const, id: entry.id, entry }));
  return [...stayed, ...came];
}

const places = /^(?:order|sectionId|placement\..+)$/;

/** Lists are one value: what is inside of them has no name. */
function diffFields(from: unknown, to: unknown, path: string): FieldDifference[] {
  if (dequal(from, to)) return [];
  if (!isFields(from) || !isFields(to)) {
    return [{ path, ...(from !== undefined && { from }), ...(to !== undefined && { to }) }];
  }
  const names = new Set([...Object.keys(from), ...Object.keys(to)]);
  return [...names].flatMap((name) =>
    diffFields(from[name], to[name], path === '' ? name : `${path}.${name}`),
  );
}

/** An object that is no list. */
export function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
