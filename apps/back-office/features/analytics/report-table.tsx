import { mainFigures, reportFigures, type FigureName } from '@sitewright/contract';
import { useIntl } from 'react-intl';
import { Link } from 'react-aria-components/Link';
import { useSite } from '../../app/office-context.ts';
import type { ListState } from '../../data/use-list-state.ts';
import { defineTexts } from '../../texts/define-texts.ts';
import { paymentTexts } from '../../texts/payment-methods/payment-names.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { DataTable, type Column } from '../../ui/data-table.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { figureText, keyTexts, lineTexts, reportTexts } from './analytics-texts.ts';
import classes from './analytics.module.css';
import type { Report } from './figure-tiles.tsx';
import { listBegun, ordersBehind, type ReportQuery } from './report-query.ts';
import { useWriteDays, useWriteFigure } from './use-figure-words.ts';

const texts = defineTexts({
  behind: { en: '{value}: show the orders', de: '{value}: Bestellungen zeigen' },
  before: { en: '{value} before', de: 'zuvor {value}' },
});

interface Line {
  readonly id: string;
  readonly name: string;
  readonly detail: string;
  readonly figures: Report['period']['figures'];
  readonly compared: Report['period']['figures'] | null;
  /** Undefined: a line of a period, not of a key. */
  readonly key: string | undefined;
  readonly from: string;
  readonly to: string;
}

interface ReportTableProps {
  readonly pages: readonly Report[];
  readonly query: ReportQuery;
  readonly list: ListState;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly onMore: () => void;
}

/** The lines of a report; every number leads to its orders. */
export function ReportTable({ pages, query, list, ...more }: ReportTableProps) {
  const write = useTexts();
  const site = useSite();
  const [report] = pages;
  const lines = useLines(pages, query);
  const writeFigure = useWriteFigure(report?.currency ?? site.currency);
  if (!report) return null;
  const { currency } = report;
  const mayOpen = site.may('view-orders');
  const isByKey = query.view === 'lines';
  const main = mainFigures[query.report];
  const cellOf = (name: FigureName) => (line: Line) => {
    const words = writeFigure(name, line.figures[name]);
    const { from, to, key } = line;
    const href = ordersBehind(query, {
      from,
      to,
      figure: name,
      currency,
      ...(key !== undefined && { key }),
    });
    const isSame = !line.compared || line.compared[name] === line.figures[name];
    return (
      <span className={classes['cell']}>
        {mayOpen && line.figures[name] !== 0 ? (
          <Link href={site.href(href)} aria-label={write(texts.behind, { value: words })}>
            {words}
          </Link>
        ) : (
          words
        )}
        {!isSame && (
          <small>{write(texts.before, { value: writeFigure(name, line.compared![name]) })}</small>
        )}
      </span>
    );
  };
  const columns: Column<Line>[] = [
    {
      key: 'name',
      title: write(isByKey ? lineTexts[query.report] : lineTexts.sales),
      cell: ({ name, detail }) => (
        <span className={joinClasses(classes['cell'], !isByKey && classes['period'])}>
          {name}
          {detail !== '' && <small>{detail}</small>}
        </span>
      ),
    },
    ...reportFigures[query.report].map((name) => ({
      key: name,
      title: write(figureText(query.report, name)),
      isNumber: true,
      // On a phone the number that the report is about stands beside the name, and the others are named.
      isNamed: name !== main,
      // A line for each day: there what came in says enough, and the file holds the rest.
      ...(!isByKey && { isWideOnly: name !== main && name !== 'orders' }),
      cell: cellOf(name),
      ...(isByKey && { sort: name }),
    })),
  ];
  return (
    <DataTable
      label={write(reportTexts[query.report])}
      columns={columns}
      rows={lines}
      idOf={({ id }) => id}
      nameOf={({ name }) => name}
      {...(isByKey && {
        sorting: {
          by: report.sort,
          direction: list.values['direction'] === 'asc' ? ('asc' as const) : ('desc' as const),
        },
        onSort: ({ by, direction }: { by: string; direction: 'asc' | 'desc' }) =>
          list.set({ sort: by, direction }),
      })}
      hasMore={more.hasMore}
      isLoadingMore={more.isLoadingMore}
      onMore={more.onMore}
    />
  );
}

/** Steps of the period, the newest first, or what stands behind the keys. */
function useLines(pages: readonly Report[], query: ReportQuery): Line[] {
  const write = useTexts();
  const intl = useIntl();
  const writeDays = useWriteDays();
  const [first] = pages;
  if (!first) return [];
  if (query.view === 'course') {
    return listBegun(first.series, query)
      .toReversed()
      .map((step) => ({
        ...step,
        id: step.from,
        key: undefined,
        detail: '',
        name: writeDays(step),
      }));
  }
  const rate = (key: string) => {
    const ppm = Number(key.slice(key.lastIndexOf(':') + 1));
    const isKnown = query.report === 'taxes' && ppm > 0;
    return isKnown
      ? intl.formatNumber(ppm / 1e6, { style: 'percent', maximumFractionDigits: 4 })
      : '';
  };
  return pages
    .flatMap(({ rows }) => rows)
    .map(({ key, label, detail, figures, compared }) => {
      const known =
        query.report === 'payments' ? paymentTexts[key] : keyTexts[`${query.report}:${key}`];
      return {
        id: key,
        key,
        name: known ? write(known) : label || key,
        detail: [rate(key), detail].filter(Boolean).join(' · '),
        figures,
        compared,
        from: first.period.from,
        to: first.period.to,
      };
    });
}
