import type { LookView } from '@sitewright/contract';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { useSite } from '../../app/office-context.ts';
import { useRead } from '../../data/use-read.ts';
import { useWrite } from '../../data/use-write.ts';
import { FormField } from '../../forms/form-field.tsx';
import { SaveBar } from '../../forms/save-bar.tsx';
import { useEditForm } from '../../forms/use-edit-form.ts';
import { languageOf, useTexts } from '../../texts/use-texts.ts';
import { Card } from '../../ui/page.tsx';
import { FailedState, PendingState } from '../../ui/states.tsx';
import { LookPreview } from '../looks/look-preview.tsx';
import looks from '../looks/looks.module.css';
import type { Settings } from '../settings/use-group-form.ts';
import { useSavedToast } from '../settings/use-saved-toast.ts';
import classes from './tweaks.module.css';
import { TweakField, type SiteTweak } from './tweak-field.tsx';
import { tweakTexts as texts } from './tweak-texts.ts';
import {
  toChange,
  toTweakFailure,
  valuesOf,
  withoutGaps,
  type TweakValues,
} from './tweak-values.ts';

interface TweakFormProps {
  readonly settings: Settings;
  readonly views: readonly LookView[];
}

const reads = [
  'GET /api/sites/:identifier/settings',
  'GET /api/sites/:identifier/palette',
] as const;

/** Colours, distances, headings and buttons of the site, tried on its own pages before they are saved. */
export function TweakForm(props: TweakFormProps) {
  const { identifier } = useSite();
  const read = useRead('GET /api/sites/:identifier/tweaks', { params: { identifier } });
  if (read.state === 'pending') return <PendingState lines={8} />;
  if (read.state === 'failed') return <FailedState failure={read.failure} onRetry={read.refetch} />;
  return <LoadedForm {...props} tweaks={read.answer.tweaks} />;
}

function LoadedForm({
  settings,
  views,
  tweaks,
}: TweakFormProps & { tweaks: readonly SiteTweak[] }) {
  const write = useTexts();
  const language = languageOf(useIntl().locale);
  const { identifier } = useSite();
  const kept = useMemo(() => valuesOf(settings), [settings]);
  const saved = useMemo(
    () => Object.fromEntries(tweaks.map(({ name }) => [name, kept[name] ?? ''])),
    [tweaks, kept],
  );
  const toast = useSavedToast([...reads]);
  const saving = useWrite('POST /api/sites/:identifier/settings/edits', {
    refreshes: [...reads],
    onDone: ({ changes }) => toast(changes),
    onFailed: () => {},
  });
  const edit = useEditForm<Record<string, string>>({
    name: `${identifier}/tweaks`,
    saved,
    onSave: async (changes) => {
      const body = { changes: { 'styles.values': toChange(kept, changes) } };
      return toTweakFailure(await saving.send({ params: { identifier }, body }), changes);
    },
  });
  const { control } = edit.form;
  const typed = useWatch({ control });
  const hrefOf = (view: LookView) => {
    const values = JSON.stringify(withoutGaps({ ...kept, ...(typed as TweakValues) }));
    const base = `/config/sites/${encodeURIComponent(identifier)}/look`;
    return `${base}?${new URLSearchParams({ view, values })}`;
  };
  const say = (words: SiteTweak['title']) => words[language] ?? words['en'] ?? '';
  const palette = tweaks
    .filter(({ kind }) => kind === 'color')
    .map((tweak) => ({ name: say(tweak.title), color: typed[tweak.name] || tweak.value }));
  return (
    <>
      <Card>
        <p className={looks['intro']}>{write(texts.intro)}</p>
        <div className={looks['chooser']}>
          <div>
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
          </div>
          <LookPreview look={write(texts.title)} views={views} hrefOf={hrefOf} />
        </div>
      </Card>
      <SaveBar
        edit={edit}
        labels={Object.fromEntries(tweaks.map(({ name, title }) => [name, say(title)]))}
      />
    </>
  );
}

function byCategory(
  tweaks: readonly SiteTweak[],
  say: (words: SiteTweak['title']) => string,
): [string, SiteTweak[]][] {
  const groups = new Map<string, SiteTweak[]>();
  for (const tweak of tweaks) {
    const category = say(tweak.category);
    groups.set(category, [...(groups.get(category) ?? []), tweak]);
  }
  return [...groups];
}
