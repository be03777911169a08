import type { CallAnswer } from '@sitewright/contract';
import { useCallback } from 'react';
import { useSite } from '../../app/office-context.ts';
import { call } from '../../data/client.ts';
import { useRead } from '../../data/use-read.ts';
import { FormField } from '../../forms/form-field.tsx';
import { SaveBar } from '../../forms/save-bar.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { CheckField } from '../../ui/check-field.tsx';
import { Card, FieldRow } from '../../ui/page.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import desk from '../desk/desk.module.css';
import { MoneyField } from '../rules/amount-field.tsx';
import { useRuleForm } from '../rules/use-rule-form.ts';
import { supporterTexts as texts } from './supporter-texts.ts';

type Plan = CallAnswer<'GET /api/sites/:identifier/membership-plans'>['plans'][number];

/** A plan in its form. */
export type PlanFields = Omit<Plan, 'id'>;

const refreshes = [
  'GET /api/sites/:identifier/membership-plans',
  'GET /api/sites/:identifier/protected-collections',
] as const;
const rhythms = ['once', 'WEEK', 'MONTH', 'YEAR'] as const;

/** What people can belong to. `id` missing: it is new. */
export function PlanForm({ id, saved }: { id?: string; saved: PlanFields }) {
  const write = useTexts();
  const { identifier, currency, href } = useSite();
  const edit = useRuleForm({
    name: `${identifier}/plans/${id ?? 'new'}`,
    saved,
    isNew: id === undefined,
    loadSchemas: () => import('./plan-schemas.ts'),
    add: (body) =>
      call('POST /api/sites/:identifier/membership-plans', { params: { identifier }, body }),
    change: (changes) =>
      call('PATCH /api/sites/:identifier/membership-plans/:id', {
        params: { identifier, id: id ?? '' },
        body: { changes },
      }),
    refreshes,
    hrefOf: useCallback((made: string) => href(`supporters/plans/${made}`), [href]),
  });
  const { control } = edit.form;
  const labels: Record<keyof PlanFields, string> = {
    title: write(texts.name),
    coverText: write(texts.planText),
    priceCents: write(texts.price),
    billingPeriod: write(texts.rhythm),
    collectionIds: write(texts.opens),
    isOpen: write(texts.isPlanOpen),
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
        <FieldRow>
          <FormField
            control={control}
            name="priceCents"
            render={({ value, onChange, error }) => (
              <MoneyField
                label={labels.priceCents}
                help={write(texts.priceHelp)}
                currency={currency}
                value={value || null}
                onChange={(cents) => onChange(cents ?? 0)}
                error={error}
              />
            )}
          />
          <FormField
            control={control}
            name="billingPeriod"
            render={({ value, onChange, error }) => (
              <SelectField
                label={labels.billingPeriod}
                value={value?.unit ?? 'once'}
                error={error}
                onChange={(unit) => onChange(unit === 'once' ? null : { value: 1, unit })}
                choices={rhythms.map((rhythm) => ({ value: rhythm, label: write(texts[rhythm]) }))}
              />
            )}
          />
        </FieldRow>
        <FormField
          control={control}
          name="isOpen"
          render={({ value, onChange }) => (
            <CheckField isSelected={value} onChange={onChange}>
              {labels.isOpen}
            </CheckField>
          )}
        />
      </Card>
      <Card title={labels.collectionIds}>
        <FormField
          control={control}
          name="collectionIds"
          render={({ value, onChange, error }) => (
            <OpenedPages ids={value} onChange={onChange} error={error} />
          )}
        />
      </Card>
      <SaveBar edit={edit} labels={labels} />
    </>
  );
}

/** Pages and blogs that a plan opens. */
function OpenedPages({
  ids,
  onChange,
  error,
}: {
  ids: readonly string[];
  onChange: (ids: string[]) => void;
  error: string | undefined;
}) {
  const write = useTexts();
  const { identifier } = useSite();
  const read = useRead('GET /api/sites/:identifier/protected-collections', {
    params: { identifier },
  });
  const pages = read.state === 'success' ? read.answer.collections : [];
  return (
    <div className={desk['form']}>
      {error && <p role="alert">{error}</p>}
      {read.state === 'success' && pages.length === 0 && (
        <p className={desk['muted']}>{write(texts.noPages)}</p>
      )}
      {pages.map(({ id, title }) => (
        <CheckField
          key={id}
          isSelected={ids.includes(id)}
          onChange={(isOpened) =>
            onChange(isOpened ? [...ids, id] : ids.filter((one) => one !== id))
          }
        >
          {title}
        </CheckField>
      ))}
    </div>
  );
}
