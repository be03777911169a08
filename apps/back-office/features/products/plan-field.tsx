import { writePlanPhrase, type StaffProduct } from '@sitewright/contract';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSite } from '../../app/office-context.ts';
import { defineTexts } from '../../texts/define-texts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { NumberField } from '../../ui/number-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { useWriteMoney } from '../../ui/use-write-money.ts';
import { productTexts } from './product-texts.ts';

const texts = defineTexts({
  once: { en: 'Bought once', de: 'Einmaliger Kauf' },
  WEEK: { en: 'Every week', de: 'Jede Woche' },
  MONTH: { en: 'Every month', de: 'Jeden Monat' },
  YEAR: { en: 'Every year', de: 'Jedes Jahr' },
  other: { en: 'Another interval', de: 'Anderer Zeitraum' },
  every: { en: 'Every how many', de: 'Alle wie viele' },
  unit: { en: 'Weeks, months or years', de: 'Wochen, Monate oder Jahre' },
  weeks: { en: 'Weeks', de: 'Wochen' },
  months: { en: 'Months', de: 'Monate' },
  years: { en: 'Years', de: 'Jahre' },
  ends: { en: 'Ends', de: 'Endet' },
  never: { en: 'When somebody cancels it', de: 'Wenn jemand es kündigt' },
  after: { en: 'After a number of payments', de: 'Nach einer Zahl von Zahlungen' },
  payments: { en: 'Number of payments', de: 'Anzahl der Zahlungen' },
  paysOn: {
    en: 'The buyer pays {phrase}, the first time with the order, until somebody cancels.',
    de: 'Gezahlt wird {phrase}, das erste Mal mit der Bestellung, bis jemand kündigt.',
  },
  pays: {
    en: 'The buyer pays {phrase}: {count, plural, one {one payment, with the order} other {# payments, the first with the order}}, {total} in all. Then it ends by itself.',
    de: 'Gezahlt wird {phrase}: {count, plural, one {eine Zahlung, mit der Bestellung} other {# Zahlungen, die erste mit der Bestellung}}, insgesamt {total}. Danach endet es von selbst.',
  },
});

type Plan = StaffProduct['subscriptionPlan'];
type Unit = NonNullable<Plan>['billingPeriod']['unit'];
type Rhythm = 'once' | Unit | 'other';

const units = ['WEEK', 'MONTH', 'YEAR'] as const satisfies readonly Unit[];
const unitTexts = { WEEK: texts.weeks, MONTH: texts.months, YEAR: texts.years } as const;

/** Longer than this nobody plans. */
const mostUnits = 104;
const mostPayments = 1_200;

/** How often a product is paid and how many times, and what that means to whoever buys it. */
export function PlanField({
  plan,
  priceCents,
  onChange,
}: {
  plan: Plan;
  /** Of one of its variants. */
  priceCents: number;
  onChange: (plan: Plan) => void;
}) {
  const write = useTexts();
  const [isOther, setOther] = useState(plan !== null && plan.billingPeriod.value !== 1);
  const rhythm: Rhythm = !plan ? 'once' : isOther ? 'other' : plan.billingPeriod.unit;
  const numBillingCycles = plan?.numBillingCycles ?? 0;
  const choose = (chosen: Rhythm) => {
    setOther(chosen === 'other');
    if (chosen === 'once') onChange(null);
    else if (chosen === 'other') {
      const unit = plan?.billingPeriod.unit ?? 'MONTH';
      onChange({ billingPeriod: { value: 2, unit }, numBillingCycles });
    } else onChange({ billingPeriod: { value: 1, unit: chosen }, numBillingCycles });
  };
  return (
    <>
      <SelectField<Rhythm>
        label={write(productTexts.subscription)}
        value={rhythm}
        onChange={choose}
        choices={[
          { value: 'once', label: write(texts.once) },
          ...units.map((unit) => ({ value: unit, label: write(texts[unit]) })),
          { value: 'other', label: write(texts.other) },
        ]}
      />
      {plan && (
        <PlanParts plan={plan} isOther={isOther} priceCents={priceCents} onChange={onChange} />
      )}
    </>
  );
}

function PlanParts({
  plan,
  isOther,
  priceCents,
  onChange,
}: {
  plan: NonNullable<Plan>;
  isOther: boolean;
  priceCents: number;
  onChange: (plan: Plan) => void;
}) {
  const write = useTexts();
  const { locale } = useIntl();
  const writeMoney = useWriteMoney(useSite().currency);
  const { billingPeriod, numBillingCycles: count } = plan;
  const phrase = writePlanPhrase(writeMoney(priceCents), plan, { locale });
  return (
    <>
      {isOther && (
        <>
          <NumberField
            label={write(texts.every)}
            bounds={[1, mostUnits]}
            value={billingPeriod.value}
            onChange={(value) => onChange({ ...plan, billingPeriod: { ...billingPeriod, value } })}
          />
          <SelectField<Unit>
            label={write(texts.unit)}
            value={billingPeriod.unit}
            onChange={(unit) => onChange({ ...plan, billingPeriod: { ...billingPeriod, unit } })}
            choices={units.map((value) => ({ value, label: write(unitTexts[value]) }))}
          />
        </>
      )}
      <SelectField<'never' | 'after'>
        label={write(texts.ends)}
        value={count === 0 ? 'never' : 'after'}
        onChange={(ends) => onChange({ ...plan, numBillingCycles: ends === 'never' ? 0 : 12 })}
        choices={[
          { value: 'never', label: write(texts.never) },
          { value: 'after', label: write(texts.after) },
        ]}
      />
      {count > 0 && (
        <NumberField
          label={write(texts.payments)}
          bounds={[1, mostPayments]}
          value={count}
          onChange={(numBillingCycles) => onChange({ ...plan, numBillingCycles })}
        />
      )}
      <p>
        {count === 0
          ? write(texts.paysOn, { phrase })
          : write(texts.pays, { phrase, count, total: writeMoney(priceCents * count) })}
      </p>
    </>
  );
}
