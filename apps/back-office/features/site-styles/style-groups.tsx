import { lazy, Suspense } from 'react';
import { FormField } from '../../forms/form-field.tsx';
import { TweakField, type SiteTweak } from './tweak-field.tsx';
import classes from './tweaks.module.css';
import type { StyleForm } from './use-style-form.ts';

// What reckons with colours comes with them.
const PaletteFields = lazy(async () => ({
  default: (await import('./palette/palette-fields.tsx')).PaletteFields,
}));

/** What palettes are made of: a theme without them gets none. */
const needed = ['background-color', 'text-color', 'accent-color'];

/** The fields of a theme by category, those of its colours with proposals for all of them. */
export function StyleGroups({
  form: { edit, typed, palette, say },
  tweaks,
}: {
  form: StyleForm;
  tweaks: readonly SiteTweak[];
}) {
  const { control, setValue } = edit.form;
  const names = new Set(tweaks.map(({ name }) => name));
  const accent = tweaks.find(({ name }) => name === 'accent-color');
  const chosenAccent = typed['accent-color'] || accent?.value || '';
  return (
    <>
      {needed.every((name) => names.has(name)) && /^#[\da-f]{6}$/i.test(chosenAccent) && (
        <Suspense>
          <PaletteFields
            tweaks={names}
            values={typed}
            accent={chosenAccent}
            palette={palette}
            onTake={(values) => {
              for (const [name, value] of Object.entries(values)) {
                setValue(name, value, { shouldDirty: true });
              }
            }}
          />
        </Suspense>
      )}
      {byCategory(tweaks, say).map(([category, own]) => (
        <details key={category} className={classes['group']}>
          <summary>{category}</summary>
          {own.map((tweak) => (
            <FormField
              key={tweak.name}
              control={control}
              name={tweak.name}
              render={({ value, onChange }) => (
                <TweakField
                  tweak={tweak}
                  label={say(tweak.title)}
                  value={value}
                  palette={palette}
                  onChange={onChange}
                />
              )}
            />
          ))}
        </details>
      ))}
    </>
  );
}

function byCategory(tweaks: readonly SiteTweak[], say: StyleForm['say']): [string, SiteTweak[]][] {
  const groups = new Map<string, SiteTweak[]>();
  for (const tweak of tweaks) {
    const category = say(tweak.category);
    groups.set(category, [...(groups.get(category) ?? []), tweak]);
  }
  return [...groups];
}
