import type { FigureName } from '@sitewright/contract';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { useWriteMoney } from '../../ui/use-write-money.ts';
import type { ReportPeriod } from './report-query.ts';

/** Writes a number of a report: money, or a count. */
export function useWriteFigure(currency: string): (name: FigureName, value: number) => string {
  const intl = useIntl();
  const writeMoney = useWriteMoney(currency);
  return useCallback(
    (name, value) => (name.endsWith('Cents') ? writeMoney(value) : intl.formatNumber(value)),
    [intl, writeMoney],
  );
}

/** Writes days of the shop: `3 Mar 2026`, or a first and a last one. */
export function useWriteDays(): (period: ReportPeriod) => string {
  const intl = useIntl();
  return useCallback(
    ({ from, to }) => {
      const write = (day: string) =>
        intl.formatDate(`${day}T00:00:00Z`, { timeZone: 'UTC', dateStyle: 'medium' });
      return from === to ? write(from) : `${write(from)} – ${write(to)}`;
    },
    [intl],
  );
}
