import { orderedSections } from '@sitewright/blocks';
import type { PageDocument } from '@sitewright/contract';
import { findSectionElement } from './draw-document.ts';
import type { Point } from './drag-block.ts';
import { readRowBoxes, rowDropAt, type RowDrop } from './row-boxes.ts';

/** Where a drag in rows would end, and in which section. */
export interface RowDropOn extends RowDrop {
  readonly sectionId: string;
}

/** In the section of rows that is nearest to the pointer; undefined where there are no rows. */
export function rowDropOn(
  document: PageDocument,
  page: Document,
  at: Point,
): RowDropOn | undefined {
  const sections = orderedSections(document).filter(({ layout }) => layout === 'rows');
  const boxes = sections.flatMap(({ id }) => {
    const box = findSectionElement(page, id)?.getBoundingClientRect();
    return box ? [{ id, far: Math.max(box.top - at.y, 0, at.y - box.bottom) }] : [];
  });
  const [near] = boxes.toSorted((a, b) => a.far - b.far);
  if (!near) return undefined;
  const drop = rowDropAt(readRowBoxes(page, near.id), at);
  return drop && { ...drop, sectionId: near.id };
}
