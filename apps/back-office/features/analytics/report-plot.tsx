import { mainFigures } from '@sitewright/contract';
import { lazy, Suspense } from 'react';
import { defineTexts } from '../../texts/define-texts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { PendingState } from '../../ui/states.tsx';
import { byUnitTexts, figureText, reportTexts } from './analytics-texts.ts';
import classes from './analytics.module.css';
import type { Report } from './figure-tiles.tsx';
import { listBegun, type ReportQuery } from './report-query.ts';
import { useWriteDays, useWriteFigure } from './use-figure-words.ts';

const PlotCanvas = lazy(() => import('./plot-canvas.tsx'));

const texts = defineTexts({
  alternative: {
    en: '{figure}, {days}: {total} in all; the most was {most} ({when}). The table “{table}” has every value.',
    de: '{figure}, {days}: insgesamt {total}; am meisten {most} ({when}). Die Tabelle „{table}“ nennt jeden Wert.',
  },
  other: { en: 'Before: {days}', de: 'Zuvor: {days}' },
});

/** The course of what a report is about, beside that of the other period. */
export function ReportPlot({ report, query }: { report: Report; query: ReportQuery }) {
  const write = useTexts();
  const writeDays = useWriteDays();
  const writeFigure = useWriteFigure(report.currency);
  const figure = mainFigures[query.report];
  const { series, period, compared } = report;
  const name = write(figureText(query.report, figure));
  const highest = series.reduce(
    (best, step) => (step.figures[figure] > best.figures[figure] ? step : best),
    series[0]!,
  );
  const alternative = write(texts.alternative, {
    figure: name,
    days: writeDays(period),
    total: writeFigure(figure, period.figures[figure]),
    most: writeFigure(figure, highest.figures[figure]),
    when: writeDays(highest),
    table: write(query.report === 'sales' ? reportTexts.sales : byUnitTexts[report.unit]),
  });
  return (
    <figure className={classes['plot']}>
      {/* A drawing by a script has no tag of its own. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <div role="img" aria-label={alternative} className={classes['canvas']}>
        <Suspense fallback={<PendingState lines={5} />}>
          <PlotCanvas
            labels={series.map(writeDays)}
            values={listBegun(series, query).map(({ figures }) => figures[figure])}
            others={compared && series.map((step) => step.compared?.[figure] ?? null)}
            writeValue={(value) => writeFigure(figure, value)}
          />
        </Suspense>
      </div>
      <figcaption className={classes['legend']}>
        <span className={classes['now']}>{`${name}: ${writeDays(period)}`}</span>
        {compared && (
          <span className={classes['then']}>
            {write(texts.other, { days: writeDays(compared) })}
          </span>
        )}
      </figcaption>
    </figure>
  );
}
