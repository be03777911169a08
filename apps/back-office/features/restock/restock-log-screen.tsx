import type { CallAnswer } from '@sitewright/contract';
import { useSite } from '../../app/office-context.ts';
import { usePages } from '../../data/use-read.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Badge } from '../../ui/badge.tsx';
import type { Column } from '../../ui/data-table.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { Card, Page } from '../../ui/page.tsx';
import { ReadTable } from '../../ui/read-table.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { restockTexts as texts } from './restock-texts.ts';

type Mail = CallAnswer<'GET /api/sites/:identifier/restock-log'>['mails'][number];

/** Who was told of new stock. */
export function Screen() {
  const write = useTexts();
  const { identifier, href } = useSite();
  const columns = useColumns();
  const read = usePages('GET /api/sites/:identifier/restock-log', {
    params: { identifier },
    query: {},
  });
  const rows = read.state === 'success' ? read.answer.flatMap(({ mails }) => mails) : [];
  return (
    <Page title={write(texts.log)} back={{ href: href('restock'), label: write(texts.title) }}>
      <Card isFlush>
        <ReadTable
          read={read}
          empty={<EmptyState title={write(texts.noLog)}>{write(texts.noLogText)}</EmptyState>}
          label={write(texts.log)}
          columns={columns}
          rows={rows}
          idOf={({ id }) => id}
          nameOf={({ email }) => email}
        />
      </Card>
    </Page>
  );
}

function useColumns(): readonly Column<Mail>[] {
  const write = useTexts();
  const { timeZone } = useSite();
  return [
    { key: 'email', title: write(texts.email), cell: ({ email }) => email },
    {
      key: 'product',
      title: write(texts.product),
      cell: ({ title, variant }) => `${title || write(texts.deleted)} ${variant}`.trim(),
    },
    {
      key: 'told',
      title: write(texts.toldOn),
      cell: ({ toldOn }) => <DateTime at={new Date(toldOn).toISOString()} timeZone={timeZone} />,
    },
    {
      key: 'asked',
      title: write(texts.askedOn),
      isWideOnly: true,
      cell: ({ askedOn }) => <DateTime at={new Date(askedOn).toISOString()} timeZone={timeZone} />,
    },
    {
      key: 'why',
      title: write(texts.why),
      isWideOnly: true,
      cell: ({ isByHand }) => (
        <Badge tone={isByHand ? 'info' : 'neutral'}>
          {write(isByHand ? texts.byHand : texts.byStock)}
        </Badge>
      ),
    },
  ];
}
