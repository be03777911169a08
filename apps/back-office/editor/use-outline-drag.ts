import { orderedBlocks, orderedSections, type OutlinePlace } from '@sitewright/blocks';
import type { PageDocument } from '@sitewright/contract';
import { useEffect, useMemo, useRef } from 'react';
import type { DropPlace } from '../ui/drag-line.ts';

/** A line of the outline. */
export interface OutlineThing {
  readonly kind: 'section' | 'block';
  readonly id: string;
}

/** How blocks and sections get to another place. */
export interface OutlineMoves {
  readonly moveBlocksTo: (ids: readonly string[], place: OutlinePlace) => void;
  /** The index counts the other sections. */
  readonly moveSectionTo: (id: string, index: number) => void;
}

/** What lines do while something is dragged. It stays the same as long as the editor does. */
export interface OutlineDrag {
  readonly onStart: (thing: OutlineThing) => void;
  readonly onEnd: () => void;
  readonly mayDrop: (over: OutlineThing, place: DropPlace) => boolean;
  readonly onDrop: (over: OutlineThing, place: DropPlace) => void;
}

interface Shown {
  readonly document: PageDocument;
  readonly chosen: readonly string[];
  readonly moves: OutlineMoves | undefined;
}

/** Drags lines of the outline: a block with all that are chosen with it, or a whole section. */
export function useOutlineDrag(shown: Shown): OutlineDrag | undefined {
  const now = useRef(shown);
  useEffect(() => {
    now.current = shown;
  });
  const dragged = useRef<OutlineThing>(undefined);
  const mayMove = shown.moves !== undefined;
  return useMemo(() => {
    if (!mayMove) return undefined;
    const find = (over: OutlineThing, place: DropPlace) =>
      dragged.current && findMove(now.current, dragged.current, { over, place });
    return {
      onStart: (thing) => {
        dragged.current = thing;
      },
      onEnd: () => {
        dragged.current = undefined;
      },
      mayDrop: (over, place) => find(over, place) !== undefined,
      onDrop: (over, place) => {
        find(over, place)?.();
        dragged.current = undefined;
      },
    };
  }, [mayMove]);
}

/** What a drop does; undefined: it cannot lie there. */
export function findMove(
  { document, chosen, moves }: Shown,
  thing: OutlineThing,
  { over, place }: { readonly over: OutlineThing; readonly place: DropPlace },
): (() => void) | undefined {
  if (!moves || (over.kind === thing.kind && over.id === thing.id)) return undefined;
  if (thing.kind === 'section') {
    if (over.kind !== 'section' || place === 'into') return undefined;
    const others = orderedSections(document).filter(({ id }) => id !== thing.id);
    const at = others.findIndex(({ id }) => id === over.id);
    return () => moves.moveSectionTo(thing.id, place === 'before' ? at : at + 1);
  }
  const ids = chosen.includes(thing.id) ? chosen : [thing.id];
  if (over.kind === 'section') {
    const [first] = orderedBlocks(document, over.id);
    return () => moves.moveBlocksTo(ids, { sectionId: over.id, beforeId: first?.id });
  }
  const sectionId = document.blocks[over.id]?.sectionId;
  if (sectionId === undefined || ids.includes(over.id)) return undefined;
  const others = orderedBlocks(document, sectionId).filter(({ id }) => !ids.includes(id));
  const at = others.findIndex(({ id }) => id === over.id);
  const beforeId = place === 'before' ? over.id : others[at + 1]?.id;
  return () => moves.moveBlocksTo(ids, { sectionId, beforeId });
}
