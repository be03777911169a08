import { useState } from 'react';
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
import { analyticsTexts, reportTexts } from './analytics-texts.ts';
import classes from './analytics.module.css';
import { FigureTiles, type Report } from './figure-tiles.tsx';
import { PeriodBar } from './period-bar.tsx';
import { readReportQuery, todayIn, toCallQuery, type ReportQuery } from './report-query.ts';
import { ReportPlot } from './report-plot.tsx';
import { ReportTable } from './report-table.tsx';

const texts = defineTexts({
  reports: { en: 'Reports', de: 'Berichte' },
  course: { en: 'Over time', de: 'Verlauf' },
  none: { en: 'Nothing in this period', de: 'Nichts in diesem Zeitraum' },
  noneText: {
    en: 'An order counts on the day its money comes, a refund on the day it is decided.',
    de: 'Eine Bestellung zählt am Tag, an dem ihr Geld kommt, eine Erstattung am Tag, an dem sie entschieden wird.',
  },
  note: {
    en: 'Days of {zone}. Amounts are without tax, but for taxes, payments and totals. Visits are not recorded, so there are no reports of sources and funnels.',
    de: 'Tage von {zone}. Beträge ohne Steuer, außer bei Steuern, Zahlungen und Gesamt. Besuche werden nicht aufgezeichnet, daher gibt es keine Berichte über Quellen und Trichter.',
  },
});

/** What the shop came to: sums, course and lines of a report. */
export function Screen() {
  const write = useTexts();
  const site = useSite();
  const list = useListState();
  const [now] = useState(() => new Date());
  const query = readReportQuery(list.values, todayIn(site.timeZone, now));
  const { identifier } = site;
  const sort = readSort(list.values['sort']);
  const direction = list.values['direction'] === 'asc' ? 'asc' : 'desc';
  const asked = { ...toCallQuery(query), ...(sort && { sort }), direction } as const;
  const pages = usePages('GET /api/sites/:identifier/reports/:report', {
    params: { identifier, report: query.report },
    query: asked,
  });
  const { compare: _, ...exported } = asked;
  const base = `/api/sites/${encodeURIComponent(identifier)}/reports/${query.report}/export`;
  const shown = pages.state === 'success' ? pages.answer : [];
  return (
    <Page
      title={write(analyticsTexts.title)}
      actions={
        <ButtonLink href={`${base}?${new URLSearchParams(exported)}`} download>
          <Download size={16} aria-hidden="true" />
          {write(analyticsTexts.export)}
        </ButtonLink>
      }
    >
      <ReportTabs list={list} query={query} />
      <PeriodBar list={list} query={query} currencies={shown[0]?.currencies ?? []} />
      {pages.state === 'pending' && <PendingState />}
      {pages.state === 'failed' && <FailedState failure={pages.failure} onRetry={pages.refetch} />}
      {shown[0] && (
        <>
          <FigureTiles report={shown[0]} query={query} />
          {isEmpty(shown[0]) ? (
            <Card>
              <EmptyState title={write(texts.none)}>{write(texts.noneText)}</EmptyState>
            </Card>
          ) : (
            <div className={classes['sides']}>
              <Card title={write(texts.course)}>
                <ReportPlot report={shown[0]} query={query} />
              </Card>
              <Card isFlush>
                <ReportTable
                  pages={shown}
                  query={query}
                  list={list}
                  hasMore={pages.hasMore}
                  isLoadingMore={pages.isLoadingMore}
                  onMore={pages.loadMore}
                />
              </Card>
            </div>
          )}
        </>
      )}
      <p className={classes['note']}>{write(texts.note, { zone: site.timeZone })}</p>
    </Page>
  );
}

/** The period stays when another report is opened; what it was sorted by does not. */
function ReportTabs({ list, query }: { list: ListState; query: ReportQuery }) {
  const write = useTexts();
  const { href } = useSite();
  const { sort: _sort, direction: _direction, ...kept } = list.values;
  return (
    <LinkTabs
      label={write(texts.reports)}
      tabs={reportNames.map((report) => ({
        href: `${href('analytics')}?${new URLSearchParams({ ...kept, report })}`,
        label: write(reportTexts[report]),
        isCurrent: report === query.report,
      }))}
    />
  );
}

function readSort(told: string | undefined): FigureName | undefined {
  return figureNames.find((name) => name === told);
}

function isEmpty({ period, compared, rows }: Report): boolean {
  const isNothing = (figures: Report['period']['figures']) =>
    Object.values(figures).every((value) => value === 0);
  return (
    rows.length === 0 && isNothing(period.figures) && (!compared || isNothing(compared.figures))
  );
}
