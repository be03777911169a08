import { useTexts } from '../../texts/use-texts.ts';
import { useOverlay } from '../../ui/use-overlay.ts';
import { PreviewedSettings } from '../looks/previewed-settings.tsx';
import { TweakForm } from './tweak-form.tsx';
import { tweakTexts as texts } from './tweak-texts.ts';

/** What the theme lets an owner change of the look, beside its fonts. */
export function Screen() {
  const write = useTexts();
  useOverlay('site-styles');
  return (
    <PreviewedSettings title={write(texts.title)}>
      {(read) => <TweakForm {...read} />}
    </PreviewedSettings>
  );
}
