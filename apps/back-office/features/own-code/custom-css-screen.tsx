import type { LookView } from '@sitewright/contract';
import { codeLimits } from '@sitewright/contract';
import { useWatch } from 'react-hook-form';
import { useSite } from '../../app/office-context.ts';
import { FormField } from '../../forms/form-field.tsx';
import { SaveBar } from '../../forms/save-bar.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { CodeField } from '../../ui/code-editor/code-field.tsx';
import { Card } from '../../ui/page.tsx';
import { LookPreview } from '../looks/look-preview.tsx';
import looks from '../looks/looks.module.css';
import { PreviewedSettings } from '../looks/previewed-settings.tsx';
import { useGroupForm, type Settings } from '../settings/use-group-form.ts';
import { ownCodeTexts as texts } from './own-code-texts.ts';
import classes from './own-code.module.css';
import { StyleFaults } from './style-faults.tsx';
import { useCheckedStyles } from './use-checked-styles.ts';

const fields = ['css'] as const;

/** The owner's styles beside the site in them. */
export function Screen() {
  const write = useTexts();
  return (
    <PreviewedSettings title={write(texts.title)}>
      {(read) => <StylesForm {...read} />}
    </PreviewedSettings>
  );
}

function StylesForm({ settings, views }: { settings: Settings; views: readonly LookView[] }) {
  const write = useTexts();
  const { identifier } = useSite();
  const edit = useGroupForm({ name: 'custom-css', group: 'ownStyles', fields, settings });
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
