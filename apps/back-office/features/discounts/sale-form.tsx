import { useCallback } from 'react';
import { useWatch } from 'react-hook-form';
import { useSite } from '../../app/office-context.ts';
import { call } from '../../data/client.ts';
import { useRead } from '../../data/use-read.ts';
import { useSettled } from '../../data/use-settled.ts';
import { FormField } from '../../forms/form-field.tsx';
import { SaveBar } from '../../forms/save-bar.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { CheckField } from '../../ui/check-field.tsx';
import { Card, Columns, FieldRow } from '../../ui/page.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { zoneName } from '../../ui/zone-name.ts';
import { MoneyField, RateField } from '../rules/amount-field.tsx';
import { ExampleCard } from '../rules/example-card.tsx';
import { InstantField } from '../rules/instant-field.tsx';
import { ItemPicker } from '../rules/item-picker.tsx';
import { ruleTexts } from '../rules/rule-texts.ts';
import { useRuleForm } from '../rules/use-rule-form.ts';
import { useSampleCart } from '../rules/use-sample-cart.ts';
import type { SaleFields } from './discount-fields.ts';
import { discountTexts as texts } from './discount-texts.ts';

const refreshes = ['GET /api/sites/:identifier/sales'] as const;

/** A sale with what it does beside it. `id` missing: it is new. */
export function SaleForm({ id, saved }: { id?: string; saved: SaleFields }) {
  const write = useTexts();
  const { identifier, timeZone, href } = useSite();
  const edit = useRuleForm({
    name: `${identifier}/sales/${id ?? 'new'}`,
    saved,
    isNew: id === undefined,
    loadSchemas: () => import('./sale-schemas.ts'),
    add: (body) => call('POST /api/sites/:identifier/sales', { params: { identifier }, body }),
    change: (changes) =>
      call('PATCH /api/sites/:identifier/sales/:id', {
        params: { identifier, id: id ?? '' },
        body: { changes },
      }),
    refreshes,
    hrefOf: useCallback((made: string) => href(`discounts/sales/${made}`), [href]),
  });
  const { control } = edit.form;
  const fields = useWatch({ control }) as SaleFields;
  const [cart, setCart] = useSampleCart({});
  const draft = { ...fields, name: fields.name.trim() || '…' };
  const asked = useSettled({ draft, cart, ...(id !== undefined && { id }) });
  const read = useRead(
    'POST /api/sites/:identifier/sales/preview',
    { params: { identifier }, body: asked },
    { keepsPrevious: true },
  );
  const labels: Record<keyof SaleFields, string> = {
    name: write(ruleTexts.name),
    benefit: write(texts.benefit),
    itemIds: write(texts.products),
    categoryIds: write(texts.categories),
    startsAt: write(ruleTexts.starts),
    endsAt: write(ruleTexts.ends),
    isEnabled: write(ruleTexts.enabled),
  };
  return (
    <>
      <Columns aside={<ExampleCard read={read} cart={cart} onChange={setCart} />}>
        <Card>
          <FormField
            control={control}
            name="name"
            render={(field) => <TextField {...field} label={labels.name} isRequired />}
          />
          <FormField
            control={control}
            name="benefit"
            render={(field) => <SaleBenefitFields {...field} />}
          />
          <FormField
            control={control}
            name="isEnabled"
            render={({ value, onChange }) => (
              <CheckField isSelected={value} onChange={onChange}>
                {labels.isEnabled}
              </CheckField>
            )}
          />
        </Card>
        <Card title={write(texts.forWhat)}>
          <p>{write(texts.forWhatHelp)}</p>
          <FormField
            control={control}
            name="itemIds"
            render={({ value, onChange }) => (
              <ItemPicker label={labels.itemIds} kind="products" ids={value} onChange={onChange} />
            )}
          />
          <FormField
            control={control}
            name="categoryIds"
            render={({ value, onChange }) => (
              <ItemPicker
                label={labels.categoryIds}
                kind="categories"
                ids={value}
                onChange={onChange}
              />
            )}
          />
        </Card>
        <Card title={write(ruleTexts.schedule)}>
          <FieldRow>
            <FormField
              control={control}
              name="startsAt"
              render={(field) => <InstantField {...field} label={labels.startsAt} />}
            />
            <FormField
              control={control}
              name="endsAt"
              render={(field) => <InstantField {...field} label={labels.endsAt} />}
            />
          </FieldRow>
          <p>{write(ruleTexts.scheduleHelp, { zone: zoneName(timeZone) })}</p>
        </Card>
      </Columns>
      <SaveBar edit={edit} labels={labels} />
    </>
  );
}

type Benefit = SaleFields['benefit'];

const beginnings: { [Kind in Benefit['kind']]: Extract<Benefit, { kind: Kind }> } = {
  percent: { kind: 'percent', ratePpm: 100_000 },
  fixed: { kind: 'fixed', amountCents: 500 },
  price: { kind: 'price', priceCents: 1000 },
};

function SaleBenefitFields({
  value,
  onChange,
  error,
}: {
  value: Benefit;
  onChange: (benefit: Benefit) => void;
  error: string | undefined;
}) {
  const write = useTexts();
  const { currency } = useSite();
  return (
    <FieldRow>
      <SelectField
        label={write(texts.benefit)}
        value={value.kind}
        error={error}
        onChange={(kind) => onChange(beginnings[kind])}
        choices={[
          { value: 'percent', label: write(texts.percent) },
          { value: 'fixed', label: write(texts.fixed) },
          { value: 'price', label: write(texts.newPrice) },
        ]}
      />
      {value.kind === 'percent' && (
        <RateField
          label={write(texts.rate)}
          value={value.ratePpm}
          onChange={(rate) => onChange({ ...value, ratePpm: rate ?? 0 })}
        />
      )}
      {value.kind === 'fixed' && (
        <MoneyField
          label={write(texts.amount)}
          currency={currency}
          value={value.amountCents}
          onChange={(cents) => onChange({ ...value, amountCents: cents ?? 0 })}
        />
      )}
      {value.kind === 'price' && (
        <MoneyField
          label={write(texts.price)}
          currency={currency}
          value={value.priceCents}
          onChange={(cents) => onChange({ ...value, priceCents: cents ?? 0 })}
        />
      )}
    </FieldRow>
  );
}
