/** The period and the report that the address of the screen names. Days are of the shop. */
import {
  periodComparisons,
  reportNames,
  reportUnits,
  type FigureName,
  type PeriodComparison,
  type ReportName,
  type ReportUnit,
  type ReportView,
} from '@sitewright/contract';

type Values = Readonly<Record<string, string>>;

/** Periods that move on with the calendar. */
export const presets = [
  'today',
  'yesterday',
  'week',
  'thirty',
  'month',
  'last-month',
  'year',
  'last-year',
] as const;

/** One of {@link presets}. */
export type Preset = (typeof presets)[number];

export interface ReportPeriod {
  readonly from: string;
  readonly to: string;
}

/** What the screen shows. */
export interface ReportQuery extends ReportPeriod {
  readonly report: ReportName;
  /** Of the shop; a period may go beyond it. */
  readonly today: string;
  /** `custom`: the address names its days. */
  readonly preset: Preset | 'custom';
  readonly unit: ReportUnit;
  readonly compare: PeriodComparison;
  readonly isTest: boolean;
  readonly currency: string | undefined;
  /** What a line of the table is. */
  readonly view: ReportView;
}

const dayMs = 24 * 60 * 60 * 1000;
const isDay = (text: string | undefined): text is string =>
  /^\d{4}-\d\d-\d\d$/.test(text ?? '') && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));

/** The day that it is now in a time zone. */
export function todayIn(timeZone: string, now: Date): string {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(now);
}

function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** The days of a period, as of today. The running month and year have days to come among them. */
export function presetPeriod(preset: Preset, today: string): ReportPeriod {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const first = (y: number, m: number) => new Date(Date.UTC(y, m, 1)).toISOString().slice(0, 10);
  const [from, to] = {
    today: [today, today],
    yesterday: [addDays(today, -1), addDays(today, -1)],
    week: [addDays(today, -6), today],
    thirty: [addDays(today, -29), today],
    month: [first(year, month - 1), addDays(first(year, month), -1)],
    'last-month': [first(year, month - 2), addDays(first(year, month - 1), -1)],
    year: [first(year, 0), addDays(first(year + 1, 0), -1)],
    'last-year': [first(year - 1, 0), addDays(first(year, 0), -1)],
  }[preset] as [string, string];
  return { from, to };
}

/** The steps in which a period of this length is best seen. */
function unitFor({ from, to }: ReportPeriod): ReportUnit {
  const days = (Date.parse(to) - Date.parse(from)) / dayMs + 1;
  if (days <= 62) return 'day';
  return days <= 800 ? 'month' : 'year';
}

/** What an address says that is nothing of the kind is left out. */
export function readReportQuery(values: Values, today: string): ReportQuery {
  const report = reportNames.find((name) => name === values['report']) ?? 'sales';
  const isCustom = isDay(values['from']) && isDay(values['to']);
  const preset = presets.find((name) => name === values['period']) ?? 'thirty';
  const [from, to] = [values['from'] ?? '', values['to'] ?? ''].toSorted() as [string, string];
  const period = isCustom ? { from, to } : presetPeriod(preset, today);
  return {
    ...period,
    report,
    today,
    preset: isCustom ? 'custom' : preset,
    unit: reportUnits.find((unit) => unit === values['unit']) ?? unitFor(period),
    compare: periodComparisons.find((one) => one === values['compare']) ?? 'before',
    isTest: values['tests'] === 'true',
    currency: /^[A-Z]{3}$/.test(values['currency'] ?? '') ? values['currency'] : undefined,
    view: report === 'sales' || values['view'] === 'course' ? 'course' : 'lines',
  };
}

/** Steps that have begun: of those to come nothing can be told. */
export function listBegun<Step extends ReportPeriod>(
  steps: readonly Step[],
  { today }: Pick<ReportQuery, 'today'>,
): readonly Step[] {
  return steps.filter(({ from }) => from <= today);
}

/** What the calls are asked. */
export function toCallQuery({ from, to, unit, compare, isTest, currency }: ReportQuery) {
  return {
    from,
    to,
    unit,
    compare,
    isTest: isTest ? ('true' as const) : ('false' as const),
    ...(currency && { currency }),
  };
}

/** Where the orders behind a number are listed. */
export function ordersBehind(
  query: ReportQuery,
  asked: ReportPeriod & { figure: FigureName; currency: string; key?: string },
): string {
  const search = new URLSearchParams({
    report: query.report,
    reportFigure: asked.figure,
    ...(asked.key !== undefined && { reportKey: asked.key }),
    reportFrom: asked.from,
    reportTo: asked.to,
    reportCurrency: asked.currency,
    isTest: String(query.isTest),
  });
  return `orders?${search}`;
}
