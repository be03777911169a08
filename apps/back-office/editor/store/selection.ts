/** What is chosen on the canvas. */
import { findBlock } from '@sitewright/blocks';
import type { PageDocument } from '@sitewright/contract';

/** A section, a block, or several blocks: two at least. */
export type Selection =
  | { readonly kind: 'block'; readonly id: string }
  | { readonly kind: 'blocks'; readonly ids: readonly string[] }
  | { readonly kind: 'section'; readonly id: string }
  | undefined;

/** The selection of these blocks. */
export function selectionOf(ids: readonly string[]): Selection {
  const different = [...new Set(ids)];
  const [id] = different;
  if (id === undefined) return undefined;
  return different.length === 1 ? { kind: 'block', id } : { kind: 'blocks', ids: different };
}

/** Ids of the blocks that are chosen and still there; none of a section. */
export function chosenIds(document: PageDocument, selection: Selection): string[] {
  if (selection?.kind === 'section') return [];
  return idsOf(selection).filter((id) => findBlock(document, id) !== undefined);
}

/** Takes blocks into a selection of blocks, or out of it when all of them are in it. */
export function toggled(chosen: readonly string[], ids: readonly string[]): Selection {
  const areIn = ids.every((id) => chosen.includes(id));
  return selectionOf(areIn ? chosen.filter((id) => !ids.includes(id)) : [...chosen, ...ids]);
}

/** True for two selections of the same. */
export function isSameSelection(a: Selection, b: Selection): boolean {
  const [ids, others] = [idsOf(a), idsOf(b)];
  const areSame = ids.length === others.length && ids.every((id, at) => id === others[at]);
  return a?.kind === b?.kind && areSame;
}

function idsOf(selection: Selection): readonly string[] {
  if (selection === undefined) return [];
  return selection.kind === 'blocks' ? selection.ids : [selection.id];
}
