import { useSite } from '../../app/office-context.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { FieldRow } from '../../ui/page.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { CountField, MoneyField, RateField } from '../rules/amount-field.tsx';
import type { DiscountFields } from './discount-fields.ts';
import { discountTexts as texts } from './discount-texts.ts';

type Benefit = DiscountFields['benefit'];

/** What a benefit of each kind begins with. */
const beginnings: { [Kind in Benefit['kind']]: Extract<Benefit, { kind: Kind }> } = {
  percent: { kind: 'percent', ratePpm: 100_000 },
  fixed: { kind: 'fixed', amountCents: 500 },
  'free-shipping': { kind: 'free-shipping' },
  'buy-x-get-y': { kind: 'buy-x-get-y', buyQuantity: 2, getQuantity: 1 },
};

/** What a discount takes off. */
export function DiscountBenefitFields({
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
    <>
      <FieldRow>
        <SelectField
          label={write(texts.benefit)}
          value={value.kind}
          onChange={(kind) => onChange(beginnings[kind])}
          error={error}
          choices={[
            { value: 'percent', label: write(texts.percent) },
            { value: 'fixed', label: write(texts.fixed) },
            { value: 'free-shipping', label: write(texts.freeShipping) },
            { value: 'buy-x-get-y', label: write(texts.buyXGetY) },
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
        {(value.kind === 'percent' || value.kind === 'fixed') && (
          <SelectField
            label={write(texts.scope)}
            value={value.scope ?? 'goods'}
            onChange={(scope) => onChange({ ...value, scope })}
            choices={[
              { value: 'goods', label: write(texts.goods) },
              { value: 'shipping', label: write(texts.shipping) },
              { value: 'all', label: write(texts.both) },
            ]}
          />
        )}
      </FieldRow>
      {value.kind === 'buy-x-get-y' && <BuyXGetYFields value={value} onChange={onChange} />}
    </>
  );
}

function BuyXGetYFields({
  value,
  onChange,
}: {
  value: Extract<Benefit, { kind: 'buy-x-get-y' }>;
  onChange: (benefit: Benefit) => void;
}) {
  const write = useTexts();
  const { ratePpm, maxTimes, ...rest } = value;
  return (
    <FieldRow>
      <CountField
        label={write(texts.buyQuantity)}
        value={value.buyQuantity}
        onChange={(count) => onChange({ ...value, buyQuantity: count ?? 0 })}
      />
      <CountField
        label={write(texts.getQuantity)}
        value={value.getQuantity}
        onChange={(count) => onChange({ ...value, getQuantity: count ?? 0 })}
      />
      <RateField
        label={write(texts.getRate)}
        help={write(texts.getRateHelp)}
        value={ratePpm ?? null}
        onChange={(rate) =>
          onChange({
            ...rest,
            ...(maxTimes !== undefined && { maxTimes }),
            ...(rate !== null && { ratePpm: rate }),
          })
        }
      />
      <CountField
        label={write(texts.maxTimes)}
        help={write(texts.noLimit)}
        value={maxTimes ?? null}
        onChange={(count) =>
          onChange({
            ...rest,
            ...(ratePpm !== undefined && { ratePpm }),
            ...(count !== null && { maxTimes: count }),
          })
        }
      />
    </FieldRow>
  );
}
