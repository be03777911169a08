import type { CallAnswer, CallFailure, LookView } from '@sitewright/contract';
import { codeLimits } from '@sitewright/contract';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useSite } from '../../app/office-context.ts';
import { useRead } from '../../data/use-read.ts';
import { useWrite } from '../../data/use-write.ts';
import { FormField } from '../../forms/form-field.tsx';
import { SaveBar } from '../../forms/save-bar.tsx';
import { useEditForm } from '../../forms/use-edit-form.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { CodeField } from '../../ui/code-editor/code-field.tsx';
import { Card, Page } from '../../ui/page.tsx';
import { FailedState, PendingState } from '../../ui/states.tsx';
import { LookPreview } from '../looks/look-preview.tsx';
import looks from '../looks/looks.module.css';
import { useSavedToast } from '../settings/use-saved-toast.ts';
import { ownCodeTexts as texts } from './own-code-texts.ts';
import classes from './own-code.module.css';
import { StyleFaults } from './style-faults.tsx';
import { useCheckedStyles } from './use-checked-styles.ts';

interface Styles {
  css: string;
}

/** The owner's styles beside the site in them. */
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
          <StylesForm settings={settings.answer.settings} views={theme.answer.views} />
        )
      )}
      {!failed && (settings.state === 'pending' || theme.state === 'pending') && (
        <PendingState lines={12} />
      )}
    </Page>
  );
}

function StylesForm({
  settings,
  views,
}: {
  settings: CallAnswer<'GET /api/sites/:identifier/settings'>['settings'];
  views: readonly LookView[];
}) {
  const write = useTexts();
  const { identifier } = useSite();
  const toast = useSavedToast();
  const saved = useMemo(() => readStyles(settings), [settings]);
  const saving = useWrite('POST /api/sites/:identifier/settings/edits', {
    refreshes: ['GET /api/sites/:identifier/settings'],
    onDone: ({ changes }) => toast(changes),
    onFailed: () => {},
  });
  const edit = useEditForm<Styles>({
    name: `${identifier}/custom-css`,
    saved,
    onSave: async (changes) => {
      const body = { changes: { 'ownStyles.css': changes['css']! } };
      return toForm(await saving.send({ params: { identifier }, body }));
    },
  });
  const css = useWatch({ control: edit.form.control, name: 'css' });
  const checked = useCheckedStyles(css);
  const hrefOf = (view: LookView) => {
    const base = `/config/sites/${encodeURIComponent(identifier)}/look`;
    return `${base}?${new URLSearchParams({ view, ownStyles: 'off' })}`;
  };
  return (
    <>
      <Card>
        <p className={looks['intro']}>{write(texts.intro)}</p>
        <div className={classes['beside']}>
          <div className={classes['written']}>
            <FormField
              control={edit.form.control}
              name="css"
              render={({ value, onChange, error }) => (
                <CodeField
                  label={write(texts.css)}
                  help={write(texts.cssHelp)}
                  language="less"
                  maxLength={codeLimits.css}
                  value={value}
                  error={error}
                  problems={checked.problems}
                  onChange={onChange}
                />
              )}
            />
            <StyleFaults checked={checked} />
          </div>
          <LookPreview
            look={write(texts.title)}
            views={views}
            hrefOf={hrefOf}
            styles={checked.css}
          />
        </div>
      </Card>
      <SaveBar edit={edit} labels={{ css: write(texts.css) }} />
    </>
  );
}

/** A refusal with the name of the form. */
function toForm(failure: CallFailure | undefined): CallFailure | undefined {
  if (!failure) return undefined;
  const rename = <Value,>(values: Readonly<Record<string, Value>>) =>
    Object.fromEntries(
      Object.entries(values).map(([path, value]) => [path.replace(/^ownStyles\./, ''), value]),
    );
  return { ...failure, errors: rename(failure.errors), conflicts: rename(failure.conflicts ?? {}) };
}

function readStyles(
  settings: CallAnswer<'GET /api/sites/:identifier/settings'>['settings'],
): Styles {
  const found = settings.find(({ group, field }) => group === 'ownStyles' && field === 'css');
  return { css: typeof found?.value === 'string' ? found.value : '' };
}
