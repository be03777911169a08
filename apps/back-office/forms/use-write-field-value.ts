import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { useSite } from '../app/office-context.ts';
import { useMeasures } from '../measures/use-measures.ts';
import { defineTexts } from '../texts/define-texts.ts';
import { useTexts } from '../texts/use-texts.ts';
import { localeName } from '../ui/locale-names.ts';
import { useWriteMoney } from '../ui/use-write-money.ts';
import { fullZoneName } from '../ui/zone-name.ts';

const texts = defineTexts({
  yes: { en: 'yes', de: 'ja' },
  no: { en: 'no', de: 'nein' },
});

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

/**
 * Writes a value of a field in the words of the reader. Its name tells what it is: `priceCents` is
 * money of the site, `weightGrams` a weight and `lengthMm` a length in its units, `ratePpm` a share,
 * `locale` a language, `timeZone` a zone. What has parts is written as JSON.
 */
export function useWriteFieldValue(): (field: string, value: unknown) => string {
  const write = useTexts();
  const intl = useIntl();
  const { currency, timeZone } = useSite();
  const writeMoney = useWriteMoney(currency);
  const measures = useMeasures();
  return useCallback(
    (field, value) => {
      if (typeof value === 'boolean') return write(value ? texts.yes : texts.no);
      if (typeof value === 'number') {
        if (field.endsWith('Cents')) return writeMoney(value);
        if (field.endsWith('Grams')) return measures.say('weight', value);
        if (field.endsWith('Mm')) return measures.say('length', value);
        if (field.endsWith('Ppm')) {
          return intl.formatNumber(value / 1e6, { style: 'percent', maximumFractionDigits: 4 });
        }
        return intl.formatNumber(value);
      }
      if (typeof value !== 'string') return JSON.stringify(value);
      if (field === 'locale') return localeName(value, intl.locale);
      if (field === 'timeZone') return fullZoneName(value, intl.locale);
      return instant.test(value)
        ? intl.formatDate(value, { timeZone, dateStyle: 'medium', timeStyle: 'short' })
        : value;
    },
    [write, intl, timeZone, writeMoney, measures],
  );
}
