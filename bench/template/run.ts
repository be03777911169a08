/**
 * Measures the template language beside other engines, in one run and in turns, after checking
 * that all of them print the same. Prints a table and rewrites the measured part of
 * `packages/template/README.md`, unless `--dry` is given.
 */
import { describeBundles } from './bundle.ts';
import { compilers, engines } from './engines.ts';
import type { Engine } from './engines.ts';
import { measure } from './measure.ts';
import type { Rates, Subject } from './measure.ts';
import { formatTable, updateReadme } from './report.ts';
import { commerce, sitewright } from './templates.ts';

const PAGES = ['list', 'detail', 'hello', 'commerce'] as const;
type Page = (typeof PAGES)[number];

const TITLES: Readonly<Record<Page, string>> = {
  list: '200 products, pages/s',
  detail: '30 variants, pages/s',
  hello: 'hello with a locale, pages/s',
  commerce: 'shop formatters, pages/s',
};

for (const page of PAGES) checkEqual(page);
const print = (rate: number): string => Math.round(rate).toLocaleString('en-US');
const columns = PAGES.flatMap((page) => {
  const rendered = { title: TITLES[page], rates: measurePage(page, false), print };
  if (page !== 'list' && page !== 'detail') return [rendered];
  return [rendered, { title: 'the same, sent', rates: measurePage(page, true), print }];
});
const source = `${sitewright.list}${sitewright.detail}${commerce}`.repeat(200);
const megabytes = Buffer.byteLength(source) / 1e6;
columns.push({
  title: 'compile, MB/s',
  rates: measureAll(compilers.map(({ name, compile }) => ({ name, run: () => compile(source) }))),
  print: (rate) => (rate * megabytes).toFixed(0),
});

const table = formatTable(
  engines.map(({ name }) => name),
  columns,
);
const report = `${table}\n\n${await describeBundles()}`;
console.log(report);
const isDry = process.argv.includes('--dry');
if (!isDry && !updateReadme(report)) console.error('The README has no place for the table.');

/** Every engine must print what the hand-written function, or else the first engine, prints. */
function checkEqual(page: Page): void {
  const outputs = withPage(page).map((engine) => ({ engine, output: engine[page]!() }));
  const expected = outputs.at(-1)!.output;
  for (const { engine, output } of outputs) {
    if (output !== expected) {
      throw new Error(
        `${engine.name} prints another ${page} page:\n${firstDifference(output, expected)}`,
      );
    }
  }
}

function measurePage(page: Page, isSent: boolean): Rates {
  return measureAll(
    withPage(page).map((engine) => ({ name: engine.name, run: engine[page]!, isSent })),
  );
}

function measureAll([first, ...others]: readonly Subject[]): Rates {
  return first === undefined ? new Map() : measure([first, ...others]);
}

function withPage(page: Page): readonly Engine[] {
  return engines.filter((engine) => engine[page] !== undefined);
}

function firstDifference(a: string, b: string): string {
  let i = 0;
  while (i < a.length && a[i] === b[i]) i++;
  return `  ${JSON.stringify(a.slice(i - 20, i + 80))}\n  ${JSON.stringify(b.slice(i - 20, i + 80))}`;
}
