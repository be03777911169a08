import { useTexts } from '../../texts/use-texts.ts';
import { SwitchField } from '../../ui/check-field.tsx';
import { Card, FieldRow } from '../../ui/page.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { MoneyField } from '../rules/amount-field.tsx';
import { useCountryName } from '../rules/country-field.tsx';
import type { NewShippingLine } from './new-site-fields.ts';
import { newSiteTexts as texts } from './new-site-texts.ts';
import classes from './new-site.module.css';
import type { NewSitePart } from './use-new-site.ts';

/** The ways to ship that the shop will begin with, as they will be saved. */
export function ShippingCard({ fields, change }: NewSitePart) {
  const write = useTexts();
  const countryName = useCountryName();
  const { currency, country, shipsHome, shipsAbroad } = fields;
  return (
    <Card title={write(texts.shipping)}>
      <ShippingLine
        where={write(texts.inside, { country: countryName(country) })}
        line={shipsHome}
        currency={currency}
        onChange={(line) => change({ shipsHome: line })}
      />
      <ShippingLine
        where={write(texts.abroad)}
        line={shipsAbroad}
        currency={currency}
        onChange={(line) => change({ shipsAbroad: line })}
      />
    </Card>
  );
}

function ShippingLine({
  where,
  line,
  currency,
  onChange,
}: {
  where: string;
  line: NewShippingLine;
  currency: string;
  onChange: (line: NewShippingLine) => void;
}) {
  const write = useTexts();
  return (
    <fieldset aria-label={where} className={classes['lines']}>
      <SwitchField isSelected={line.isOn} onChange={(isOn) => onChange({ ...line, isOn })}>
        {where}
      </SwitchField>
      {line.isOn && (
        <FieldRow>
          <TextField
            label={write(texts.optionName)}
            value={line.name}
            maxLength={200}
            onChange={(name) => onChange({ ...line, name })}
          />
          <MoneyField
            key={currency}
            label={write(texts.price)}
            currency={currency}
            value={line.priceCents}
            onChange={(priceCents) => onChange({ ...line, priceCents: priceCents ?? 0 })}
          />
        </FieldRow>
      )}
    </fieldset>
  );
}
