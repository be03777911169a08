import type { CallAnswer, CallFailure, ThemeLook } from '@sitewright/contract';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useSite } from '../../app/office-context.ts';
import { useRead } from '../../data/use-read.ts';
import { useWrite } from '../../data/use-write.ts';
import { FormField } from '../../forms/form-field.tsx';
import { SaveBar } from '../../forms/save-bar.tsx';
import { useEditForm, type EditChanges } from '../../forms/use-edit-form.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Card, Page } from '../../ui/page.tsx';
import { FailedState, PendingState } from '../../ui/states.tsx';
import { listLooks, lookKey, lookOfKey, type LookChoice } from './look-choices.ts';
import { LookPicker } from './look-picker.tsx';
import { LookPreview } from './look-preview.tsx';
import { lookTexts as texts } from './look-texts.ts';
import classes from './looks.module.css';

const reads = ['GET /api/sites/:identifier/theme'] as const;

type Theme = CallAnswer<(typeof reads)[0]>;

/** The look of the site, chosen among all with a preview of its own pages. */
export function Screen() {
  const write = useTexts();
  const { identifier } = useSite();
  const read = useRead(reads[0], { params: { identifier } });
  return (
    <Page title={write(texts.title)}>
      {read.state === 'pending' && <PendingState lines={12} />}
      {read.state === 'failed' && <FailedState failure={read.failure} onRetry={read.refetch} />}
      {read.state === 'success' && <LookForm theme={read.answer} />}
    </Page>
  );
}

function LookForm({ theme: { themes, look, views } }: { theme: Theme }) {
  const write = useTexts();
  const { identifier } = useSite();
  const fields = useMemo(() => ({ look: lookKey(look.theme, look.preset) }), [look]);
  const saved = fields.look;
  const known = listLooks(themes);
  const own: LookChoice = {
    key: saved,
    theme: look.theme,
    preset: '',
    title: write(texts.own),
    description: { en: write(texts.ownHelp), de: write(texts.ownHelp) },
    swatch: null,
  };
  const looks = known.some(({ key }) => key === saved) ? known : [own, ...known];
  const saving = useWrite('PUT /api/sites/:identifier/theme', {
    // Menus, layouts and kinds of pages are those of the theme.
    refreshes: [
      ...reads,
      'GET /api/sites/:identifier/pages',
      'GET /api/sites/:identifier/pages/:id/fields',
      'GET /api/commondata/GetSiteLayout',
    ],
    onFailed: () => {},
  });
  const edit = useEditForm({
    name: `${identifier}/theme`,
    saved: fields,
    onSave: async (changes: EditChanges) => {
      const wanted = looks.find(({ key }) => key === changes['look']?.to);
      if (!wanted) return undefined;
      const { theme, preset } = wanted;
      const from = lookOfKey(String(changes['look']?.from));
      return withKeys(await saving.send({ params: { identifier }, body: { theme, preset, from } }));
    },
  });
  const { control } = edit.form;
  const chosenKey = useWatch({ control, name: 'look' });
  const chosen = looks.find(({ key }) => key === chosenKey) ?? looks[0];
  const hrefOf = (view: string) => {
    const isSaved = chosen === undefined || chosen.key === saved;
    // `of` is read by nobody: the frame loads anew once another look is saved.
    const asked: Record<string, string> = isSaved
      ? { view, of: saved }
      : { view, theme: chosen.theme, preset: chosen.preset };
    const base = `/config/sites/${encodeURIComponent(identifier)}/look`;
    return `${base}?${new URLSearchParams(asked)}`;
  };
  return (
    <>
      <Card>
        <p className={classes['intro']}>{write(texts.intro)}</p>
        <div className={classes['chooser']}>
          <FormField
            control={control}
            name="look"
            render={({ value, onChange, error }) => (
              <LookPicker
                label={write(texts.look)}
                looks={looks}
                value={value}
                error={error}
                onChange={({ key }) => onChange(key)}
              />
            )}
          />
          <LookPreview look={chosen?.title ?? ''} views={views} hrefOf={hrefOf} />
        </div>
      </Card>
      <SaveBar
        edit={edit}
        labels={{ look: write(texts.look) }}
        printValue={(key) => looks.find((one) => one.key === key)?.title ?? String(key)}
      />
    </>
  );
}

/** A conflict as the form knows looks: by one word. */
function withKeys(failure: CallFailure | undefined): CallFailure | undefined {
  const { look } = failure?.conflicts ?? {};
  if (!failure || !look) return failure;
  const keyOf = (side: unknown) => {
    const { theme, preset } = side as ThemeLook;
    return lookKey(theme, preset);
  };
  const conflicts = { look: { theirs: keyOf(look.theirs), yours: keyOf(look.yours) } };
  return { ...failure, conflicts };
}
