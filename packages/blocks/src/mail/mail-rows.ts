import { documentLimits, type Block } from '@sitewright/contract';
import { groupRows } from '../document/rows.ts';
import { mailContentWidth } from './mail-look.ts';

/** Half of the room between two columns, in pixels. */
const gap = 8;

const table =
  '<table role="presentation" width="100%" cellpadding="0" cellspacing="0"' +
  ' style="border-collapse:collapse"><tbody>';

/** Blocks in rows of 12 columns, as mail programs know them: a table a row. */
export function mailRowsHtml(blocks: readonly Block[], print: (block: Block) => string): string {
  const shown = blocks.filter(({ placement }) => !placement.wide.hidden);
  return groupRows(shown)
    .map(({ columns }) => {
      const cells = columns.map(({ width, entries }, at) => {
        const left = at === 0 ? 0 : gap;
        const right = at === columns.length - 1 ? 0 : gap;
        const share = Math.round((width * 100) / documentLimits.classicColumns);
        return (
          `<td class="col m-col" width="${share}%" valign="top"` +
          ` style="padding:0 ${right}px 0 ${left}px">${entries.map(print).join('')}</td>`
        );
      });
      const used = columns.reduce((sum, { width }) => sum + width, 0);
      const rest = used < documentLimits.classicColumns ? '<td></td>' : '';
      return `${table}<tr class="sqs-row">${cells.join('')}${rest}</tr></tbody></table>`;
    })
    .join('');
}

/** Pixels that a block has in a mail. */
export function widthInMail({ placement: { wide } }: Block): number {
  const { classicColumns } = documentLimits;
  if (wide.width >= classicColumns) return mailContentWidth;
  return Math.max(1, Math.floor((mailContentWidth * wide.width) / classicColumns) - 2 * gap);
}
