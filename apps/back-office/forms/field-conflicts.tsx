import type { FieldValues } from 'react-hook-form';
import { defineTexts } from '../texts/define-texts.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { Banner } from '../ui/states.tsx';
import classes from './save-bar.module.css';
import type { EditForm } from './use-edit-form.ts';

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

/** Fields that two people changed: both versions, and a button for each. */
export function FieldConflicts<Fields extends FieldValues>({
  edit,
  labels,
  printValue = printPlain,
}: {
  edit: EditForm<Fields>;
  labels: Readonly<Record<string, string>>;
  printValue?: (value: unknown, field: string) => string;
}) {
  const write = useTexts();
  const show = (value: unknown, field: string) =>
    value === null || value === '' ? write(texts.empty) : printValue(value, field);
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

function printPlain(value: unknown): string {
  if (Array.isArray(value)) return value.map(printPlain).join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}
