import {
  PPM,
  ppmToPercent,
  factsOfCountry,
  listCountryTaxes,
  listEuVatRules,
} from '@sitewright/commerce';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useTexts } from '../../texts/use-texts.ts';
import { SwitchField } from '../../ui/check-field.tsx';
import { Card, FieldRow } from '../../ui/page.tsx';
import { RateField } from '../rules/amount-field.tsx';
import { NamesField } from '../../ui/names-field.tsx';
import type { NewSiteFields } from './new-site-fields.ts';
import { newSiteTexts as texts } from './new-site-texts.ts';
import classes from './new-site.module.css';
import type { NewSitePart } from './use-new-site.ts';

/** The taxes that the shop will begin with, as they will be saved. */
export function TaxCard({ fields, change, errors }: NewSitePart) {
  const write = useTexts();
  const { country, chargesTax } = fields;
  const isInEu = factsOfCountry(country).isInEu;
  const presets = listCountryTaxes(country);
  const isKnown = isInEu || country === 'US' || presets.length > 0;
  return (
    <Card title={write(texts.taxes)}>
      {!isKnown && <p className={classes['muted']}>{write(texts.noPreset)}</p>}
      {isKnown && country !== 'US' && (
        <SwitchField
          isSelected={chargesTax}
          onChange={(isOn) => change({ chargesTax: isOn })}
          help={write(texts.chargesHelp)}
        >
          {write(texts.charges)}
        </SwitchField>
      )}
      {isKnown && !chargesTax && country !== 'US' && (
        <p className={classes['muted']}>{write(texts.noTax)}</p>
      )}
      {chargesTax && isInEu && <EuTaxes fields={fields} change={change} />}
      {country === 'US' && (
        <NamesField
          label={write(texts.usStates)}
          help={write(texts.usStatesHelp)}
          value={fields.states}
          error={errors['taxRates']}
          onChange={(names) => {
            const states = names.map((name) => name.toUpperCase());
            change({ states, chargesTax: states.length > 0 });
          }}
        />
      )}
      {chargesTax && presets.length > 0 && (
        <>
          <FieldRow>
            {fields.taxes.map((tax, index) => (
              <RateField
                // Taxes have no ids yet, and their order stays.
                // oxlint-disable-next-line react/no-array-index-key
                key={index}
                label={tax.name}
                value={tax.ratePpm}
                error={errors[`taxRules.${index}.ratePpm`]}
                onChange={(ratePpm) =>
                  change({
                    taxes: fields.taxes.map((other, at) =>
                      at === index ? withRate(other, ratePpm ?? 0) : other,
                    ),
                  })
                }
              />
            ))}
          </FieldRow>
          <p className={classes['muted']}>
            {write(presets[0]?.isIncludedInPrice ? texts.inPrice : texts.onTop)}{' '}
            {write(texts.checked)}
          </p>
        </>
      )}
    </Card>
  );
}

/** A rate stands in the name too. */
function withRate({ name }: NewSiteFields['taxes'][number], ratePpm: number) {
  return { name: name.replace(/[\d.]+ %$/, `${ppmToPercent(ratePpm)} %`), ratePpm };
}

function EuTaxes({ fields, change }: Pick<NewSitePart, 'fields' | 'change'>) {
  const write = useTexts();
  const intl = useIntl();
  const { country: homeCountry, isOneStopShop } = fields;
  const [now] = useState(() => Date.now());
  const rates = listEuVatRules({ homeCountry, isOneStopShop: false })
    .filter(({ zone }) => zone.country === homeCountry)
    .filter(
      ({ validFrom, validUntil }) => (validFrom ?? 0) <= now && now < (validUntil ?? Infinity),
    )
    .map(({ ratePpm }) => ratePpm);
  const told = [...new Set(rates)].map((ppm) =>
    intl.formatNumber(ppm / PPM, { style: 'percent', maximumFractionDigits: 2 }),
  );
  return (
    <>
      <p className={classes['muted']}>
        {write(isOneStopShop ? texts.euOneStop : texts.euHome, {
          rates: intl.formatList(told, { type: 'conjunction' }),
        })}{' '}
        {write(texts.checked)}
      </p>
      <SwitchField
        isSelected={isOneStopShop}
        onChange={(isOn) => change({ isOneStopShop: isOn })}
        help={write(texts.oneStopHelp)}
      >
        {write(texts.oneStop)}
      </SwitchField>
    </>
  );
}
