import { Group } from 'react-aria-components/Group';
import type { PeriodComparison, ReportUnit } from '@sitewright/contract';
import { reportUnits } from '@sitewright/contract';
import type { ListState } from '../../data/use-list-state.ts';
import { defineTexts } from '../../texts/define-texts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { CheckField } from '../../ui/check-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { unitTexts } from './analytics-texts.ts';
import classes from './analytics.module.css';
import { presets, type Preset, type ReportQuery } from './report-query.ts';

const texts = defineTexts({
  period: { en: 'Period', de: 'Zeitraum' },
  from: { en: 'From', de: 'Von' },
  to: { en: 'To', de: 'Bis' },
  unit: { en: 'By', de: 'Je' },
  compare: { en: 'Compare with', de: 'Vergleich mit' },
  currency: { en: 'Currency', de: 'Währung' },
  tests: { en: 'Test orders instead of real ones', de: 'Testbestellungen statt echter' },
  custom: { en: 'Custom', de: 'Eigener' },
});

const presetTexts = defineTexts({
  today: { en: 'Today', de: 'Heute' },
  yesterday: { en: 'Yesterday', de: 'Gestern' },
  week: { en: 'Last 7 days', de: 'Letzte 7 Tage' },
  thirty: { en: 'Last 30 days', de: 'Letzte 30 Tage' },
  month: { en: 'This month', de: 'Dieser Monat' },
  'last-month': { en: 'Last month', de: 'Letzter Monat' },
  year: { en: 'This year', de: 'Dieses Jahr' },
  'last-year': { en: 'Last year', de: 'Letztes Jahr' },
});

const compareTexts = defineTexts({
  before: { en: 'The period before', de: 'Zeitraum davor' },
  year: { en: 'The year before', de: 'Vorjahr' },
  none: { en: 'Nothing', de: 'Nichts' },
});

const comparisons: readonly PeriodComparison[] = ['before', 'year', 'none'];

/** Which days, in which steps, beside which others. All of it stands in the address. */
export function PeriodBar({
  list,
  query,
  currencies,
  isWithoutUnit = false,
}: {
  list: ListState;
  query: ReportQuery;
  currencies: readonly string[];
  /** True: nothing is told in steps. */
  isWithoutUnit?: boolean;
}) {
  const write = useTexts();
  const setDays = (days: { from?: string; to?: string }) =>
    list.set({ from: query.from, to: query.to, ...days, period: undefined });
  return (
    <Group className={classes['bar'] ?? ''} aria-label={write(texts.period)}>
      <SelectField<Preset | 'custom'>
        label={write(texts.period)}
        choices={[
          ...presets.map((value) => ({ value, label: write(presetTexts[value]) })),
          { value: 'custom' as const, label: write(texts.custom) },
        ]}
        value={query.preset}
        onChange={(period) =>
          period === 'custom'
            ? setDays({})
            : list.set({ period, from: undefined, to: undefined, unit: undefined })
        }
      />
      {query.preset === 'custom' && (
        <>
          <TextField
            key={`from-${query.from}`}
            type="date"
            label={write(texts.from)}
            defaultValue={query.from}
            onChange={(from) => from.length === 10 && !from.startsWith('0') && setDays({ from })}
          />
          <TextField
            key={`to-${query.to}`}
            type="date"
            label={write(texts.to)}
            defaultValue={query.to}
            onChange={(to) => to.length === 10 && !to.startsWith('0') && setDays({ to })}
          />
        </>
      )}
      {!isWithoutUnit && (
        <SelectField<ReportUnit>
          label={write(texts.unit)}
          choices={reportUnits.map((value) => ({ value, label: write(unitTexts[value]) }))}
          value={query.unit}
          onChange={(unit) => list.set({ unit })}
        />
      )}
      <SelectField<PeriodComparison>
        label={write(texts.compare)}
        choices={comparisons.map((value) => ({ value, label: write(compareTexts[value]) }))}
        value={query.compare}
        onChange={(compare) => list.set({ compare })}
      />
      {currencies.length > 1 && (
        <SelectField
          label={write(texts.currency)}
          choices={currencies.map((value) => ({ value, label: value }))}
          value={query.currency ?? currencies[0] ?? null}
          onChange={(currency) => list.set({ currency })}
        />
      )}
      <CheckField
        isSelected={query.isTest}
        onChange={(isOn) => list.set({ tests: isOn ? 'true' : undefined })}
      >
        {write(texts.tests)}
      </CheckField>
    </Group>
  );
}
