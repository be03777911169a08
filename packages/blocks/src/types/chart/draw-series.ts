import { escapeAttribute } from '@sitewright/formatters';
import type { DatasetRow } from './dataset.ts';
import { drawLines, drawNames, drawScale, placeOf, round } from './draw-axes.ts';
import { niceTicks, writeNumber, type Ticks } from './nice-ticks.ts';

/** What stands on axes. */
type SeriesLook = 'bar' | 'stacked' | 'line' | 'area';

/** What is drawn. */
interface Series {
  readonly columns: readonly string[];
  readonly rows: readonly DatasetRow[];
  /** Behind each number. */
  readonly unit: string;
}

/** Marks that say what they are when they are pointed at; more would only weigh. */
const mostTitles = 200;
/** Colours that the styles have. */
export const colours = 8;

/**
 * Columns as bars, lines or areas, over the rows. The picture is as wide as its place while its
 * letters keep their size: places are in percent, and only the shapes are stretched.
 */
export function drawSeries(look: SeriesLook, series: Series): string {
  const { rows, unit } = series;
  const ticks = niceTicks(look === 'stacked' ? sumsOf(rows) : rows.flatMap(valuesOf));
  const shapes = look === 'bar' || look === 'stacked' ? drawBars : drawCurves;
  return (
    `<div class="sw-chart-axes" aria-hidden="true">${drawScale(ticks, unit)}` +
    `<svg class="sw-chart-plot">${drawLines(ticks)}${shapes(look, series, ticks)}` +
    `${drawNames(rows.map(({ name }) => name))}</svg></div>`
  );
}

/** The numbers of a row. */
const valuesOf = ({ values }: DatasetRow) => values.filter((value) => value !== undefined);

/** How high and how low the bars of a row reach when they stand on one another. */
function sumsOf(rows: readonly DatasetRow[]): number[] {
  return rows.flatMap((row) => {
    const values = valuesOf(row);
    const up = values.reduce((sum, value) => sum + Math.max(0, value), 0);
    const down = values.reduce((sum, value) => sum + Math.min(0, value), 0);
    return [up, down];
  });
}

const stretched = (inner: string) =>
  `<svg viewBox="0 0 100 100" width="100%" height="100%" preserveAspectRatio="none">${inner}</svg>`;

function drawBars(look: SeriesLook, { columns, rows, unit }: Series, ticks: Ticks): string {
  const slot = 100 / rows.length;
  const width = look === 'stacked' ? slot * 0.7 : (slot * 0.8) / columns.length;
  const hasTitles = rows.length * columns.length <= mostTitles;
  const ends = rows.map(() => ({ up: 0, down: 0 }));
  const groups = columns.map((column, at) => {
    const bars = rows.flatMap(({ name, values }, row) => {
      const value = values[at];
      if (value === undefined) return [];
      const end = ends[row]!;
      const side = value < 0 ? 'down' : 'up';
      const from = look === 'stacked' ? end[side] : 0;
      end[side] += value;
      const left = slot * row + (look === 'stacked' ? slot * 0.15 : slot * 0.1 + width * at);
      const [top, foot] = [placeOf(from, ticks), placeOf(from + value, ticks)];
      const shape = `M${round(left)} ${top}h${round(width)}V${foot}h${-round(width)}z`;
      return [{ shape, title: titleOf(name, column, value, unit) }];
    });
    const paths = hasTitles
      ? bars.map(({ shape, title }) => `<path d="${shape}"><title>${title}</title></path>`).join('')
      : `<path d="${bars.map(({ shape }) => shape).join('')}"/>`;
    return `<g class="sw-chart-bars sw-chart-c${at % colours}">${paths}</g>`;
  });
  return stretched(groups.join(''));
}

function drawCurves(look: SeriesLook, { columns, rows, unit }: Series, ticks: Ticks): string {
  const x = (row: number) => round((100 * (row + 0.5)) / rows.length);
  const hasPoints = rows.length * columns.length <= mostTitles;
  const zero = placeOf(0, ticks);
  const shapes = columns.map((_, at) => {
    const runs = runsOf(rows, at).map((run) =>
      run.map(({ row, value }) => `${x(row)} ${placeOf(value, ticks)}`),
    );
    const line = runs.map((run) => `M${run.join('L')}`).join('');
    const below = runs.map((run) => {
      const [first, last] = [run[0]!, run.at(-1)!].map((place) => place.split(' ')[0]);
      return `M${first} ${zero}L${run.join('L')}L${last} ${zero}z`;
    });
    const area = look === 'area' ? `<path class="sw-chart-area" d="${below.join('')}"/>` : '';
    return `<g class="sw-chart-c${at % colours}">${area}<path class="sw-chart-curve" d="${line}"/></g>`;
  });
  const points = columns.map((column, at) => {
    const alone = runsOf(rows, at);
    // A value between two missing ones has no line that would show it.
    const shown = hasPoints ? alone.flat() : alone.filter(({ length }) => length === 1).flat();
    const circles = shown.map(
      ({ row, value }) =>
        `<circle cx="${x(row)}%" cy="${placeOf(value, ticks)}%" r="4">` +
        `<title>${titleOf(rows[row]!.name, column, value, unit)}</title></circle>`,
    );
    return `<g class="sw-chart-points sw-chart-c${at % colours}">${circles.join('')}</g>`;
  });
  return stretched(shapes.join('')) + points.join('');
}

/** The values of a column, cut where one is missing. */
function runsOf(rows: readonly DatasetRow[], column: number) {
  const runs: { row: number; value: number }[][] = [[]];
  for (const [row, { values }] of rows.entries()) {
    const value = values[column];
    if (value === undefined) runs.push([]);
    else runs.at(-1)!.push({ row, value });
  }
  return runs.filter(({ length }) => length > 0);
}

/** What a mark stands for, as text of HTML. */
function titleOf(name: string, column: string, value: number, unit: string): string {
  const of = [name, column].filter((part) => part.trim() !== '').join(', ');
  return escapeAttribute(`${of === '' ? '' : `${of}: `}${writeNumber(value)}${unit}`);
}
