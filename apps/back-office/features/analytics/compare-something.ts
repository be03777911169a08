import type { Report } from './figure-tiles.tsx';

/** Whether nothing was sold and nothing given back. */
export function isNothing(figures: Report['period']['figures']): boolean {
  return Object.values(figures).every((value) => value === 0);
}

/** The report as it is shown: beside a period in which nothing happened it stands alone. */
export function compareSomething(report: Report): Report {
  if (!report.compared || !isNothing(report.compared.figures)) return report;
  const alone = <Line extends Report['rows'][number] | Report['series'][number]>(line: Line) => ({
    ...line,
    compared: null,
  });
  return {
    ...report,
    compared: null,
    series: report.series.map(alone),
    rows: report.rows.map(alone),
  };
}
