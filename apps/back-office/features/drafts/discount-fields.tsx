import type { DraftOrderContent } from '@sitewright/contract';
import { useSite } from '../../app/office-context.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { FieldRow } from '../../ui/page.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { MoneyField, RateField } from '../rules/amount-field.tsx';
import { draftTexts as texts } from './draft-texts.ts';

type Discount = DraftOrderContent['discount'];

const beginnings: { readonly [Kind in 'none' | 'percent' | 'fixed']: Discount } = {
  none: null,
  percent: { kind: 'percent', ratePpm: 100_000, reason: '' },
  fixed: { kind: 'fixed', amountCents: 500, reason: '' },
};

/** What goes off the goods, and why. */
export function DiscountFields({
  value,
  onChange,
  error,
}: {
  value: Discount;
  onChange: (discount: Discount) => void;
  error: string | undefined;
}) {
  const write = useTexts();
  const { currency } = useSite();
  return (
    <FieldRow>
      <SelectField
        label={write(texts.discountKind)}
        value={value?.kind ?? 'none'}
        error={error}
        onChange={(kind) => onChange(beginnings[kind])}
        choices={[
          { value: 'none', label: write(texts.noDiscount) },
          { value: 'percent', label: write(texts.percent) },
          { value: 'fixed', label: write(texts.fixed) },
        ]}
      />
      {value?.kind === 'percent' && (
        <RateField
          label={write(texts.off)}
          value={value.ratePpm}
          onChange={(rate) => onChange({ ...value, ratePpm: rate ?? 0 })}
        />
      )}
      {value?.kind === 'fixed' && (
        <MoneyField
          label={write(texts.off)}
          currency={currency}
          value={value.amountCents}
          onChange={(cents) => onChange({ ...value, amountCents: cents ?? 0 })}
        />
      )}
      {value && (
        <TextField
          label={write(texts.reason)}
          value={value.reason}
          maxLength={200}
          onChange={(reason) => onChange({ ...value, reason })}
        />
      )}
    </FieldRow>
  );
}
