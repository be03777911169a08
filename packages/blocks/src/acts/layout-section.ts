import {
  documentLimits,
  type Command,
  type PageDocument,
  type SectionLayout,
} from '@sitewright/contract';
import { dequal } from 'dequal/lite';
import { findBlock, findSection } from '../document/find.ts';
import { columnsAt, fitInto } from '../document/grid.ts';
import { orderedBlocks } from '../document/order.ts';
import { readRows, toClassicColumns } from '../document/rows.ts';

/**
 * Arranges the blocks of a section otherwise. Between the grid and rows of 12 columns they keep their
 * share of the width; out of rows they stand below each other as high as they were on the grid.
 */
export function layoutSection(document: PageDocument, id: string, to: SectionLayout): Command[] {
  const section = findSection(document, id);
  if (!section || section.layout === to) return [];
  const { layout: from } = section;
  const change: Command = { name: 'set-section-layout', id, from, to };
  if (to === 'rows') return [change, ...intoRows(document, id)];
  return from === 'rows' ? [change, ...outOfRows(document, id)] : [change];
}

function intoRows(document: PageDocument, sectionId: string): Command[] {
  const blocks = orderedBlocks(document, sectionId);
  return blocks.flatMap(({ id, placement: { wide: from } }): Command[] => {
    const to = toClassicColumns(from, blocks);
    return dequal(from, to) ? [] : [{ name: 'set-placement', id, breakpoint: 'wide', from, to }];
  });
}

function outOfRows(document: PageDocument, sectionId: string): Command[] {
  const share = documentLimits.wideColumns / documentLimits.classicColumns;
  let top = 1;
  return readRows(document, sectionId).flatMap(({ columns }) => {
    let column = 1;
    let bottom = top;
    const placing = columns.flatMap(({ width, entries }) => {
      const left = column;
      column += width * share;
      let row = top;
      return entries.flatMap((id): Command[] => {
        const from = findBlock(document, id)?.placement.wide;
        if (!from) return [];
        const place = { ...from, column: left, row, width: width * share };
        const to = fitInto(place, columnsAt('wide'));
        row += from.height;
        bottom = Math.max(bottom, row);
        return dequal(from, to)
          ? []
          : [{ name: 'set-placement', id, breakpoint: 'wide', from, to }];
      });
    });
    top = bottom;
    return placing;
  });
}
