import type { LookView } from '@sitewright/contract';
import { useWatch } from 'react-hook-form';
import { useSite } from '../../app/office-context.ts';
import { FormField } from '../../forms/form-field.tsx';
import { SaveBar } from '../../forms/save-bar.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { Card } from '../../ui/page.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useOverlay } from '../../ui/use-overlay.ts';
import { LookPreview } from '../looks/look-preview.tsx';
import looks from '../looks/looks.module.css';
import { PreviewedSettings } from '../looks/previewed-settings.tsx';
import { useGroupForm, type Settings } from '../settings/use-group-form.ts';
import { FontField } from './font-field.tsx';
import { fontTexts as texts } from './font-texts.ts';
import { OwnFonts } from './own-fonts.tsx';

const parts = ['heading', 'body'] as const;
const kitParts = ['kit', 'kitHeading', 'kitBody'] as const;
const fields = [...parts, ...kitParts] as const;

const reads = ['GET /api/sites/:identifier/fonts'] as const;

/** The fonts of the whole site, tried on its own pages before they are saved. FONT-01 */
export function Screen() {
  const write = useTexts();
  useOverlay('site-styles');
  return (
    <PreviewedSettings title={write(texts.title)}>
      {(read) => <FontForm {...read} />}
    </PreviewedSettings>
  );
}

function FontForm({ settings, views }: { settings: Settings; views: readonly LookView[] }) {
  const write = useTexts();
  const { identifier } = useSite();
  const edit = useGroupForm({ name: 'styles', group: 'fonts', fields, settings, reads });
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
      <OwnFonts settings={settings} />
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
