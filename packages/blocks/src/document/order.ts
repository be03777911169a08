import type { Block, PageDocument, Section } from '@sitewright/contract';
import { generateKeyBetween } from 'fractional-indexing';

interface Ordered {
  readonly id: string;
  readonly order: string;
}

/** Sections from top to bottom. */
export function orderedSections({ sections }: PageDocument): Section[] {
  return Object.values(sections).toSorted(compareOrder);
}

/** The blocks of a section as they are read. */
export function orderedBlocks({ blocks }: PageDocument, sectionId: string): readonly Block[] {
  return indexOf(blocks).bySection.get(sectionId) ?? [];
}

/** All blocks, in no order. */
export function listBlocks({ blocks }: PageDocument): readonly Block[] {
  return indexOf(blocks).all;
}

type Blocks = PageDocument['blocks'];

interface Index {
  readonly all: readonly Block[];
  readonly bySection: ReadonlyMap<string, readonly Block[]>;
}

/** A page is drawn section by section, at every key that is typed: it is sorted once. */
const indexes = new WeakMap<Blocks, Index>();

/** The index that was made last: of a page that somebody types in, all but one block is as it was. */
let latest: WeakRef<Index> | undefined;

function indexOf(blocks: Blocks): Index {
  const known = indexes.get(blocks);
  if (known) return known;
  const all = Object.values(blocks);
  const before = latest?.deref();
  const bySection = (before && sortedLike(before, all)) ?? sorted(all);
  const index = { all, bySection };
  indexes.set(blocks, index);
  latest = new WeakRef(index);
  return index;
}

function sorted(all: readonly Block[]): Map<string, Block[]> {
  const bySection = Map.groupBy(all, ({ sectionId }) => sectionId);
  for (const own of bySection.values()) own.sort(compareOrder);
  return bySection;
}

/**
 * The lists of an index in which only blocks differ that stand where they stood; the others stay the
 * same lists. Undefined for anything else.
 */
function sortedLike(before: Index, all: readonly Block[]): Index['bySection'] | undefined {
  if (before.all.length !== all.length) return undefined;
  const changed = new Map<Block, Block>();
  for (const [at, block] of all.entries()) {
    const old = before.all[at]!;
    if (old === block) continue;
    const stands = old.id === block.id && old.sectionId === block.sectionId;
    if (!stands || old.order !== block.order) return undefined;
    changed.set(old, block);
  }
  const bySection = new Map(before.bySection);
  for (const { sectionId } of changed.values()) {
    const own = before.bySection.get(sectionId) ?? [];
    bySection.set(
      sectionId,
      own.map((block) => changed.get(block) ?? block),
    );
  }
  return bySection;
}

/** To be called by whoever writes into a record of blocks: it is read anew. */
export function forgetOrder(blocks: object): void {
  // Another object is in no index.
  indexes.delete(blocks as Blocks);
}

/** Keys are compared character by character. Two of the same key stand by their ids, everywhere. */
export function compareOrder(a: Ordered, b: Ordered): number {
  if (a.order !== b.order) return a.order < b.order ? -1 : 1;
  return a.id < b.id ? -1 : Number(a.id > b.id);
}

/**
 * The key of something new at a place among its like, counted from 0. The id of what is new decides
 * where in the gap it falls, so that two people who insert at one place hardly ever take one key.
 */
export function orderAt(siblings: readonly Ordered[], index: number, id: string): string {
  const others = siblings.filter((sibling) => sibling.id !== id);
  const low = others[index - 1]?.order ?? null;
  const next = others.slice(index).find(({ order }) => low === null || order > low);
  return keyInGap(low, next?.order ?? null, id);
}

/** Halvings of the gap: two ids meet once in 65,536. */
const halvings = 16;

function keyInGap(from: string | null, to: string | null, id: string): string {
  let [low, high] = [from, to];
  const bits = hash(id);
  for (let bit = 0; bit < halvings; bit += 1) {
    const middle = generateKeyBetween(low, high);
    if ((bits >>> bit) & 1) low = middle;
    else high = middle;
  }
  return generateKeyBetween(low, high);
}

/** FNV-1a, mixed once more so that ids that differ at the end differ in all bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const char of text) value = Math.imul(value ^ char.codePointAt(0)!, 0x01000193);
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  return (value ^ (value >>> 13)) >>> 0;
}
