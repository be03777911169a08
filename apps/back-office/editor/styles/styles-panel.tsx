import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link } from 'react-aria-components/Link';
import { useSite } from '../../app/office-context.ts';
import { useRead } from '../../data/use-read.ts';
import { FormField } from '../../forms/form-field.tsx';
import { SaveBar } from '../../forms/save-bar.tsx';
import type { Settings } from '../../features/settings/use-group-form.ts';
import { FontField } from '../../features/site-styles/font-field.tsx';
import { fontTexts } from '../../features/site-styles/font-texts.ts';
import { StyleGroups } from '../../features/site-styles/style-groups.tsx';
import type { SiteTweak } from '../../features/site-styles/tweak-field.tsx';
import tweakClasses from '../../features/site-styles/tweaks.module.css';
import { fontFieldNames, useStyleForm } from '../../features/site-styles/use-style-form.ts';
import { defineTexts } from '../../texts/define-texts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { FailedState, PendingState } from '../../ui/states.tsx';
import { useOverlay } from '../../ui/use-overlay.ts';
import { PanelFrame } from '../panels/panel-frame.tsx';
import { previewStyles, type StylePreview } from './preview-styles.ts';

const texts = defineTexts({
  about: {
    en: 'What you change is seen on this page at once. It stands on every page of the site as soon as you save.',
    de: 'Was Sie ändern, sehen Sie sofort auf dieser Seite. Sobald Sie speichern, gilt es auf allen Seiten der Website.',
  },
  fonts: { en: 'Fonts', de: 'Schriften' },
  all: { en: 'Site styles with other pages', de: 'Website-Stile mit anderen Seiten' },
});

interface StylesPanelProps {
  /** The page that is edited. */
  readonly page: Document;
  readonly onClose: () => void;
}

/** The styles of the whole site beside the page, which shows each change before it is saved. */
export function StylesPanel({ page, onClose }: StylesPanelProps) {
  const write = useTexts();
  const { identifier, href } = useSite();
  const params = { identifier };
  const settings = useRead('GET /api/sites/:identifier/settings', { params });
  const tweaks = useRead('GET /api/sites/:identifier/tweaks', { params });
  const failed = [settings, tweaks].find((read) => read.state === 'failed');
  useOverlay('site-styles');
  return (
    <PanelFrame title={write(fontTexts.title)} onClose={onClose}>
      <p>{write(texts.about)}</p>
      {failed && <FailedState failure={failed.failure} onRetry={failed.refetch} />}
      {!failed &&
        (settings.state === 'success' && tweaks.state === 'success' ? (
          <LoadedPanel
            page={page}
            settings={settings.answer.settings}
            tweaks={tweaks.answer.tweaks}
          />
        ) : (
          <PendingState lines={8} />
        ))}
      <p>
        <Link href={href('shapes')}>{write(texts.all)}</Link>
      </p>
    </PanelFrame>
  );
}

function LoadedPanel({
  page,
  settings,
  tweaks,
}: {
  page: Document;
  settings: Settings;
  tweaks: readonly SiteTweak[];
}) {
  const write = useTexts();
  const labels = {
    'fonts:heading': write(fontTexts.heading),
    'fonts:body': write(fontTexts.body),
  };
  const form = useStyleForm(settings, tweaks, labels);
  useStylesOn(page, form, tweaks);
  return (
    <>
      <StyleGroups form={form} tweaks={tweaks} />
      <details className={tweakClasses['group']}>
        <summary>{write(texts.fonts)}</summary>
        {fontFieldNames.map((name) => (
          <FormField
            key={name}
            control={form.edit.form.control}
            name={name}
            render={({ value, onChange, error }) => (
              <FontField label={labels[name]} value={value} error={error} onChange={onChange} />
            )}
          />
        ))}
      </details>
      <SaveBar edit={form.edit} labels={form.labels} />
    </>
  );
}

type ShownForm = Pick<ReturnType<typeof useStyleForm>, 'edit' | 'typed' | 'values'>;

const pauseMs = 120;

/** The page looks as the form says, a moment after the last change, until the panel is closed. */
function useStylesOn(
  page: Document,
  { edit, typed, values }: ShownForm,
  tweaks: readonly SiteTweak[],
): void {
  const { identifier } = useSite();
  const preview = useRef<StylePreview>(undefined);
  const base = `/config/sites/${encodeURIComponent(identifier)}/look.css`;
  const asked = new URLSearchParams({
    edited: 'on',
    heading: typed['fonts:heading'] ?? '',
    body: typed['fonts:body'] ?? '',
    values: JSON.stringify(values),
  });
  const href = `${base}?${asked}`;
  const [wasDirty, setWasDirty] = useState(false);
  if (edit.isDirty && !wasDirty) setWasDirty(true);
  // Switches of a theme are classes of the body.
  const turn = (chosen: Readonly<Record<string, unknown>>) => {
    for (const { name, kind, value } of tweaks) {
      if (kind !== 'switch') continue;
      page.body.classList.toggle(name, (chosen[name] || value) === 'true');
    }
  };
  const turnAsTyped = useEffectEvent(() => turn(typed));
  const saved = edit.form.formState.defaultValues ?? {};
  const turnBack = useEffectEvent(() => turn(saved));
  useEffect(() => {
    const begun = previewStyles(page);
    preview.current = begun;
    return () => {
      begun.end();
      turnBack();
    };
  }, [page]);
  useEffect(() => {
    if (!wasDirty) return undefined;
    const timer = setTimeout(() => {
      preview.current?.show(href);
      turnAsTyped();
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [page, wasDirty, href]);
}
