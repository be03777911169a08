import { escapeAttribute } from '@sitewright/formatters';
import { writeNumber, type Ticks } from './nice-ticks.ts';

/** A number of a picture: two digits are finer than any pixel. */
export const round = (value: number): number => Math.round(value * 100) / 100 || 0;

/** Where a value stands, in percent from above. */
export function placeOf(value: number, { least, most }: Ticks): number {
  return round((100 * (most - value)) / (most - least));
}

/** The values of the axis, in a strip as wide as the longest of them. */
export function drawScale(ticks: Ticks, unit: string): string {
  const texts = ticks.values.map((value) => writeNumber(value, ticks.digits) + unit);
  const width = Math.max(...texts.map(({ length }) => length)) * 7 + 8;
  const lines = texts.map(
    (text, at) =>
      `<text x="${width - 8}" y="${placeOf(ticks.values[at]!, ticks)}%" dy=".35em"` +
      ` text-anchor="end">${escapeAttribute(text)}</text>`,
  );
  return `<svg class="sw-chart-scale" width="${width}">${lines.join('')}</svg>`;
}

/** A line across at each value, that of the zero a stronger one. */
export function drawLines(ticks: Ticks): string {
  const lines = ticks.values.map((value) => {
    const y = placeOf(value, ticks);
    const kind = value === 0 ? 'sw-chart-zero' : 'sw-chart-line';
    return `<line class="${kind}" x1="0" x2="100%" y1="${y}%" y2="${y}%"/>`;
  });
  return lines.join('');
}

/** Names that stand side by side: as many as there is room for, fewer on a narrow page. */
const most = { wide: 9, narrow: 4 };

/** Names of rows below the picture, shortened to the room that they have; the table has them whole. */
export function drawNames(names: readonly string[]): string {
  const every = Math.ceil(names.length / most.wide);
  const everyNarrow = Math.ceil(names.length / (every * most.narrow)) * every;
  const room = Math.floor(40 / Math.min(most.narrow, Math.max(1, names.length)));
  const texts = names.map((name, at) => {
    if (at % every !== 0) return '';
    const letters = Array.from(name);
    const short = letters.length > room ? `${letters.slice(0, room - 1).join('')}…` : name;
    const rare = at % everyNarrow === 0 ? '' : ' class="sw-chart-rare"';
    const x = round((100 * (at + 0.5)) / names.length);
    return `<text${rare} x="${x}%" y="100%" dy="1.6em" text-anchor="middle">${escapeAttribute(short)}</text>`;
  });
  return texts.join('');
}
