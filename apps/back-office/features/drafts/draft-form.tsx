import type { DraftOrderContent } from '@sitewright/contract';
import { useCallback, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useSite } from '../../app/office-context.ts';
import { call } from '../../data/client.ts';
import { FormField } from '../../forms/form-field.tsx';
import { SaveBar } from '../../forms/save-bar.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { Card, Columns } from '../../ui/page.tsx';
import { TextField } from '../../ui/text-field.tsx';
import desk from '../desk/desk.module.css';
import { useRuleForm } from '../rules/use-rule-form.ts';
import { SaleLines } from '../sale-lines/sale-lines.tsx';
import { AgreedAddress } from './agreed-address.tsx';
import { DiscountFields } from './discount-fields.tsx';
import { DraftTotal } from './draft-total.tsx';
import { draftTexts as texts } from './draft-texts.ts';
import { ShippingFields } from './shipping-fields.tsx';
import { useDraftPreview } from './use-draft-preview.ts';

const refreshes = [
  'GET /api/sites/:identifier/draft-orders',
  'GET /api/sites/:identifier/draft-orders/:id',
] as const;

/** What is agreed on, with what it comes to beside it while it is typed. `id` missing: it is new. */
export function DraftForm({
  id,
  saved,
  actions,
}: {
  id?: string;
  saved: DraftOrderContent;
  /** What may be done with it as it is saved. */
  actions?: (state: { isDirty: boolean }) => ReactNode;
}) {
  const write = useTexts();
  const { identifier, href } = useSite();
  const edit = useRuleForm({
    name: `${identifier}/drafts/${id ?? 'new'}`,
    saved,
    isNew: id === undefined,
    loadSchemas: () => import('./draft-schemas.ts'),
    add: (content) =>
      call('POST /api/sites/:identifier/draft-orders', {
        params: { identifier },
        body: { content },
      }),
    change: (changes) =>
      call('PATCH /api/sites/:identifier/draft-orders/:id', {
        params: { identifier, id: id ?? '' },
        body: { changes },
      }),
    refreshes,
    hrefOf: useCallback((made: string) => href(`drafts/${made}`), [href]),
  });
  const { control } = edit.form;
  const preview = useDraftPreview(useWatch({ control }) as DraftOrderContent);
  const errors = edit.failure?.errors ?? {};
  const labels: Record<keyof DraftOrderContent, string> = {
    email: write(texts.email),
    shippingAddress: write(texts.address),
    billingAddress: write(texts.billing),
    lines: write(texts.items),
    discount: write(texts.discount),
    shipping: write(texts.shipping),
    note: write(texts.note),
  };
  return (
    <>
      <Columns
        aside={
          <>
            <DraftTotal preview={preview} />
            {actions?.({ isDirty: edit.isDirty })}
            <Card title={write(texts.customer)}>
              <div className={desk['form']}>
                <FormField
                  control={control}
                  name="email"
                  render={(field) => <TextField {...field} type="email" label={labels.email} />}
                />
                <FormField
                  control={control}
                  name="shippingAddress"
                  render={({ value, onChange }) => (
                    <AgreedAddress
                      kind="shippingAddress"
                      value={value}
                      onChange={onChange}
                      errors={errors}
                    />
                  )}
                />
                <FormField
                  control={control}
                  name="billingAddress"
                  render={({ value, onChange }) => (
                    <AgreedAddress
                      kind="billingAddress"
                      value={value}
                      onChange={onChange}
                      errors={errors}
                    />
                  )}
                />
                <FormField
                  control={control}
                  name="note"
                  render={(field) => <TextField {...field} isLong label={labels.note} />}
                />
              </div>
            </Card>
          </>
        }
      >
        <Card title={labels.lines}>
          <FormField
            control={control}
            name="lines"
            render={({ value, onChange, error }) => (
              <SaleLines lines={value} onChange={onChange} error={error} />
            )}
          />
        </Card>
        <Card title={labels.discount}>
          <FormField
            control={control}
            name="discount"
            render={({ value, onChange, error }) => (
              <DiscountFields value={value} onChange={onChange} error={error} />
            )}
          />
        </Card>
        <Card title={labels.shipping}>
          <FormField
            control={control}
            name="shipping"
            render={({ value, onChange, error }) => (
              <ShippingFields
                value={value}
                onChange={onChange}
                error={error}
                options={preview.shippingOptions}
              />
            )}
          />
        </Card>
      </Columns>
      <SaveBar edit={edit} labels={labels} printValue={printValue} />
    </>
  );
}

function printValue(value: unknown): string | undefined {
  return typeof value === 'object' ? JSON.stringify(value, null, 1) : undefined;
}
