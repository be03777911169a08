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
import { RateField } from '../rules/amount-field.tsx';
import { ExampleCard } from '../rules/example-card.tsx';
import { InstantField } from '../rules/instant-field.tsx';
import { NamesField } from '../../ui/names-field.tsx';
import { zoneName } from '../../ui/zone-name.ts';
import { ruleTexts } from '../rules/rule-texts.ts';
import { useRuleForm } from '../rules/use-rule-form.ts';
import { useSampleCart } from '../rules/use-sample-cart.ts';
import { ZoneField } from '../rules/zone-fields.tsx';
import type { TaxFields } from './tax-fields.ts';
import { taxTexts as texts } from './tax-texts.ts';

const refreshes = ['GET /api/sites/:identifier/tax-rules'] as const;

/** A tax with what a cart pays. `id` missing: it is new. */
export function TaxForm({ id, saved }: { id?: string; saved: TaxFields }) {
  const write = useTexts();
  const { identifier, timeZone, href } = useSite();
  const edit = useRuleForm({
    name: `${identifier}/taxes/${id ?? 'new'}`,
    saved,
    isNew: id === undefined,
    loadSchemas: () => import('./tax-schemas.ts'),
    add: (body) => call('POST /api/sites/:identifier/tax-rules', { params: { identifier }, body }),
    change: (changes) =>
      call('PATCH /api/sites/:identifier/tax-rules/:id', {
        params: { identifier, id: id ?? '' },
        body: { changes },
      }),
    refreshes,
    hrefOf: useCallback((made: string) => href(`taxes/${made}`), [href]),
  });
  const { control } = edit.form;
  const fields = useWatch({ control }) as TaxFields;
  const [cart, setCart] = useSampleCart(suitingCart(fields));
  const draft = { ...fields, name: fields.name.trim() || '…' };
  const asked = useSettled({ draft, cart, ...(id !== undefined && { id }) });
  // Without a country there is nothing to reckon.
  const isUnfinished = asked.draft.zone.country === '';
  const read = useRead(
    'POST /api/sites/:identifier/tax-rules/preview',
    { params: { identifier }, body: asked },
    { keepsPrevious: true, isWanted: !isUnfinished },
  );
  const labels: Record<keyof TaxFields, string> = {
    name: write(ruleTexts.name),
    zone: write(texts.where),
    ratePpm: write(texts.rate),
    isOnShipping: write(texts.onShipping),
    isIncludedInPrice: write(texts.included),
    productTypes: write(texts.products),
    taxClasses: write(texts.classes),
    validFrom: write(ruleTexts.starts),
    validUntil: write(ruleTexts.ends),
  };
  return (
    <>
      <Columns
        aside={
          <ExampleCard read={read} isUnfinished={isUnfinished} cart={cart} onChange={setCart} />
        }
      >
        <Card>
          <FieldRow>
            <FormField
              control={control}
              name="name"
              render={(field) => <TextField {...field} label={labels.name} isRequired />}
            />
            <FormField
              control={control}
              name="ratePpm"
              render={({ onChange, ...field }) => (
                <RateField
                  {...field}
                  label={labels.ratePpm}
                  onChange={(rate) => onChange(rate ?? 0)}
                />
              )}
            />
          </FieldRow>
          <FormField control={control} name="zone" render={(field) => <ZoneField {...field} />} />
          <FormField
            control={control}
            name="isIncludedInPrice"
            render={({ value, onChange }) => (
              <CheckField isSelected={value} onChange={onChange}>
                {labels.isIncludedInPrice}
              </CheckField>
            )}
          />
          <FormField
            control={control}
            name="isOnShipping"
            render={({ value, onChange }) => (
              <CheckField isSelected={value} onChange={onChange}>
                {labels.isOnShipping}
              </CheckField>
            )}
          />
          <FormField
            control={control}
            name="taxClasses"
            render={({ value, onChange, error }) => (
              <NamesField
                label={labels.taxClasses}
                help={write(texts.classesHelp)}
                error={error}
                value={value ?? []}
                onChange={(names) => onChange(names.length > 0 ? names : null)}
              />
            )}
          />
        </Card>
        <Card title={write(ruleTexts.schedule)}>
          <FieldRow>
            <FormField
              control={control}
              name="validFrom"
              render={(field) => <InstantField {...field} label={labels.validFrom} />}
            />
            <FormField
              control={control}
              name="validUntil"
              render={(field) => <InstantField {...field} label={labels.validUntil} />}
            />
          </FieldRow>
          <p>{write(ruleTexts.scheduleHelp, { zone: zoneName(timeZone) })}</p>
        </Card>
      </Columns>
      <SaveBar edit={edit} labels={labels} />
    </>
  );
}

/** A cart that goes to where the tax is charged. */
function suitingCart({ zone }: TaxFields): SampleCart {
  if (!/^[A-Z]{2}$/.test(zone.country)) return {};
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
