import { mainFigures, reportFigures, type CallAnswer } from '@sitewright/contract';
import { useIntl } from 'react-intl';
import { Link } from 'react-aria-components/Link';
import { useSite } from '../../app/office-context.ts';
import { defineTexts } from '../../texts/define-texts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { joinClasses } from '../../ui/join-classes.ts';
import { figureText } from './analytics-texts.ts';
import classes from './analytics.module.css';
import { ordersBehind, type ReportQuery } from './report-query.ts';
import { useWriteFigure } from './use-figure-words.ts';

const texts = defineTexts({
  change: { en: '{change} ({before} before)', de: '{change} (zuvor {before})' },
  fresh: { en: '{before} before', de: 'zuvor {before}' },
});

/** What a report answers. */
export type Report = CallAnswer<'GET /api/sites/:identifier/reports/:report'>;

/** The sums of the period, each beside that of the other one. */
export function FigureTiles({ report, query }: { report: Report; query: ReportQuery }) {
  const write = useTexts();
  const intl = useIntl();
  const site = useSite();
  const { currency, period, compared } = report;
  const writeFigure = useWriteFigure(currency);
  const mayOpen = site.may('view-orders');
  return (
    <dl className={classes['tiles']}>
      {reportFigures[query.report].map((name) => {
        const value = period.figures[name];
        const before = compared?.figures[name];
        const words = writeFigure(name, value);
        return (
          <div
            key={name}
            className={joinClasses(
              classes['tile'],
              name === mainFigures[query.report] && classes['mainTile'],
            )}
          >
            <dt>{write(figureText(query.report, name))}</dt>
            <dd className={classes['figure']}>
              {mayOpen && value !== 0 ? (
                <Link href={site.href(ordersBehind(query, { ...period, figure: name, currency }))}>
                  {words}
                </Link>
              ) : (
                words
              )}
            </dd>
            {before !== undefined && (
              <dd className={classes['change']}>
                {before === 0
                  ? write(texts.fresh, { before: writeFigure(name, before) })
                  : write(texts.change, {
                      change: intl.formatNumber((value - before) / Math.abs(before), {
                        style: 'percent',
                        maximumFractionDigits: 0,
                        signDisplay: 'exceptZero',
                      }),
                      before: writeFigure(name, before),
                    })}
              </dd>
            )}
          </div>
        );
      })}
    </dl>
  );
}
