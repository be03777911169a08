import type { DraftOrderContent } from '@sitewright/contract';
import { useSite } from '../../app/office-context.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { FieldRow } from '../../ui/page.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { MoneyField } from '../rules/amount-field.tsx';
import { draftTexts as texts } from './draft-texts.ts';

type Shipping = DraftOrderContent['shipping'];

/** A way of the shop, a price of its own, or the choice of whoever buys. */
export function ShippingFields({
  value,
  onChange,
  error,
  options,
}: {
  value: Shipping;
  onChange: (shipping: Shipping) => void;
  error: string | undefined;
  options: readonly { readonly id: string; readonly name: string }[];
}) {
  const write = useTexts();
  const { currency } = useSite();
  const own = value?.kind === 'own' ? value : undefined;
  const chosen = value?.kind === 'option' ? `option:${value.id}` : (value?.kind ?? 'buyer');
  const choose = (key: string) => {
    if (key === 'buyer') onChange(null);
    else if (key === 'own') onChange({ kind: 'own', name: write(texts.shipping), priceCents: 0 });
    else onChange({ kind: 'option', id: key.slice('option:'.length) });
  };
  return (
    <FieldRow>
      <SelectField
        label={write(texts.shippingKind)}
        value={chosen}
        error={error}
        onChange={choose}
        choices={[
          { value: 'buyer', label: write(texts.buyerChooses) },
          ...options.map(({ id, name }) => ({ value: `option:${id}`, label: name })),
          { value: 'own', label: write(texts.ownShipping) },
        ]}
      />
      {own && (
        <>
          <TextField
            label={write(texts.shippingName)}
            value={own.name}
            maxLength={100}
            onChange={(name) => onChange({ ...own, name })}
          />
          <MoneyField
            label={write(texts.shippingPrice)}
            currency={currency}
            value={own.priceCents}
            onChange={(cents) => onChange({ ...own, priceCents: cents ?? 0 })}
          />
        </>
      )}
    </FieldRow>
  );
}
