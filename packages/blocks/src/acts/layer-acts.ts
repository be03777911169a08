/** Which of the blocks that lie on each other is seen. */
import {
  documentLimits,
  type Block,
  type Breakpoint,
  type Command,
  type PageDocument,
  type Placement,
} from '@sitewright/contract';
import { overlaps } from '../document/grid.ts';
import { compareOrder, orderedBlocks } from '../document/order.ts';
import { placeBlocks } from './block-acts.ts';
import { openBlocks, placesOf } from './many-acts.ts';

/** Before or behind all, or the next one, that shares a cell with it. */
export const layerMoves = ['front', 'forward', 'backward', 'back'] as const;

/** One of {@link layerMoves}. */
export type LayerMove = (typeof layerMoves)[number];

interface Stacked {
  readonly block: Block;
  readonly place: Placement;
}

/**
 * Brings blocks before others that they lie on, or behind them; they stay to each other as they are.
 * One that lies on no other stays, and so do locked ones. The layer is that of the breakpoint alone.
 */
export function layerBlocks(
  document: PageDocument,
  ids: readonly string[],
  { breakpoint, move }: { breakpoint: Breakpoint; move: LayerMove },
): Command[] {
  const chosen = openBlocks(document, ids);
  const sections = [...new Set(chosen.map(({ sectionId }) => sectionId))];
  const places = sections.flatMap((sectionId) => {
    const blocks = orderedBlocks(document, sectionId);
    const placed = placesOf(document, blocks, breakpoint);
    const stack = blocks
      .flatMap((block): Stacked[] => {
        const place = placed.get(block.id);
        return place ? [{ block, place }] : [];
      })
      .toSorted(lowestFirst);
    const moving = stack.filter(({ block }) => chosen.includes(block));
    const others = stack.filter(({ block }) => !chosen.includes(block));
    return layersOf(moving, others, move);
  });
  return placeBlocks(document, breakpoint, new Map(places));
}

/** As they are painted: by layer, and of one layer by the order of reading. */
function lowestFirst(one: Stacked, other: Stacked): number {
  return one.place.layer - other.place.layer || compareOrder(one.block, other.block);
}

function layersOf(
  moving: readonly Stacked[],
  others: readonly Stacked[],
  move: LayerMove,
): [string, Placement][] {
  const isUp = move === 'front' || move === 'forward';
  const isFar = move === 'front' || move === 'back';
  const passed = moving.flatMap((own) => {
    const met = others.filter(
      (other) => overlaps(own.place, other.place) && isPast(own, other, isUp),
    );
    const one = isUp === isFar ? met.at(-1) : met[0];
    return one ? [others.indexOf(one)] : [];
  });
  if (passed.length === 0) return [];
  const at = isUp ? Math.max(...passed) + 1 : Math.min(...passed);
  return paint(others.toSpliced(at, 0, ...moving), new Set(moving));
}

/** Whether another one lies in the way of going up, or down. */
function isPast(own: Stacked, other: Stacked, isUp: boolean): boolean {
  return isUp === lowestFirst(own, other) < 0;
}

/** The layers that paint them in this order. Only those change that have to. */
function paint(sequence: readonly Stacked[], moving: ReadonlySet<Stacked>): [string, Placement][] {
  let below: { readonly block: Block; readonly layer: number } | undefined;
  return sequence.flatMap((one, index): [string, Placement][] => {
    const { block, place } = one;
    const next = sequence[index + 1]?.place.layer ?? place.layer;
    const least = below && below.layer + (compareOrder(below.block, block) < 0 ? 0 : 1);
    const own = moving.has(one) ? (least ?? Math.min(place.layer, next)) : place.layer;
    const layer = Math.min(documentLimits.layer, Math.max(own, least ?? own));
    below = { block, layer };
    return layer === place.layer ? [] : [[block.id, { ...place, layer }]];
  });
}
