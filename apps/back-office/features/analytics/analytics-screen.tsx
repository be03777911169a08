import { useState, type ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { reportNames, type FigureName, figureNames } from '@sitewright/contract';
import { Download } from 'lucide-react';
import { useSite } from '../../app/office-context.ts';
import { useListState, type ListState } from '../../data/use-list-state.ts';
import { usePages } from '../../data/use-read.ts';
import { defineTexts } from '../../texts/define-texts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { LinkTabs } from '../../ui/link-tabs.tsx';
import { Card, Page } from '../../ui/page.tsx';
import { EmptyState, FailedState, PendingState } from '../../ui/states.tsx';
import { zoneName } from '../../ui/zone-name.ts';
import { analyticsTexts, reportTexts } from './analytics-texts.ts';
import classes from './analytics.module.css';
import { CheckoutReport } from './checkout-report.tsx';
import { compareSomething, isNothing } from './compare-something.ts';
import { FigureTiles, type Report } from './figure-tiles.tsx';
import { PeriodBar } from './period-bar.tsx';
import { readReportQuery, todayIn, toCallQuery, type ReportQuery } from './report-query.ts';
import { ReportPlot } from './report-plot.tsx';
import { ReportTable } from './report-table.tsx';
import { ReportViews } from './report-views.tsx';
import { useWriteDays } from './use-figure-words.ts';

const texts = defineTexts({
  reports: { en: 'Reports', de: 'Berichte' },
  course: { en: 'Over time', de: 'Verlauf' },
  none: { en: 'Nothing in this period', de: 'Nichts in diesem Zeitraum' },
  nothingBefore: {
    en: 'Nothing to compare with: {days}',
    de: 'Nichts zum Vergleichen: {days}',
  },
  noneText: {
    en: 'An order counts on the day its money comes, a refund on the day it is decided.',
    de: 'Eine Bestellung zählt am Tag, an dem ihr Geld kommt, eine Erstattung am Tag, an dem sie entschieden wird.',
  },
  noTests: {
    en: 'Test orders are not among them: “Test orders instead of real ones” shows these.',
    de: 'Testbestellungen zählen nicht dazu: „Testbestellungen statt echter“ zeigt sie.',
  },
  note: {
    en: 'Days of {zone}. Amounts are without tax, but for taxes, payments and totals.',
    de: 'Tage von {zone}. Beträge ohne Steuer, außer bei Steuern, Zahlungen und Gesamt.',
  },
  sources: {
    en: 'A source is known of buyers who filled their cart on the first page they came to, and of those who agreed that it is kept. It is not known of any others, of drafts, and of orders from before sources were kept.',
    de: 'Die Herkunft ist bekannt, wenn jemand den Warenkorb gleich auf der ersten Seite füllte oder zustimmte, dass sie behalten wird. Sonst ist sie nicht bekannt, auch nicht bei Entwürfen und bei Bestellungen aus der Zeit davor.',
  },
  ask: { en: 'Ask visitors for consent', de: 'Besucher um Zustimmung bitten' },
  checkout: { en: 'Checkout', de: 'Kasse' },
});

/** What the shop came to: sums, course and lines of a report. */
export function Screen() {
  const list = useListState();
  const [now] = useState(() => new Date());
  const query = readReportQuery(list.values, todayIn(useSite().timeZone, now));
  return list.values['report'] === 'checkout' ? (
    <CheckoutOfPeriod list={list} query={query} />
  ) : (
    <SalesOfPeriod list={list} query={query} />
  );
}

interface ShownReport {
  readonly list: ListState;
  readonly query: ReportQuery;
}

function CheckoutOfPeriod({ list, query }: ShownReport) {
  const { identifier } = useSite();
  const { from, to, isTest } = query;
  const base = `/api/sites/${encodeURIComponent(identifier)}/checkout-report/export`;
  const asked = new URLSearchParams({ from, to, isTest: String(isTest) });
  return (
    <ReportPage list={list} query={query} file={`${base}?${asked}`}>
      <PeriodBar list={list} query={query} currencies={[]} isWithoutUnit />
      <CheckoutReport query={query} />
    </ReportPage>
  );
}

/** The frame of every report: its file, and the way to the others. */
function ReportPage({
  list,
  query,
  file,
  children,
}: ShownReport & { readonly file: string; readonly children: ReactNode }) {
  const write = useTexts();
  return (
    <Page
      title={write(analyticsTexts.title)}
      actions={
        <ButtonLink href={file} download>
          <Download size={16} aria-hidden="true" />
          {write(analyticsTexts.export)}
        </ButtonLink>
      }
    >
      <ReportTabs list={list} query={query} />
      {children}
    </Page>
  );
}

function SalesOfPeriod({ list, query }: ShownReport) {
  const write = useTexts();
  const writeDays = useWriteDays();
  const site = useSite();
  const { identifier } = site;
  const sort = readSort(list.values['sort']);
  const direction = list.values['direction'] === 'asc' ? 'asc' : 'desc';
  const asked = { ...toCallQuery(query), ...(sort && { sort }), direction } as const;
  const pages = usePages('GET /api/sites/:identifier/reports/:report', {
    params: { identifier, report: query.report },
    query: asked,
  });
  const exported = { ...asked, view: query.view };
  const base = `/api/sites/${encodeURIComponent(identifier)}/reports/${query.report}/export`;
  const answered = pages.state === 'success' ? pages.answer : [];
  const shown = answered.map(compareSomething);
  const compared = answered[0]?.compared;
  return (
    <ReportPage list={list} query={query} file={`${base}?${new URLSearchParams(exported)}`}>
      <PeriodBar list={list} query={query} currencies={shown[0]?.currencies ?? []} />
      {pages.state === 'pending' && <PendingState />}
      {pages.state === 'failed' && <FailedState failure={pages.failure} onRetry={pages.refetch} />}
      {shown[0] && (
        <>
          <FigureTiles report={shown[0]} query={query} />
          {compared && !shown[0].compared && !isEmpty(shown[0]) && (
            <p className={classes['note']}>
              {write(texts.nothingBefore, { days: writeDays(compared) })}
            </p>
          )}
          {isEmpty(shown[0]) ? (
            <Card>
              <EmptyState title={write(texts.none)}>
                {write(texts.noneText)} {!query.isTest && write(texts.noTests)}
              </EmptyState>
            </Card>
          ) : (
            <div className={classes['sides']}>
              <Card title={write(texts.course)}>
                <ReportPlot report={shown[0]} query={query} />
              </Card>
              <Card isFlush>
                <ReportViews list={list} query={query} unit={shown[0].unit} />
                <ReportTable
                  pages={shown}
                  query={query}
                  list={list}
                  hasMore={pages.hasMore && query.view === 'lines'}
                  isLoadingMore={pages.isLoadingMore}
                  onMore={pages.loadMore}
                />
              </Card>
            </div>
          )}
        </>
      )}
      <p className={classes['note']}>{write(texts.note, { zone: zoneName(site.timeZone) })}</p>
      {(query.report === 'sources' || query.report === 'campaigns') && (
        <p className={classes['note']}>
          {write(texts.sources)}{' '}
          <Link href={site.href('settings/cookies')}>{write(texts.ask)}</Link>
        </p>
      )}
    </ReportPage>
  );
}

/** The period stays when another report is opened; what it was sorted by does not. */
function ReportTabs({ list, query }: { list: ListState; query: ReportQuery }) {
  const write = useTexts();
  const { href } = useSite();
  const { sort: _sort, direction: _direction, ...kept } = list.values;
  const isCheckout = kept['report'] === 'checkout';
  const hrefOf = (report: string) =>
    `${href('analytics')}?${new URLSearchParams({ ...kept, report })}`;
  return (
    <LinkTabs
      label={write(texts.reports)}
      tabs={[
        ...reportNames.map((report) => ({
          href: hrefOf(report),
          label: write(reportTexts[report]),
          isCurrent: !isCheckout && report === query.report,
        })),
        { href: hrefOf('checkout'), label: write(texts.checkout), isCurrent: isCheckout },
      ]}
    />
  );
}

function readSort(told: string | undefined): FigureName | undefined {
  return figureNames.find((name) => name === told);
}

function isEmpty({ period, compared, rows }: Report): boolean {
  return rows.length === 0 && !compared && isNothing(period.figures);
}
