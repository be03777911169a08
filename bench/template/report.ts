import { readFileSync, writeFileSync } from 'node:fs';
import type { Measured, Rates } from './measure.ts';

const README = new URL('../../packages/template/README.md', import.meta.url);
const START = '<!-- bench:start -->';
const END = '<!-- bench:end -->';

/** A measured column: its heading and how to print a rate. */
export interface Column {
  readonly title: string;
  readonly rates: Rates;
  readonly print: (rate: number) => string;
}

/** A Markdown table, one line an engine; in brackets how this engine compares, 2 = twice as fast. */
export function formatTable(names: readonly string[], columns: readonly Column[]): string {
  const rows = names.map((name) => [
    name,
    ...columns.map(({ rates, print }) => cell(rates.get(name), name === names[0], print)),
  ]);
  const head = ['', ...columns.map(({ title }) => title)];
  const rule = head.map((_, i) => (i === 0 ? '---' : '---:'));
  return [head, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function cell(
  measured: Measured | undefined,
  isOurs: boolean,
  print: (rate: number) => string,
): string {
  if (measured === undefined) return '–';
  const { rate, slower } = measured;
  return isOurs ? print(rate) : `${print(rate)} (${printTimes(slower)} ×)`;
}

function printTimes(times: number): string {
  return times >= 100 ? times.toFixed(0) : times.toPrecision(2);
}

/** Replaces the measured part of the README; false when the README has no place for it. */
export function updateReadme(text: string): boolean {
  const readme = readFileSync(README, 'utf8');
  const start = readme.indexOf(START);
  const end = readme.indexOf(END);
  if (start === -1 || end < start) return false;
  writeFileSync(
    README,
    `${readme.slice(0, start + START.length)}\n\n${text}\n\n${readme.slice(end)}`,
  );
  return true;
}
