import type { CallAnswer } from '@sitewright/contract';
import { useSite } from '../../app/office-context.ts';
import { usePages } from '../../data/use-read.ts';
import { defineTexts } from '../../texts/define-texts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import type { Column } from '../../ui/data-table.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { Card, Page } from '../../ui/page.tsx';
import { ReadTable } from '../../ui/read-table.tsx';
import { EmptyState } from '../../ui/states.tsx';

const texts = defineTexts({
  title: { en: 'Form answers', de: 'Formularantworten' },
  answer: { en: 'Answer', de: 'Antwort' },
  form: { en: 'Form', de: 'Formular' },
  page: { en: 'Page', de: 'Seite' },
  sentOn: { en: 'Sent', de: 'Gesendet' },
  none: { en: 'No answers yet', de: 'Noch keine Antworten' },
  noneText: {
    en: 'What visitors send by the forms of your pages stands here. It is mailed to the addresses that get alerts, else to the contact email.',
    de: 'Was über die Formulare Ihrer Seiten gesendet wird, steht hier. Es geht per E-Mail an die Adressen für Hinweise, sonst an die Kontaktadresse.',
  },
});

type Answer = CallAnswer<'GET /api/sites/:identifier/form-answers'>['answers'][number];

/** What visitors answered, the newest first. */
export function Screen() {
  const write = useTexts();
  const { identifier } = useSite();
  const columns = useColumns();
  const read = usePages('GET /api/sites/:identifier/form-answers', {
    params: { identifier },
    query: {},
  });
  const rows = read.state === 'success' ? read.answer.flatMap(({ answers }) => answers) : [];
  return (
    <Page title={write(texts.title)}>
      <Card isFlush>
        <ReadTable
          read={read}
          empty={<EmptyState title={write(texts.none)}>{write(texts.noneText)}</EmptyState>}
          label={write(texts.title)}
          columns={columns}
          rows={rows}
          idOf={({ id }) => id}
          nameOf={({ formName }) => formName}
        />
      </Card>
    </Page>
  );
}

function useColumns(): readonly Column<Answer>[] {
  const write = useTexts();
  const { timeZone } = useSite();
  return [
    {
      key: 'answer',
      title: write(texts.answer),
      cell: ({ answers }) => answers.map(({ title, text }) => `${title}: ${text}`).join(' · '),
    },
    { key: 'form', title: write(texts.form), cell: ({ formName }) => formName },
    {
      key: 'page',
      title: write(texts.page),
      isWideOnly: true,
      cell: ({ pagePath }) => pagePath,
    },
    {
      key: 'sent',
      title: write(texts.sentOn),
      cell: ({ sentOn }) => <DateTime at={new Date(sentOn).toISOString()} timeZone={timeZone} />,
    },
  ];
}
