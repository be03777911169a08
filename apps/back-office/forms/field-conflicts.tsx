import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { defineTexts } from '../texts/define-texts.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { Banner } from '../ui/states.tsx';
import classes from './save-bar.module.css';
import type { EditForm } from './use-edit-form.ts';
import { useWriteFieldValue } from './use-write-field-value.ts';

const texts = defineTexts({
  changed: {
    en: 'Somebody else changed {field} meanwhile.',
    de: '{field} wurde inzwischen von jemand anderem geändert.',
  },
  theirs: { en: 'Theirs', de: 'Deren Fassung' },
  yours: { en: 'Yours', de: 'Ihre Fassung' },
  keepTheirs: { en: 'Keep theirs', de: 'Deren behalten' },
  keepYours: { en: 'Keep yours', de: 'Ihre behalten' },
  empty: { en: 'empty', de: 'leer' },
});

/** How a form shows a value in its own words; undefined: as {@link useWriteFieldValue} does. */
export type PrintValue = (value: unknown, field: string) => ReactNode;

/** Fields that two people changed: both versions, and a button for each. */
export function FieldConflicts<Fields extends FieldValues>({
  edit,
  labels,
  printValue,
}: {
  edit: EditForm<Fields>;
  labels: Readonly<Record<string, string>>;
  printValue?: PrintValue;
}) {
  const write = useTexts();
  const writeValue = useWriteFieldValue();
  const isEmpty = (value: unknown) =>
    value === null || value === '' || (Array.isArray(value) && value.length === 0);
  const print = (value: unknown, field: string): string =>
    Array.isArray(value)
      ? value.map((one) => print(one, field)).join(', ')
      : writeValue(field, value);
  const show = (value: unknown, field: string) =>
    isEmpty(value) ? write(texts.empty) : (printValue?.(value, field) ?? print(value, field));
  return Object.entries(edit.conflicts).map(([field, { theirs, yours }]) => (
    <Banner key={field} tone="warning">
      <div className={classes['conflict']}>
        <strong>{write(texts.changed, { field: labels[field] ?? field })}</strong>
        <div className={classes['versions']}>
          <div className={classes['version']}>
            <span className={classes['whose']}>{write(texts.theirs)}</span>
            {show(theirs, field)}
            <Button isSmall onPress={() => edit.settle(field, 'theirs')}>
              {write(texts.keepTheirs)}
            </Button>
          </div>
          <div className={classes['version']}>
            <span className={classes['whose']}>{write(texts.yours)}</span>
            {show(yours, field)}
            <Button isSmall onPress={() => edit.settle(field, 'yours')}>
              {write(texts.keepYours)}
            </Button>
          </div>
        </div>
      </div>
    </Banner>
  ));
}
