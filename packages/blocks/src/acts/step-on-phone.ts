/** Up and down on a phone, where blocks of a grid have places of their own. */
import type { Command, PageDocument } from '@sitewright/contract';
import { findSection } from '../document/find.ts';
import { boundsOf } from '../document/grid.ts';
import { orderedBlocks } from '../document/order.ts';
import { placeBlocks, placementAt } from './block-acts.ts';
import { openBlocks, placesOf } from './many-acts.ts';

/**
 * Blocks of a grid change places on phones with what stands next to them there, above (-1) or below
 * (1): the distance between both stays. Locked ones stay, and so does what has nothing beyond it.
 */
export function stepOnPhone(
  document: PageDocument,
  ids: readonly string[],
  step: -1 | 1,
): Command[] {
  const sections = Map.groupBy(openBlocks(document, ids), ({ sectionId }) => sectionId);
  return [...sections].flatMap(([sectionId, own]) => {
    if (findSection(document, sectionId)?.layout !== 'grid') return [];
    const moving = placesOf(document, own, 'phone');
    if (moving.size === 0) return [];
    const bounds = boundsOf([...moving.values()]);
    const end = bounds.row + bounds.height;
    const others = orderedBlocks(document, sectionId).flatMap((block) => {
      const place = moving.has(block.id) ? undefined : placementAt(document, block.id, 'phone');
      const isPassable = place && place.hidden !== true && block.locked !== true;
      return isPassable ? [{ id: block.id, place }] : [];
    });
    const beyond = others
      .filter(({ place }) => (step > 0 ? place.row >= end : place.row + place.height <= bounds.row))
      .toSorted((a, b) => (a.place.row - b.place.row) * step);
    const [next] = beyond;
    if (!next) return [];
    const { row, height } = next.place;
    const gap = step > 0 ? row - end : bounds.row - row - height;
    const [by, back] = [(height + gap) * step, (bounds.height + gap) * -step];
    const places = new Map(
      [...moving].map(([id, place]) => [id, { ...place, row: place.row + by }] as const),
    );
    places.set(next.id, { ...next.place, row: row + back });
    return placeBlocks(document, 'phone', places);
  });
}
