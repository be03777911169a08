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

/**
 * The blocks of each section. A list stays the same as long as nothing in it changes: what was found
 * out about it holds, however large the page is.
 */
export function blockLists({ blocks }: PageDocument): readonly (readonly Block[])[] {
  return [...indexOf(blocks).bySection.values()];
}

type Blocks = PageDocument['blocks'];

interface Index {
  readonly all: readonly Block[];
  readonly bySection: ReadonlyMap<string, readonly Block[]>;
}

/** A page is drawn section by section, at every key that is typed: it is sorted once. */
const indexes = new WeakMap<Blocks, Index>();

/** The index that was made last: of a page that was saved, nearly all blocks are as they were. */
let latest: WeakRef<Index> | undefined;

/** Of a copy that was not read yet: the index of its original, and what was written since. */
interface Origin {
  readonly index: Index;
  readonly ids: Set<string>;
}

const origins = new WeakMap<object, Origin>();

/** So many blocks are looked up one by one. */
const fewChanges = 50;

function indexOf(blocks: Blocks): Index {
  const known = indexes.get(blocks);
  if (known) return known;
  const origin = origins.get(blocks);
  const index = (origin && indexAfter(origin, blocks)) ?? readIndex(blocks);
  origins.delete(blocks);
  indexes.set(blocks, index);
  // A block that is looked at alone is no page.
  if (index.all.length > 1) latest = new WeakRef(index);
  return index;
}

function readIndex(blocks: Blocks): Index {
  const all = Object.values(blocks);
  const before = latest?.deref();
  return { all, bySection: (before && sortedLike(before, all)) ?? sorted(all) };
}

/** The index of a copy in which few blocks differ, that stand where they stood; else undefined. */
function indexAfter({ index, ids }: Origin, blocks: Blocks): Index | undefined {
  if (ids.size > fewChanges) return undefined;
  const all = [...index.all];
  const bySection = new Map(index.bySection);
  for (const id of ids) {
    const at = all.findIndex((block) => block.id === id);
    const old = all[at];
    const block = Object.hasOwn(blocks, id) ? blocks[id] : undefined;
    if (!old || !block || old.sectionId !== block.sectionId || old.order !== block.order) {
      return undefined;
    }
    all[at] = block;
    const own = bySection.get(block.sectionId) ?? [];
    bySection.set(
      block.sectionId,
      own.map((other) => (other === old ? block : other)),
    );
  }
  return { all, bySection };
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

/**
 * A copy of a record, to write into it. Of a page of thousands of blocks most of what a key costs
 * would be the way through the record: its blocks are taken from the list of them.
 */
export function copyRecord(record: object): object {
  // Another object is in no index.
  const index = indexes.get(record as Blocks);
  if (!index || Object.hasOwn(record, '__proto__')) return { ...record };
  const copy: Record<string, Block> = {};
  for (const block of index.all) copy[block.id] = block;
  origins.set(copy, { index, ids: new Set() });
  return copy;
}

/** To be called by whoever writes into a record of blocks: it is read anew. */
export function noteWrite(blocks: object, id: string | number): void {
  const index = indexes.get(blocks as Blocks);
  if (index) origins.set(blocks, { index, ids: new Set() });
  indexes.delete(blocks as Blocks);
  origins.get(blocks)?.ids.add(String(id));
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
