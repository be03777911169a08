import type { LookView } from '@sitewright/contract';
import { useSite } from '../../app/office-context.ts';
import { useRead } from '../../data/use-read.ts';
import { SaveBar } from '../../forms/save-bar.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { Card } from '../../ui/page.tsx';
import { FailedState, PendingState } from '../../ui/states.tsx';
import { LookPreview } from '../looks/look-preview.tsx';
import looks from '../looks/looks.module.css';
import type { Settings } from '../settings/use-group-form.ts';
import { StyleGroups } from './style-groups.tsx';
import type { SiteTweak } from './tweak-field.tsx';
import { tweakTexts as texts } from './tweak-texts.ts';
import { useStyleForm } from './use-style-form.ts';

interface TweakFormProps {
  readonly settings: Settings;
  readonly views: readonly LookView[];
}

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
  const { identifier } = useSite();
  const form = useStyleForm(settings, tweaks);
  const hrefOf = (view: LookView) => {
    const base = `/config/sites/${encodeURIComponent(identifier)}/look`;
    return `${base}?${new URLSearchParams({ view, values: JSON.stringify(form.values) })}`;
  };
  return (
    <>
      <Card>
        <p className={looks['intro']}>{write(texts.intro)}</p>
        <div className={looks['chooser']}>
          <div>
            <StyleGroups form={form} tweaks={tweaks} />
          </div>
          <LookPreview look={write(texts.title)} views={views} hrefOf={hrefOf} />
        </div>
      </Card>
      <SaveBar edit={form.edit} labels={form.labels} />
    </>
  );
}
