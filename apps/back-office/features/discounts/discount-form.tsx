import type { SampleCart } from '@sitewright/contract';
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
import { ChoiceField } from '../../ui/choice-field.tsx';
import { Card, Columns, FieldRow } from '../../ui/page.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { CountField, MoneyField } from '../rules/amount-field.tsx';
import { ExampleCard } from '../rules/example-card.tsx';
import { InstantField } from '../rules/instant-field.tsx';
import { ItemPicker } from '../rules/item-picker.tsx';
import { NamesField } from '../../ui/names-field.tsx';
import { zoneName } from '../../ui/zone-name.ts';
import { ruleTexts } from '../rules/rule-texts.ts';
import { useRuleForm } from '../rules/use-rule-form.ts';
import { useSampleCart } from '../rules/use-sample-cart.ts';
import { DiscountBenefitFields } from './discount-benefit-fields.tsx';
import type { DiscountFields } from './discount-fields.ts';
import { discountTexts as texts } from './discount-texts.ts';

const refreshes = [
  'GET /api/sites/:identifier/discounts',
  'GET /api/sites/:identifier/discounts/:id',
] as const;

/** Everything of a discount, with what it does beside it. `id` missing: it is new. */
export function DiscountForm({ id, saved }: { id?: string; saved: DiscountFields }) {
  const write = useTexts();
  const { identifier, currency, timeZone, href } = useSite();
  const edit = useRuleForm({
    name: `${identifier}/discounts/${id ?? 'new'}`,
    saved,
    isNew: id === undefined,
    loadSchemas: () => import('./discount-schemas.ts'),
    add: (body) => call('POST /api/sites/:identifier/discounts', { params: { identifier }, body }),
    change: (changes) =>
      call('PATCH /api/sites/:identifier/discounts/:id', {
        params: { identifier, id: id ?? '' },
        body: { changes },
      }),
    refreshes,
    hrefOf: useCallback((made: string) => href(`discounts/${made}`), [href]),
  });
  const { control } = edit.form;
  const fields = useWatch({ control }) as DiscountFields;
  const [cart, setCart] = useSampleCart(suitingCart(fields));
  const asked = useSettled({ draft: nameless(fields), cart, ...(id !== undefined && { id }) });
  const read = useRead(
    'POST /api/sites/:identifier/discounts/preview',
    { params: { identifier }, body: asked },
    { keepsPrevious: true },
  );
  const isByCode = fields.code !== null;
  return (
    <>
      <Columns aside={<ExampleCard read={read} cart={cart} onChange={setCart} />}>
        <Card>
          <FormField
            control={control}
            name="name"
            render={(field) => <TextField {...field} label={write(ruleTexts.name)} isRequired />}
          />
          <ChoiceField
            label={write(texts.howUsed)}
            value={isByCode ? 'code' : 'automatic'}
            onChange={(kind) =>
              edit.form.setValue('code', kind === 'code' ? '' : null, { shouldDirty: true })
            }
            choices={[
              { value: 'code', label: write(texts.byCode) },
              { value: 'automatic', label: write(texts.automatic) },
            ]}
          />
          {isByCode && (
            <FormField
              control={control}
              name="code"
              render={(field) => (
                <TextField
                  {...field}
                  value={field.value ?? ''}
                  label={write(texts.code)}
                  help={write(texts.codeHelp)}
                  autoComplete="off"
                />
              )}
            />
          )}
          <FormField
            control={control}
            name="benefit"
            render={(field) => <DiscountBenefitFields {...field} />}
          />
          <FormField
            control={control}
            name="isEnabled"
            render={({ value, onChange }) => (
              <CheckField isSelected={value} onChange={onChange}>
                {write(ruleTexts.enabled)}
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
              <ItemPicker
                label={write(texts.products)}
                kind="products"
                ids={value}
                onChange={onChange}
              />
            )}
          />
          <FormField
            control={control}
            name="categoryIds"
            render={({ value, onChange }) => (
              <ItemPicker
                label={write(texts.categories)}
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
              render={(field) => <InstantField {...field} label={write(ruleTexts.starts)} />}
            />
            <FormField
              control={control}
              name="endsAt"
              render={(field) => <InstantField {...field} label={write(ruleTexts.ends)} />}
            />
          </FieldRow>
          <p>{write(ruleTexts.scheduleHelp, { zone: zoneName(timeZone) })}</p>
        </Card>
        <Card title={write(texts.conditions)}>
          <FieldRow>
            <FormField
              control={control}
              name="minSubtotalCents"
              render={({ onChange, ...field }) => (
                <MoneyField
                  {...field}
                  currency={currency}
                  label={write(texts.minSubtotal)}
                  onChange={(cents) => onChange(cents ?? 0)}
                />
              )}
            />
            <FormField
              control={control}
              name="minQuantity"
              render={({ onChange, ...field }) => (
                <CountField
                  {...field}
                  label={write(texts.minQuantity)}
                  onChange={(count) => onChange(count ?? 0)}
                />
              )}
            />
          </FieldRow>
          <FieldRow>
            <FormField
              control={control}
              name="maxUses"
              render={(field) => (
                <CountField {...field} label={write(texts.maxUses)} help={write(texts.noLimit)} />
              )}
            />
            <FormField
              control={control}
              name="maxUsesPerCustomer"
              render={(field) => (
                <CountField
                  {...field}
                  label={write(texts.maxUsesPerCustomer)}
                  help={write(texts.noLimit)}
                />
              )}
            />
          </FieldRow>
          <FormField
            control={control}
            name="customerGroups"
            render={(field) => (
              <NamesField {...field} label={write(texts.groups)} help={write(texts.groupsHelp)} />
            )}
          />
          <FormField
            control={control}
            name="isFirstOrderOnly"
            render={({ value, onChange }) => (
              <CheckField isSelected={value} onChange={onChange}>
                {write(texts.firstOrder)}
              </CheckField>
            )}
          />
          <FormField
            control={control}
            name="isExclusive"
            render={({ value, onChange }) => (
              <CheckField isSelected={value} onChange={onChange}>
                {write(texts.exclusive)}
              </CheckField>
            )}
          />
        </Card>
      </Columns>
      <SaveBar edit={edit} labels={useDiscountLabels()} />
    </>
  );
}

function useDiscountLabels(): Record<keyof DiscountFields, string> {
  const write = useTexts();
  return {
    name: write(ruleTexts.name),
    code: write(texts.code),
    benefit: write(texts.benefit),
    itemIds: write(texts.products),
    categoryIds: write(texts.categories),
    minSubtotalCents: write(texts.minSubtotal),
    minQuantity: write(texts.minQuantity),
    startsAt: write(ruleTexts.starts),
    endsAt: write(ruleTexts.ends),
    maxUses: write(texts.maxUses),
    maxUsesPerCustomer: write(texts.maxUsesPerCustomer),
    customerGroups: write(texts.groups),
    isFirstOrderOnly: write(texts.firstOrder),
    priority: write(texts.priority),
    isExclusive: write(texts.exclusive),
    isEnabled: write(ruleTexts.enabled),
  };
}

/** The example needs neither name nor code to be there yet. */
function nameless(fields: DiscountFields): DiscountFields {
  const name = fields.name.trim() || '…';
  return { ...fields, name, code: fields.code === '' ? name.replaceAll(/\s/g, '') : fields.code };
}

/** So many units that the discount does something. */
function suitingCart({ benefit, minQuantity, minSubtotalCents }: DiscountFields): SampleCart {
  const bought = benefit.kind === 'buy-x-get-y' ? benefit.buyQuantity + benefit.getQuantity : 1;
  const quantity = Math.min(Math.max(bought, minQuantity, 1), 999);
  const unitPriceCents = Math.max(5000, Math.ceil(minSubtotalCents / quantity));
  return { goods: { quantity, unitPriceCents, unitGrams: 500 } };
}
