import type { ReportUnit } from '@sitewright/contract';
import { useSite } from '../../app/office-context.ts';
import type { ListState } from '../../data/use-list-state.ts';
import { defineTexts } from '../../texts/define-texts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { LinkTabs } from '../../ui/link-tabs.tsx';
import { byLineTexts, byUnitTexts } from './analytics-texts.ts';
import type { ReportQuery } from './report-query.ts';

const texts = defineTexts({
  table: { en: 'Lines of the table', de: 'Zeilen der Tabelle' },
});

interface ReportViewsProps {
  readonly list: ListState;
  readonly query: ReportQuery;
  /** The one that the report was made by: a long period has larger steps. */
  readonly unit: ReportUnit;
}

/** What a line of the table is: what the report is about, or a step of its period. */
export function ReportViews({ list, query, unit }: ReportViewsProps) {
  const write = useTexts();
  const { href } = useSite();
  const { report, view } = query;
  // Sales are about nothing but their period.
  if (report === 'sales') return null;
  const hrefOf = (shown: string) =>
    `${href('analytics')}?${new URLSearchParams({ ...list.values, view: shown })}`;
  return (
    <LinkTabs
      label={write(texts.table)}
      tabs={[
        {
          href: hrefOf('lines'),
          label: write(byLineTexts[report]),
          isCurrent: view === 'lines',
        },
        { href: hrefOf('course'), label: write(byUnitTexts[unit]), isCurrent: view === 'course' },
      ]}
    />
  );
}
