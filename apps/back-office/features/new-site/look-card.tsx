import { useSettled } from '../../data/use-settled.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Card } from '../../ui/page.tsx';
import { FailedState } from '../../ui/states.tsx';
import { LookPicker } from '../looks/look-picker.tsx';
import { LookPreview } from '../looks/look-preview.tsx';
import { lookTexts as texts } from '../looks/look-texts.ts';
import { lookViews, sampleHref } from '../looks/sample-href.ts';
import classes from './new-site.module.css';
import type { useNewSite } from './use-new-site.ts';

/** How the site will look: every look of every theme, with a preview that has its name. */
export function LookCard({ form }: { form: ReturnType<typeof useNewSite> }) {
  const write = useTexts();
  const { fields, look, looks, failedChoices, errors, change } = form;
  const title = useSettled(fields.title.trim()) || write(texts.yourSite);
  return (
    <div className={classes['look']}>
      <Card>
        {failedChoices && <FailedState {...failedChoices} />}
        <LookPicker
          label={write(texts.look)}
          looks={looks}
          value={look?.key ?? ''}
          error={errors['theme'] ?? errors['preset']}
          onChange={({ theme, preset }) => change({ theme, preset })}
        />
        {look && (
          <LookPreview
            look={look.title}
            views={lookViews}
            hrefOf={(view) => sampleHref({ ...fields, ...look, title, view })}
          />
        )}
        <p className={classes['muted']}>{write(texts.help)}</p>
      </Card>
    </div>
  );
}
