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
import { Card, Columns, FieldRow } from '../../ui/page.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { MoneyField } from '../rules/amount-field.tsx';
import { ExampleCard } from '../rules/example-card.tsx';
import { ruleTexts } from '../rules/rule-texts.ts';
import { useRuleForm } from '../rules/use-rule-form.ts';
import { useSampleCart } from '../rules/use-sample-cart.ts';
import { ZonesField } from '../rules/zone-fields.tsx';
import type { OptionFields } from './option-fields.ts';
import { PricingFields } from './pricing-fields.tsx';
import { shippingTexts as texts } from './shipping-texts.ts';

const refreshes = ['GET /api/sites/:identifier/shipping-options'] as const;

/** A way to ship with what a cart costs that goes by it. `id` missing: it is new. */
export function OptionForm({ id, saved }: { id?: string; saved: OptionFields }) {
  const write = useTexts();
  const { identifier, currency, href } = useSite();
  const edit = useRuleForm({
    name: `${identifier}/shipping/${id ?? 'new'}`,
    saved,
    isNew: id === undefined,
    loadSchemas: () => import('./option-schemas.ts'),
    add: (body) =>
      call('POST /api/sites/:identifier/shipping-options', { params: { identifier }, body }),
    change: (changes) =>
      call('PATCH /api/sites/:identifier/shipping-options/:id', {
        params: { identifier, id: id ?? '' },
        body: { changes },
      }),
    refreshes,
    hrefOf: useCallback((made: string) => href(`shipping/${made}`), [href]),
  });
  const { control } = edit.form;
  const fields = useWatch({ control }) as OptionFields;
  const [cart, setCart] = useSampleCart(suitingCart(fields));
  const draft = { ...fields, name: fields.name.trim() || '…' };
  const asked = useSettled({ draft, cart, ...(id !== undefined && { id }) });
  const read = useRead(
    'POST /api/sites/:identifier/shipping-options/preview',
    { params: { identifier }, body: asked },
    { keepsPrevious: true },
  );
  const labels: Record<keyof OptionFields, string> = {
    name: write(ruleTexts.name),
    description: write(texts.description),
    pricing: write(texts.pricing),
    freeFromCents: write(texts.freeFrom),
    handlingCents: write(texts.handling),
    zones: write(texts.where),
    displayIndex: write(texts.order),
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
            name="description"
            render={(field) => <TextField {...field} label={labels.description} />}
          />
          <FormField
            control={control}
            name="pricing"
            render={(field) => <PricingFields {...field} />}
          />
          <FieldRow>
            <FormField
              control={control}
              name="freeFromCents"
              render={(field) => (
                <MoneyField
                  {...field}
                  currency={currency}
                  label={labels.freeFromCents}
                  help={write(texts.freeFromHelp)}
                />
              )}
            />
            <FormField
              control={control}
              name="handlingCents"
              render={({ onChange, ...field }) => (
                <MoneyField
                  {...field}
                  currency={currency}
                  label={labels.handlingCents}
                  onChange={(cents) => onChange(cents ?? 0)}
                />
              )}
            />
          </FieldRow>
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
        <Card title={labels.zones}>
          <p>{write(texts.whereHelp)}</p>
          <FormField control={control} name="zones" render={(field) => <ZonesField {...field} />} />
        </Card>
      </Columns>
      <SaveBar edit={edit} labels={labels} />
    </>
  );
}

/** A cart that goes to the first place of the option. */
function suitingCart({ zones }: OptionFields): SampleCart {
  const [zone] = zones;
  if (!zone || !/^[A-Z]{2}$/.test(zone.country)) return {};
  const [postalCode = ''] = zone.postcodes ?? [];
  const isPlain = /^[A-Za-z0-9 ]+$/.test(postalCode);
  return {
    place: {
      country: zone.country,
      region: zone.regions?.[0] ?? '',
      postalCode: isPlain ? postalCode : '',
    },
  };
}
