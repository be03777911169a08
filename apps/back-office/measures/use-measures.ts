import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useSite } from '../app/office-context.ts';
import { useTexts } from '../texts/use-texts.ts';
import { measureFaultTexts } from './measure-texts.ts';
import {
  readMeasure,
  unitOf,
  writeMeasure,
  type MeasureKind,
  type MeasurementStandard,
  type MeasureUnit,
} from './measures.ts';

/** What somebody typed for a measure: whole grams or millimetres, or what is wrong with it, in words. */
type TypedMeasure = { readonly value: number } | { readonly error: string };

/** Measures in the units of the site, as the reader writes numbers. */
export interface Measures {
  readonly standard: MeasurementStandard;
  readonly unitOf: (kind: MeasureKind) => MeasureUnit;
  /** For a field, without its unit. */
  readonly write: (kind: MeasureKind, amount: number) => string;
  /** For a sentence: `1,250 g`, `2.76 lb`. */
  readonly say: (kind: MeasureKind, amount: number) => string;
  readonly read: (
    kind: MeasureKind,
    typed: string,
    bounds?: { readonly present?: number; readonly most?: number },
  ) => TypedMeasure;
}

/** See {@link Measures}. */
export function useMeasures(): Measures {
  const { measurementStandard: standard } = useSite();
  const intl = useIntl();
  const write = useTexts();
  return useMemo(() => {
    const writing = { standard, locale: intl.locale };
    return {
      standard,
      unitOf: (kind) => unitOf(kind, standard),
      write: (kind, amount) => writeMeasure(kind, amount, writing),
      say: (kind, amount) => {
        const number = Number(writeMeasure(kind, amount, { standard, locale: 'en' }));
        const shown = intl.formatNumber(number, { maximumFractionDigits: 4 });
        return `${shown}\u00A0${unitOf(kind, standard)}`;
      },
      read: (kind, typed, bounds) => {
        const read = readMeasure(kind, typed, { ...writing, ...bounds });
        return 'fault' in read ? { error: write(measureFaultTexts[read.fault]) } : read;
      },
    };
  }, [standard, intl, write]);
}
