import type { ReactNode } from 'react';
import { useSite } from '../../app/office-context.ts';
import { MeasureField } from '../../measures/measure-field.tsx';
import { nextLimit, type MeasurementStandard } from '../../measures/measures.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { FieldRow } from '../../ui/page.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { MoneyField } from '../rules/amount-field.tsx';
import type { OptionFields } from './option-fields.ts';
import { shippingTexts as texts } from './shipping-texts.ts';

type Pricing = OptionFields['pricing'];

type Beginnings = { readonly [Kind in Pricing['kind']]: Extract<Pricing, { kind: Kind }> };

const beginningsOf = (standard: MeasurementStandard): Beginnings => ({
  flat: { kind: 'flat', priceCents: 500 },
  weight: { kind: 'weight', steps: [{ upToGrams: nextLimit(0, standard), priceCents: 500 }] },
  price: { kind: 'price', steps: [{ fromCents: 0, priceCents: 500 }] },
  item: { kind: 'item', priceCents: 500 },
  pickup: { kind: 'pickup' },
  'local-delivery': { kind: 'local-delivery', priceCents: 500 },
});

/** How a way to ship is priced. */
export function PricingFields({
  value,
  onChange,
  error,
}: {
  value: Pricing;
  onChange: (pricing: Pricing) => void;
  error: string | undefined;
}) {
  const write = useTexts();
  const { currency, measurementStandard: standard } = useSite();
  return (
    <>
      <FieldRow>
        <SelectField
          label={write(texts.pricedBy)}
          value={value.kind}
          error={error}
          onChange={(kind) => onChange(beginningsOf(standard)[kind])}
          choices={[
            { value: 'flat', label: write(texts.flat) },
            { value: 'weight', label: write(texts.weight) },
            { value: 'price', label: write(texts.price) },
            { value: 'item', label: write(texts.item) },
            { value: 'pickup', label: write(texts.pickup) },
            { value: 'local-delivery', label: write(texts.local) },
          ]}
        />
        {value.kind === 'item' && (
          <MoneyField
            label={write(texts.base)}
            currency={currency}
            value={value.baseCents ?? 0}
            onChange={(cents) => onChange({ ...value, baseCents: cents ?? 0 })}
          />
        )}
        {(value.kind === 'flat' || value.kind === 'item' || value.kind === 'local-delivery') && (
          <MoneyField
            label={write(value.kind === 'item' ? texts.eachUnit : texts.amount)}
            currency={currency}
            value={value.priceCents}
            onChange={(cents) => onChange({ ...value, priceCents: cents ?? 0 })}
          />
        )}
      </FieldRow>
      {value.kind === 'weight' && (
        <Steps
          steps={value.steps}
          added={{
            upToGrams: nextLimit(value.steps.at(-1)?.upToGrams ?? 0, standard),
            priceCents: 500,
          }}
          onChange={(steps) => onChange({ ...value, steps })}
          bound={(step, set) => (
            <MeasureField
              kind="weightLimit"
              label={write(texts.upTo)}
              value={step.upToGrams}
              onChange={(upToGrams) => set({ ...step, upToGrams })}
            />
          )}
        />
      )}
      {value.kind === 'price' && (
        <Steps
          steps={value.steps}
          added={{ fromCents: (value.steps.at(-1)?.fromCents ?? 0) + 5000, priceCents: 500 }}
          onChange={(steps) => onChange({ ...value, steps })}
          bound={(step, set) => (
            <MoneyField
              label={write(texts.from)}
              currency={currency}
              value={step.fromCents}
              onChange={(cents) => set({ ...step, fromCents: cents ?? 0 })}
            />
          )}
        />
      )}
    </>
  );
}

function Steps<Step extends { priceCents: number }>({
  steps,
  added,
  onChange,
  bound,
}: {
  steps: readonly Step[];
  added: Step;
  onChange: (steps: Step[]) => void;
  bound: (step: Step, set: (step: Step) => void) => ReactNode;
}) {
  const write = useTexts();
  const { currency } = useSite();
  return (
    <>
      {steps.map((step, index) => {
        const set = (changed: Step) => onChange(steps.with(index, changed));
        return (
          <FieldRow key={index}>
            {bound(step, set)}
            <MoneyField
              label={write(texts.amount)}
              currency={currency}
              value={step.priceCents}
              onChange={(cents) => set({ ...step, priceCents: cents ?? 0 })}
            />
            <Button
              kind="quiet"
              isDisabled={steps.length === 1}
              onPress={() => onChange(steps.filter((_step, at) => at !== index))}
            >
              {write(texts.removeStep, { number: index + 1 })}
            </Button>
          </FieldRow>
        );
      })}
      <div>
        <Button isSmall onPress={() => onChange([...steps, added])}>
          {write(texts.addStep)}
        </Button>
      </div>
    </>
  );
}
