import { factsOfCountry } from '@sitewright/commerce';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useTexts } from '../../texts/use-texts.ts';
import { CheckField } from '../../ui/check-field.tsx';
import { languageCodes } from '../../ui/language-codes.ts';
import { Card, FieldRow } from '../../ui/page.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { ZoneField } from '../../ui/zone-field.tsx';
import { CountryField } from '../rules/country-field.tsx';
import { useCurrencyChoices } from '../rules/use-currency-choices.ts';
import { followCountry, shippingOf } from './new-site-fields.ts';
import { newSiteTexts as texts } from './new-site-texts.ts';
import classes from './new-site.module.css';
import type { NewSitePart } from './use-new-site.ts';

/** The country and what follows from it. */
export function PlaceCard({ fields, change, errors }: NewSitePart) {
  const write = useTexts();
  const { locale } = useIntl();
  const { country, currency, language, timeZone } = fields;
  const currencyChoices = useCurrencyChoices();
  const names = useMemo(() => new Intl.DisplayNames([locale], { type: 'language' }), [locale]);
  const languageName = (code: string) => names.of(code) ?? code;
  const spoken = factsOfCountry(country).locales.map((tag) => new Intl.Locale(tag).language);
  const offered = [...new Set([language, ...spoken, ...languageCodes])];
  return (
    <Card title={write(texts.place)}>
      <FieldRow>
        <CountryField
          key={country}
          label={write(texts.country)}
          value={country}
          error={errors['country']}
          onChange={(code) => change(followCountry(code, timeZone))}
        />
        <SelectField
          label={write(texts.currency)}
          value={currency}
          choices={currencyChoices}
          onChange={(code) => change({ currency: code, ...shippingOf(code, language) })}
        />
      </FieldRow>
      <FieldRow>
        <SelectField
          label={write(texts.language)}
          value={language}
          error={errors['locale']}
          choices={offered.map((code) => ({ value: code, label: languageName(code) }))}
          onChange={(code) => change({ language: code })}
        />
        <SelectField
          label={write(texts.units)}
          value={fields.units}
          choices={[
            { value: 'metric', label: write(texts.metric) },
            { value: 'imperial', label: write(texts.imperial) },
          ]}
          onChange={(units) => change({ units })}
        />
      </FieldRow>
      <ZoneField
        label={write(texts.timeZone)}
        value={timeZone}
        error={errors['timeZone']}
        onChange={(zone) => change({ timeZone: zone })}
      />
      {spoken.length > 1 && (
        <div>
          {spoken
            .filter((code) => code !== language)
            .map((code) => (
              <CheckField
                key={code}
                isSelected={fields.otherLanguages.includes(code)}
                onChange={(isOn) =>
                  change({
                    otherLanguages: isOn
                      ? [...fields.otherLanguages, code]
                      : fields.otherLanguages.filter((other) => other !== code),
                  })
                }
              >
                {`${write(texts.others)} ${languageName(code)}`}
              </CheckField>
            ))}
        </div>
      )}
      <Written {...{ country, currency, language, timeZone }} />
    </Card>
  );
}

/** How the site writes money and dates. */
function Written({
  country,
  currency,
  language,
  timeZone,
}: Record<'country' | 'currency' | 'language' | 'timeZone', string>) {
  const write = useTexts();
  const { locale } = useIntl();
  const site = `${language}-${country}`;
  const [now] = useState(() => new Date());
  const days = { sunday: 4, monday: 5, saturday: 3 } as const;
  const day = new Date(Date.UTC(2026, 0, days[factsOfCountry(country).firstDay]));
  return (
    <p className={classes['muted']}>
      {write(texts.written, {
        amount: new Intl.NumberFormat(site, { style: 'currency', currency }).format(1234.5),
        date: new Intl.DateTimeFormat(site, { dateStyle: 'short', timeZone }).format(now),
        day: new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(day),
      })}
    </p>
  );
}
