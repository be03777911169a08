import { documentLimits, type Block } from '@sitewright/contract';

/**
 * Blocks in rows of 12 columns, as classic templates style them. A block's row is that of its wide
 * placement; blocks that begin in one column stand below each other in it.
 */
export function rowsHtml(blocks: readonly Block[], print: (block: Block) => string): string {
  const shown = blocks.filter(({ placement }) => !placement.wide.hidden);
  const rows = [...Map.groupBy(shown, ({ placement }) => placement.wide.row)];
  const printed = rows
    .toSorted(([a], [b]) => a - b)
    .map(([, row]) => `<div class="row sqs-row">${columnsHtml(row, print)}</div>`);
  return printed.join('');
}

function columnsHtml(row: readonly Block[], print: (block: Block) => string): string {
  const columns = [...Map.groupBy(row, ({ placement }) => placement.wide.column)];
  return columns
    .toSorted(([a], [b]) => a - b)
    .map(([, blocks]) => {
      const widest = Math.max(...blocks.map(({ placement }) => placement.wide.width));
      const span = Math.min(widest, documentLimits.classicColumns);
      return `<div class="col sqs-col-${span} span-${span}">${blocks.map(print).join('')}</div>`;
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
