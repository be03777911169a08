import type { CallFailure } from '@sitewright/contract';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { useSite } from '../../app/office-context.ts';
import { useWrite } from '../../data/use-write.ts';
import { useEditForm, type EditChanges, type EditForm } from '../../forms/use-edit-form.ts';
import { languageOf } from '../../texts/use-texts.ts';
import type { PaletteColor } from '../../ui/color-panel.tsx';
import type { Settings } from '../settings/use-group-form.ts';
import { useSavedToast } from '../settings/use-saved-toast.ts';
import type { SiteTweak } from './tweak-field.tsx';
import {
  toChange,
  toTweakFailure,
  valuesOf,
  withoutGaps,
  type TweakValues,
} from './tweak-values.ts';

const reads = [
  'GET /api/sites/:identifier/settings',
  'GET /api/sites/:identifier/palette',
  'GET /api/sites/:identifier/fonts',
] as const;

/** Fonts stand in the same form beside the tweaks: `GROUP:FIELD`, for a form takes dots for paths. */
export const fontFieldNames = ['fonts:heading', 'fonts:body'] as const;

/** What was changed of the look, in a form. */
export interface StyleForm {
  readonly edit: EditForm<Record<string, string>>;
  /** What stands in the form, by the names of tweaks; empty: the look's. */
  readonly typed: Readonly<Record<string, string | undefined>>;
  /** All that would be saved of the look, and what waits for another theme. */
  readonly values: TweakValues;
  /** The colours of the site as they stand in the form. */
  readonly palette: readonly PaletteColor[];
  readonly say: (words: SiteTweak['title']) => string;
  /** What fields are called, for conflicts. */
  readonly labels: Readonly<Record<string, string>>;
}

/** @param fonts the settings of fonts that are changed in the same form, with what they are called */
export function useStyleForm(
  settings: Settings,
  tweaks: readonly SiteTweak[],
  fonts: Readonly<Partial<Record<(typeof fontFieldNames)[number], string>>> = {},
): StyleForm {
  const language = languageOf(useIntl().locale);
  const { identifier } = useSite();
  const kept = useMemo(() => valuesOf(settings), [settings]);
  const names = Object.keys(fonts).join(' ');
  const saved = useMemo(
    () => ({
      ...Object.fromEntries(tweaks.map(({ name }) => [name, kept[name] ?? ''])),
      ...fontsOf(settings, names.split(' ')),
    }),
    [settings, tweaks, kept, names],
  );
  const toast = useSavedToast([...reads]);
  const saving = useWrite('POST /api/sites/:identifier/settings/edits', {
    refreshes: [...reads],
    onDone: ({ changes }) => toast(changes),
    onFailed: () => {},
  });
  const edit = useEditForm<Record<string, string>>({
    name: `${identifier}/tweaks${names === '' ? '' : '-and-fonts'}`,
    saved,
    onSave: async (changes) => {
      const [ofFonts, ofTweaks] = splitChanges(changes);
      const body = {
        changes: {
          ...byName(ofFonts, ':', '.'),
          ...(Object.keys(ofTweaks).length > 0 && { 'styles.values': toChange(kept, ofTweaks) }),
        },
      };
      const failure = await saving.send({ params: { identifier }, body });
      return toFormFailure(failure, ofTweaks);
    },
  });
  const typed = useWatch({ control: edit.form.control });
  const say = (words: SiteTweak['title']) => words[language] ?? words['en'] ?? '';
  const now = ofTweaks({ ...kept, ...typed });
  return {
    edit,
    typed,
    values: withoutGaps(now),
    palette: tweaks
      .filter(({ kind }) => kind === 'color')
      .map((tweak) => ({ name: say(tweak.title), color: typed[tweak.name] || tweak.value })),
    say,
    labels: {
      ...Object.fromEntries(tweaks.map(({ name, title }) => [name, say(title)])),
      ...fonts,
    },
  };
}

/** A refusal by the names of fields: each tweak that was changed, and the fonts. */
function toFormFailure(
  failure: CallFailure | undefined,
  ofTweaks: EditChanges,
): CallFailure | undefined {
  if (!failure?.conflicts) return failure;
  const { 'styles.values': whole, ...others } = failure.conflicts;
  const conflicts = {
    ...byName(others, '.', ':'),
    ...(whole && toTweakFailure(failure, ofTweaks)?.conflicts),
  };
  return { ...failure, conflicts };
}

/** The same by names that are written another way. */
function byName<Value>(
  table: Readonly<Record<string, Value>>,
  from: string,
  to: string,
): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(table).map(([name, value]) => [name.replace(from, to), value]),
  );
}

function fontsOf(settings: Settings, names: readonly string[]): Record<string, string> {
  const found = settings.flatMap(({ group, field, value }) => {
    const name = `${group}:${field}`;
    return names.includes(name) && typeof value === 'string' ? [[name, value] as const] : [];
  });
  return Object.fromEntries(found);
}

/** Those of fonts, and those of tweaks. */
function splitChanges(changes: EditChanges): readonly [EditChanges, EditChanges] {
  const entries = Object.entries(changes);
  return [
    Object.fromEntries(entries.filter(([name]) => name.includes(':'))),
    Object.fromEntries(entries.filter(([name]) => !name.includes(':'))),
  ];
}

function ofTweaks(values: Readonly<Record<string, string | undefined>>): TweakValues {
  const entries = Object.entries(values).map(([name, value]) => [name, value ?? ''] as const);
  return Object.fromEntries(entries.filter(([name]) => !name.includes(':')));
}
