import type { CallAnswer } from '@sitewright/contract';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useSite } from '../../app/office-context.ts';
import { useListState } from '../../data/use-list-state.ts';
import { usePages, useRead } from '../../data/use-read.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import type { Column } from '../../ui/data-table.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FilterBar } from '../../ui/filter-chips.tsx';
import { Card, Page } from '../../ui/page.tsx';
import { ReadTable } from '../../ui/read-table.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Facts } from '../desk/facts.tsx';
import { Moment } from '../desk/moment.tsx';
import { AnswerMenu, DeleteOldAnswers } from './delete-answers.tsx';
import { formAnswerTexts as texts } from './form-answer-texts.ts';

type Answer = CallAnswer<'GET /api/sites/:identifier/form-answers'>['answers'][number];

/** Characters of an answer that a row shows. */
const shownLength = 160;

/** What visitors answered, the newest first. */
export function Screen() {
  const write = useTexts();
  const { identifier, may } = useSite();
  const formId = useListState().values['form'];
  const [shown, setShown] = useState<Answer>();
  const columns = useColumns(setShown);
  const read = usePages('GET /api/sites/:identifier/form-answers', {
    params: { identifier },
    query: formId === undefined ? {} : { formId },
  });
  const rows = read.state === 'success' ? read.answer.flatMap(({ answers }) => answers) : [];
  const file = `/api/sites/${encodeURIComponent(identifier)}/form-answers/export`;
  return (
    <Page
      title={write(texts.title)}
      actions={
        <>
          {may('edit-orders') && <DeleteOldAnswers />}
          <ButtonLink
            href={formId === undefined ? file : `${file}?formId=${encodeURIComponent(formId)}`}
            download
          >
            <Download size={16} aria-hidden="true" />
            {write(texts.export)}
          </ButtonLink>
        </>
      }
    >
      <Card isFlush>
        {may('view-products') && <FormFilter />}
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
      {shown && <AnswerDialog answer={shown} onClose={() => setShown(undefined)} />}
    </Page>
  );
}

function FormFilter() {
  const write = useTexts();
  const { identifier } = useSite();
  const { values, set } = useListState();
  const read = useRead('GET /api/sites/:identifier/forms', { params: { identifier } });
  if (read.state !== 'success' || read.answer.forms.length === 0) return null;
  const choices = read.answer.forms.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <FilterBar>
      <SelectField
        label={write(texts.form)}
        choices={[{ value: '', label: write(texts.allForms) }, ...choices]}
        value={values['form'] ?? ''}
        onChange={(form) => set({ form })}
      />
    </FilterBar>
  );
}

function AnswerDialog({ answer, onClose }: { answer: Answer; onClose: () => void }) {
  const write = useTexts();
  const asked = answer.answers.map(({ title, text }, index) => ({ key: index, title, text }));
  return (
    <Dialog
      isOpen
      isWide
      title={answer.formName}
      onClose={onClose}
      actions={
        <Button kind="primary" onPress={onClose}>
          {write(texts.close)}
        </Button>
      }
    >
      <Facts
        facts={[
          [write(texts.sentOn), <Moment key="sent" at={answer.sentOn} />],
          [write(texts.page), answer.pagePath],
        ]}
      />
      {asked.map(({ key, title, text }) => (
        <Facts key={key} facts={[[title, text || '–']]} />
      ))}
    </Dialog>
  );
}

function useColumns(onShow: (answer: Answer) => void): readonly Column<Answer>[] {
  const write = useTexts();
  return [
    {
      key: 'answer',
      title: write(texts.answer),
      cell: ({ answers }) => shorten(answers.map(({ text }) => text).filter(Boolean)),
    },
    { key: 'form', title: write(texts.form), cell: ({ formName }) => formName },
    {
      key: 'page',
      title: write(texts.page),
      isWideOnly: true,
      cell: ({ pagePath }) => pagePath,
    },
    { key: 'sent', title: write(texts.sentOn), cell: ({ sentOn }) => <Moment at={sentOn} /> },
    {
      key: 'actions',
      isAction: true,
      title: write(texts.actions),
      cell: (answer) => <AnswerMenu answer={answer} onShow={() => onShow(answer)} />,
    },
  ];
}

function shorten(answers: readonly string[]): string {
  const whole = answers.join(' · ');
  return whole.length > shownLength ? `${whole.slice(0, shownLength).trimEnd()}…` : whole;
}
