import { donationLimits } from '@sitewright/contract';
import type { CallAnswer } from '@sitewright/contract';
import { Trash2 } from 'lucide-react';
import { useCallback } from 'react';
import { useSite } from '../../app/office-context.ts';
import { call } from '../../data/client.ts';
import { FormField } from '../../forms/form-field.tsx';
import { SaveBar } from '../../forms/save-bar.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { CheckField } from '../../ui/check-field.tsx';
import { Card, FieldRow } from '../../ui/page.tsx';
import { TextField } from '../../ui/text-field.tsx';
import desk from '../desk/desk.module.css';
import { MoneyField } from '../rules/amount-field.tsx';
import { useRuleForm } from '../rules/use-rule-form.ts';
import { supporterTexts as texts } from './supporter-texts.ts';

type Donation = CallAnswer<'GET /api/sites/:identifier/donations'>['donations'][number];

/** A donation in its form. */
export type DonationFields = Omit<Donation, 'id'>;

const refreshes = ['GET /api/sites/:identifier/donations'] as const;
const choices = ['isFreeAmount', 'isMonthlyOffered', 'asksName', 'asksMessage', 'isOpen'] as const;

/** What visitors may give for. `id` missing: it is new. */
export function DonationForm({ id, saved }: { id?: string; saved: DonationFields }) {
  const write = useTexts();
  const { identifier, currency, href } = useSite();
  const edit = useRuleForm({
    name: `${identifier}/donations/${id ?? 'new'}`,
    saved,
    isNew: id === undefined,
    loadSchemas: () => import('./donation-schemas.ts'),
    add: (body) => call('POST /api/sites/:identifier/donations', { params: { identifier }, body }),
    change: (changes) =>
      call('PATCH /api/sites/:identifier/donations/:id', {
        params: { identifier, id: id ?? '' },
        body: { changes },
      }),
    refreshes,
    hrefOf: useCallback((made: string) => href(`supporters/donations/${made}`), [href]),
  });
  const { control } = edit.form;
  const labels: Record<keyof DonationFields, string> = {
    title: write(texts.name),
    coverText: write(texts.coverText),
    suggestedCents: write(texts.suggested),
    minCents: write(texts.least),
    maxCents: write(texts.most),
    isFreeAmount: write(texts.isFreeAmount),
    isMonthlyOffered: write(texts.isMonthlyOffered),
    asksName: write(texts.asksName),
    asksMessage: write(texts.asksMessage),
    isOpen: write(texts.isDonationOpen),
  };
  return (
    <>
      <Card>
        <FormField
          control={control}
          name="title"
          render={(field) => <TextField {...field} label={labels.title} isRequired />}
        />
        <FormField
          control={control}
          name="coverText"
          render={(field) => <TextField {...field} isLong label={labels.coverText} />}
        />
      </Card>
      <Card title={write(texts.amounts)}>
        <FormField
          control={control}
          name="suggestedCents"
          render={({ value, onChange, error }) => (
            <Suggestions value={value} onChange={onChange} error={error} />
          )}
        />
        <FieldRow>
          {(['minCents', 'maxCents'] as const).map((name) => (
            <FormField
              key={name}
              control={control}
              name={name}
              render={({ value, onChange, error }) => (
                <MoneyField
                  label={labels[name]}
                  currency={currency}
                  value={value}
                  onChange={(cents) => onChange(cents ?? 0)}
                  error={error}
                />
              )}
            />
          ))}
        </FieldRow>
      </Card>
      <Card title={write(texts.visitors)}>
        {choices.map((name) => (
          <FormField
            key={name}
            control={control}
            name={name}
            render={({ value, onChange }) => (
              <CheckField isSelected={value} onChange={onChange}>
                {labels[name]}
              </CheckField>
            )}
          />
        ))}
      </Card>
      <SaveBar edit={edit} labels={labels} />
    </>
  );
}

/** Amounts that visitors choose from. */
function Suggestions({
  value,
  onChange,
  error,
}: {
  value: readonly number[];
  onChange: (cents: number[]) => void;
  error: string | undefined;
}) {
  const write = useTexts();
  const { currency } = useSite();
  return (
    <fieldset className={desk['form']}>
      <legend className={desk['strong']}>{write(texts.suggested)}</legend>
      {value.map((cents, at) => (
        // Amounts have no names but their places.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={at} className={desk['line']}>
          <span className={desk['grow']}>
            <MoneyField
              label={write(texts.suggestion, { number: at + 1 })}
              currency={currency}
              value={cents}
              onChange={(typed) => onChange(value.with(at, typed ?? 0))}
              error={at === 0 ? error : undefined}
            />
          </span>
          <Button
            isIcon
            aria-label={write(texts.removeAmount, { number: at + 1 })}
            onPress={() => onChange(value.toSpliced(at, 1))}
          >
            <Trash2 size={16} aria-hidden="true" />
          </Button>
        </div>
      ))}
      {value.length === 0 && error && <p role="alert">{error}</p>}
      {value.length < donationLimits.suggestions && (
        <div>
          <Button isSmall onPress={() => onChange([...value, 1000])}>
            {write(texts.addAmount)}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
