/** What people do to blocks, as commands. Each gesture is a list: one entry of the history. */
import type { Block, Breakpoint, Command, PageDocument, Placement } from '@sitewright/contract';
import { dequal } from 'dequal/lite';
import { readAt } from '../commands/path.ts';
import { findBlock } from '../document/find.ts';
import { columnsAt, fitInto, freePlacement } from '../document/grid.ts';
import { orderAt, orderedBlocks } from '../document/order.ts';
import { phoneLayout } from '../document/phone-layout.ts';
import type { BlockType } from '../types/block-type.ts';
import { findBlocks } from './groups.ts';

/** Adds a block of a type with what it begins with, where the section has room. */
export function addBlock(
  document: PageDocument,
  type: BlockType,
  at: { id: string; sectionId: string; index?: number; placement?: Placement; data?: unknown },
): Command[] {
  const siblings = orderedBlocks(document, at.sectionId);
  const taken = siblings.map(({ placement }) => placement.wide);
  const wide = at.placement ?? freePlacement(taken, type.size, columnsAt('wide'));
  const block: Block = {
    id: at.id,
    sectionId: at.sectionId,
    order: orderAt(siblings, at.index ?? siblings.length, at.id),
    type: type.type,
    version: type.version,
    data: at.data ?? type.initial,
    placement: { wide: fitInto(wide, columnsAt('wide')) },
  };
  return [{ name: 'insert-block', block }];
}

/** Takes a block away. */
export function takeBlock(document: PageDocument, id: string): Command[] {
  const block = findBlock(document, id);
  return block ? [{ name: 'remove-block', block }] : [];
}

/** Moves a block to a place in the order of reading of a section, counted from 0. */
export function reorderBlock(
  document: PageDocument,
  id: string,
  to: { sectionId: string; index: number },
): Command[] {
  const block = findBlock(document, id);
  if (!block) return [];
  const order = orderAt(orderedBlocks(document, to.sectionId), to.index, id);
  const from = { sectionId: block.sectionId, order: block.order };
  return [{ name: 'move-block', id, from, to: { sectionId: to.sectionId, order } }];
}

/**
 * Places a block at a breakpoint. The first touch of the phone layout of a section keeps what is
 * shown there now of all its blocks.
 */
export function placeBlock(
  document: PageDocument,
  id: string,
  { breakpoint, to }: { breakpoint: Breakpoint; to: Placement },
): Command[] {
  return placeBlocks(document, breakpoint, new Map([[id, to]]));
}

/** Places several blocks at once, as {@link placeBlock} does one. */
export function placeBlocks(
  document: PageDocument,
  breakpoint: Breakpoint,
  places: ReadonlyMap<string, Placement>,
): Command[] {
  const blocks = findBlocks(document, [...places.keys()]);
  const wantedOf = (id: string) => {
    const to = places.get(id);
    return to && fitInto(to, columnsAt(breakpoint));
  };
  if (breakpoint === 'wide') {
    return blocks.flatMap(({ id, placement: { wide: from } }): Command[] => {
      const to = wantedOf(id);
      return to ? [{ name: 'set-placement', id, breakpoint, from, to }] : [];
    });
  }
  return [...new Set(blocks.map(({ sectionId }) => sectionId))].flatMap((sectionId) => {
    const shown = phoneLayout(document, sectionId);
    return orderedBlocks(document, sectionId).flatMap(({ id, placement }): Command[] => {
      const from = placement.phone;
      const to = wantedOf(id) ?? from ?? shown.get(id);
      if (to === undefined || dequal(from, to)) return [];
      return [{ name: 'set-placement', id, breakpoint, ...(from && { from }), to }];
    });
  });
}

/** Where a block stands at a breakpoint; undefined when it is not there. */
export function placementAt(
  document: PageDocument,
  id: string,
  breakpoint: Breakpoint,
): Placement | undefined {
  const block = findBlock(document, id);
  if (!block || breakpoint === 'wide') return block?.placement.wide;
  return phoneLayout(document, block.sectionId).get(id);
}

/** Hides a block at a breakpoint, or shows it there. */
export function hideBlock(
  document: PageDocument,
  id: string,
  { breakpoint, hidden }: { breakpoint: Breakpoint; hidden: boolean },
): Command[] {
  const shown = placementAt(document, id, breakpoint);
  return shown ? placeBlock(document, id, { breakpoint, to: { ...shown, hidden } }) : [];
}

/** Changes one value in the data of a block; undefined takes it away. */
export function editBlock(
  document: PageDocument,
  id: string,
  { path, to }: { path: (string | number)[]; to: unknown },
): Command[] {
  const block = findBlock(document, id);
  if (!block) return [];
  const from = readAt(block.data, path);
  if (dequal(from, to)) return [];
  return [
    {
      name: 'set-block-data',
      id,
      path,
      ...(from !== undefined && { from }),
      ...(to !== undefined && { to }),
    },
  ];
}
