import { documentLimits, type Block } from '@sitewright/contract';
import { groupRows } from '../document/rows.ts';

/** Blocks in rows of 12 columns, as classic templates style them. */
export function rowsHtml(blocks: readonly Block[], print: (block: Block) => string): string {
  const shown = blocks.filter(({ placement }) => !placement.wide.hidden);
  return groupRows(shown)
    .map(({ columns }) => {
      const printed = columns.map(
        ({ width, entries }) =>
          `<div class="col sqs-col-${width} span-${width}">${entries.map(print).join('')}</div>`,
      );
      return `<div class="row sqs-row">${printed.join('')}</div>`;
    })
    .join('');
}

/** All blocks below each other, in one column over the whole width. */
export function stackHtml(blocks: readonly Block[], print: (block: Block) => string): string {
  const shown = blocks.filter(({ placement }) => !placement.wide.hidden);
  const columns = documentLimits.classicColumns;
  return (
    `<div class="row sqs-row"><div class="col sqs-col-${columns} span-${columns}">` +
    `${shown.map(print).join('')}</div></div>`
  );
}
