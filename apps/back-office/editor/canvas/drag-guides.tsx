import { orderedBlocks, placementAt } from '@sitewright/blocks';
import type { PageDocument, Placement } from '@sitewright/contract';
import classes from './canvas.module.css';
import { boxOf, gridOf } from './drag-block.ts';
import { placeOfHalfLine, readGridLines } from './grid-cells.ts';
import { meetingsOf } from './meeting-lines.ts';
import type { ActiveDrag } from './use-drag.ts';

/**
 * The columns of the section that a drag is above, the lines that the dragged box shares with the
 * other blocks there, and distances that are equal. EDIT-06
 */
export function DragGuides({
  page,
  document,
  active,
}: {
  page: Document;
  document: PageDocument;
  active: ActiveDrag;
}) {
  const { sectionId } = active.place;
  const grid = gridOf(page, sectionId);
  if (!grid) return null;
  const { left, top, width, height } = grid.getBoundingClientRect();
  const { columns, rows } = readGridLines(grid);
  const middle = (columns.length - 1) / 2;
  const { columns: met, rows: metRows, gaps } = meetingsIn(document, active);
  return (
    <>
      <div className={classes['guides']} style={{ left, top, width, height }} data-guides>
        {columns.map((line, index) => (
          <span key={line} data-middle={index === middle} style={{ insetInlineStart: line }} />
        ))}
        {met.map((line) => (
          <i key={`column ${line}`} style={{ insetInlineStart: placeOfHalfLine(columns, line) }} />
        ))}
        {metRows.map((line) => (
          <i
            key={`row ${line}`}
            data-row
            style={{ insetBlockStart: placeOfHalfLine(rows, line) }}
          />
        ))}
      </div>
      {gaps.map((gap) => {
        const box = boxOf(page, { sectionId, placement: gap });
        if (!box) return null;
        const { x, y, width: wide, height: high } = box;
        return (
          <div
            key={`${gap.column} ${gap.row}`}
            className={classes['gap']}
            style={{ left: x, top: y, width: wide, height: high }}
            data-gap
          />
        );
      })}
    </>
  );
}

function meetingsIn(document: PageDocument, { drag, place, moved }: ActiveDrag) {
  const { sectionId, placement } = place;
  const own = moved.places.get(drag.id) ?? placement;
  const others = orderedBlocks(document, sectionId).flatMap(({ id }): Placement[] => {
    const other = moved.places.has(id) ? undefined : placementAt(document, id, drag.breakpoint);
    return other === undefined || other.hidden ? [] : [other];
  });
  return meetingsOf(own, others);
}
