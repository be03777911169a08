/** Amounts, days and rates as one paper writes them. */
import { PPM, formatMoney } from '@sitewright/commerce';
import { readPaperWords, type PaperWords } from '@sitewright/contract';
import type { PaperNotation } from '../paper-content.ts';

export interface PaperWriter {
  words: PaperWords;
  /** BCP 47 of the words. */
  locale: string;
  money: (amountCents: number) => string;
  day: (instant: string) => string;
  /** Of parts per million. */
  rate: (ratePpm: number) => string;
}

/** Writes in the language of the paper where it has words, else in English. */
export function createPaperWriter({
  currency,
  timeZone,
  money,
  ...notation
}: PaperNotation): PaperWriter {
  const { words, locale } = readPaperWords(notation.locale);
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone });
  const rates = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 4 });
  return {
    words,
    locale,
    money: (amountCents) =>
      formatMoney({ amountCents, currencyCode: currency }, { notation: money }),
    day: (instant) => days.format(new Date(instant)),
    rate: (ratePpm) => rates.format(ratePpm / PPM),
  };
}
