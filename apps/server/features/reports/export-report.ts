/** A report as CSV: the lines and numbers of the table, all of them. */
import { toMoneyValue } from '@sitewright/commerce';
import {
  mainFigures,
  reportFigures,
  type FigureName,
  type ReportName,
  type ReportView,
} from '@sitewright/contract';
import { Readable } from 'node:stream';
import type { ReadDatabase } from '../../db/database.ts';
import { toCsv } from '../../http/to-csv.ts';
import type { Site } from '../sites/site.ts';
import { toFigures, type Figures } from './figures.ts';
import { comparePeriod } from './period.ts';
import {
  askReport,
  orderPeriod,
  readLines,
  readPage,
  readReport,
  type ReportQuery,
} from './read-report.ts';

type ExportQuery = Omit<ReportQuery, 'after' | 'limit'> & { readonly view: ReportView };

const linesAtOnce = 1_000;

/** Made while it is sent: memory does not grow with the shop. */
export function exportReport(
  db: ReadDatabase,
  site: Site,
  report: ReportName,
  query: ExportQuery,
): Readable {
  return Readable.from(writeFile(db, site, report, query), { objectMode: false });
}

async function* writeFile(
  db: ReadDatabase,
  site: Site,
  report: ReportName,
  query: ExportQuery,
): AsyncGenerator<string> {
  const columns = reportFigures[report];
  const currency = query.currency ?? site.currency;
  const period = orderPeriod(query);
  const other = comparePeriod(period, query.compare ?? 'none');
  const names = columns.map(nameColumn);
  const titles = [...names, ...(other ? names.map((name) => `${name}Before`) : [])];
  const write = (figures: Figures) => columns.map((name) => writeCell(name, figures, currency));
  const cells = (figures: Figures, before: Figures | null | undefined) => [
    ...write(figures),
    ...(other ? write(before ?? toFigures(undefined)) : []),
  ];
  if (report === 'sales' || query.view === 'course') {
    const { series } = await readReport(db, site, report, { ...query, limit: 1 });
    yield toCsv([['from', 'to', 'currency', ...titles]]);
    yield toCsv(
      series.map(({ from, to, figures, compared }) => {
        return [from, to, currency, ...cells(figures, compared)];
      }),
    );
    return;
  }
  yield toCsv([['key', 'name', 'detail', 'currency', ...titles]]);
  const asked = await askReport(db, site, report, query);
  const sort = query.sort ?? mainFigures[report];
  let after: string | undefined;
  do {
    const asks = { sort, direction: query.direction, after, limit: linesAtOnce };
    const page = await readPage(asked, period, asks);
    const keys = page.rows.map(({ key }) => key);
    const before = other && (await readLines(asked, other, keys));
    yield toCsv(
      page.rows.map(({ key, label, detail, figures }) => {
        return [key, label, detail, currency, ...cells(figures, before?.get(key)?.figures)];
      }),
    );
    after = page.after;
  } while (after !== undefined);
}

/** `netCents` is told as `net`: its cells are no cents. */
function nameColumn(name: FigureName): string {
  return name.replace(/Cents$/, '');
}

function writeCell(name: FigureName, figures: Figures, currencyCode: string): string {
  const value = figures[name];
  return name.endsWith('Cents')
    ? toMoneyValue({ amountCents: value, currencyCode })
    : String(value);
}
