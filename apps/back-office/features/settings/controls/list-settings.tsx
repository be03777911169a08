import { kindTexts } from '../../../form-builder/field-kinds.ts';
import { defineTexts } from '../../../texts/define-texts.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { CheckField } from '../../../ui/check-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useCurrencyChoices } from '../../rules/use-currency-choices.ts';
import { ListControl } from './list-control.tsx';
import type { ControlProps } from './control-props.ts';

const texts = defineTexts({
  currency: { en: 'Currency', de: 'Währung' },
  rate: { en: 'For one unit of yours', de: 'Für eine Einheit der eigenen' },
  question: { en: 'Question', de: 'Frage' },
  kind: { en: 'Kind', de: 'Art' },
  required: { en: 'Must be answered', de: 'Pflichtfrage' },
  options: { en: 'Choices, one a line', de: 'Auswahl, eine je Zeile' },
});

interface Rate {
  currency: string;
  rate: string;
}

/** Currencies to see prices in, each with its rate. */
export function RatesControl({ label, value, onChange }: ControlProps) {
  const write = useTexts();
  const choices = useCurrencyChoices();
  return (
    <ListControl<Rate>
      label={label}
      lines={value as Rate[]}
      onChange={onChange}
      empty={() => ({ currency: 'EUR', rate: '1' })}
      nameOf={({ currency }) => currency}
      fields={(line, change) => (
        <>
          <SelectField
            label={write(texts.currency)}
            choices={choices}
            value={line.currency}
            onChange={(currency) => change({ currency })}
          />
          <TextField
            label={write(texts.rate)}
            inputMode="decimal"
            value={line.rate}
            onChange={(rate) => change({ rate })}
          />
        </>
      )}
    />
  );
}

const kinds = [
  'text',
  'textarea',
  'email',
  'number',
  'website',
  'select',
  'radio',
  'checkbox',
  'section',
] as const;

interface Question {
  id: string;
  type: (typeof kinds)[number];
  title: string;
  required?: boolean;
  options?: string[];
}

/** Questions of the checkout. */
export function QuestionsControl({ label, value, onChange }: ControlProps) {
  const write = useTexts();
  const lines = value as Question[];
  return (
    <ListControl<Question>
      label={label}
      lines={lines}
      onChange={onChange}
      empty={() => ({ id: freeId(lines), type: 'text', title: '' })}
      nameOf={({ title, id }) => title || id}
      fields={(line, change) => (
        <>
          <TextField
            label={write(texts.question)}
            value={line.title}
            onChange={(title) => change({ title })}
          />
          <SelectField
            label={write(texts.kind)}
            choices={kinds.map((kind) => ({ value: kind, label: write(kindTexts[kind]) }))}
            value={line.type}
            onChange={(type) => change({ type })}
          />
          {['select', 'radio', 'checkbox'].includes(line.type) && (
            <TextField
              label={write(texts.options)}
              isLong
              rows={3}
              value={(line.options ?? []).join('\n')}
              onChange={(text) => change({ options: text.split('\n') })}
              onBlur={() => change({ options: (line.options ?? []).filter((text) => text.trim()) })}
            />
          )}
          {line.type !== 'section' && (
            <CheckField
              isSelected={line.required ?? false}
              onChange={(required) => change({ required })}
            >
              {write(texts.required)}
            </CheckField>
          )}
        </>
      )}
    />
  );
}

/** An id that no question has yet: answers are kept under it. */
function freeId(questions: readonly Question[]): string {
  let number = questions.length + 1;
  while (questions.some(({ id }) => id === `question-${number}`)) number += 1;
  return `question-${number}`;
}
