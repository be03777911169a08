import type { CallAnswer, CallFailure, LookView } from '@sitewright/contract';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useSite } from '../../app/office-context.ts';
import { useRead } from '../../data/use-read.ts';
import { useWrite } from '../../data/use-write.ts';
import { FormField } from '../../forms/form-field.tsx';
import { SaveBar } from '../../forms/save-bar.tsx';
import { useEditForm } from '../../forms/use-edit-form.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Card, Page } from '../../ui/page.tsx';
import { FailedState, PendingState } from '../../ui/states.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { LookPreview } from '../looks/look-preview.tsx';
import looks from '../looks/looks.module.css';
import { useSavedToast } from '../settings/use-saved-toast.ts';
import { FontField } from './font-field.tsx';
import { fontTexts as texts } from './font-texts.ts';

const parts = ['heading', 'body'] as const;
const kitParts = ['kit', 'kitHeading', 'kitBody'] as const;
const fields = [...parts, ...kitParts] as const;

type Fonts = Record<(typeof fields)[number], string>;

/** The fonts of the whole site, tried on its own pages before they are saved. FONT-01 */
export function Screen() {
  const write = useTexts();
  const { identifier } = useSite();
  const settings = useRead('GET /api/sites/:identifier/settings', { params: { identifier } });
  const theme = useRead('GET /api/sites/:identifier/theme', { params: { identifier } });
  const failed = [settings, theme].find((read) => read.state === 'failed');
  return (
    <Page title={write(texts.title)}>
      {failed ? (
        <FailedState failure={failed.failure} onRetry={failed.refetch} />
      ) : (
        settings.state === 'success' &&
        theme.state === 'success' && (
          <FontForm settings={settings.answer.settings} views={theme.answer.views} />
        )
      )}
      {!failed && (settings.state === 'pending' || theme.state === 'pending') && (
        <PendingState lines={12} />
      )}
    </Page>
  );
}

function FontForm({
  settings,
  views,
}: {
  settings: CallAnswer<'GET /api/sites/:identifier/settings'>['settings'];
  views: readonly LookView[];
}) {
  const write = useTexts();
  const { identifier } = useSite();
  const toast = useSavedToast();
  const saved = useMemo(() => readFonts(settings), [settings]);
  const saving = useWrite('POST /api/sites/:identifier/settings/edits', {
    refreshes: ['GET /api/sites/:identifier/settings', 'GET /api/sites/:identifier/fonts'],
    onDone: ({ changes }) => toast(changes),
    onFailed: () => {},
  });
  const edit = useEditForm<Fonts>({
    name: `${identifier}/styles`,
    saved,
    onSave: async (changes) => {
      const named = Object.entries(changes).map(([part, change]) => [`fonts.${part}`, change]);
      const body = { changes: Object.fromEntries(named) };
      return toForm(await saving.send({ params: { identifier }, body }));
    },
  });
  const { control } = edit.form;
  const [heading, body] = useWatch({ control, name: ['heading', 'body'] });
  const hrefOf = (view: LookView) => {
    const base = `/config/sites/${encodeURIComponent(identifier)}/look`;
    return `${base}?${new URLSearchParams({ view, heading, body })}`;
  };
  return (
    <>
      <Card>
        <p className={looks['intro']}>{write(texts.intro)}</p>
        <div className={looks['chooser']}>
          <div>
            {parts.map((part) => (
              <FormField
                key={part}
                control={control}
                name={part}
                render={({ value, onChange, error }) => (
                  <FontField
                    label={write(texts[part])}
                    value={value}
                    error={error}
                    onChange={onChange}
                  />
                )}
              />
            ))}
          </div>
          <LookPreview look={write(texts.title)} views={views} hrefOf={hrefOf} />
        </div>
      </Card>
      <Card title={write(texts.kitTitle)}>
        <p className={looks['intro']}>{write(texts.kitIntro)}</p>
        {kitParts.map((part) => (
          <FormField
            key={part}
            control={control}
            name={part}
            render={({ value, onChange, error }) => (
              <TextField
                label={write(texts[part])}
                {...(part !== 'kit' && { help: write(texts.kitFamilyHelp) })}
                maxLength={part === 'kit' ? 7 : 80}
                value={value}
                error={error}
                onChange={onChange}
              />
            )}
          />
        ))}
      </Card>
      <SaveBar
        edit={edit}
        labels={Object.fromEntries(fields.map((part) => [part, write(texts[part])]))}
      />
    </>
  );
}

/** A refusal with the names of the form. */
function toForm(failure: CallFailure | undefined): CallFailure | undefined {
  if (!failure) return undefined;
  const rename = <Value,>(values: Readonly<Record<string, Value>>) =>
    Object.fromEntries(
      Object.entries(values).map(([path, value]) => [path.replace(/^fonts\./, ''), value]),
    );
  return { ...failure, errors: rename(failure.errors), conflicts: rename(failure.conflicts ?? {}) };
}

function readFonts(settings: CallAnswer<'GET /api/sites/:identifier/settings'>['settings']): Fonts {
  const valueOf = (field: string) => {
    const found = settings.find((one) => one.group === 'fonts' && one.field === field);
    return typeof found?.value === 'string' ? found.value : '';
  };
  return {
    heading: valueOf('heading'),
    body: valueOf('body'),
    kit: valueOf('kit'),
    kitHeading: valueOf('kitHeading'),
    kitBody: valueOf('kitBody'),
  };
}
