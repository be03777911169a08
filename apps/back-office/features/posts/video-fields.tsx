import type { SitePost } from '@sitewright/contract';
import { useWatch, type Control } from 'react-hook-form';
import { FormField } from '../../forms/form-field.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { SwitchField } from '../../ui/check-field.tsx';
import { FrameAddressField } from '../media/frame-address-field.tsx';
import { postTexts as texts } from './post-texts.ts';

/** The video of a post, and whether it waits under a cover. ENT-19 */
export function VideoFields<Fields extends Pick<SitePost, 'videoUrl' | 'hasVideoOverlay'>>({
  control: whole,
  isDisabled,
}: {
  control: Control<Fields>;
  isDisabled: boolean;
}) {
  const write = useTexts();
  // Both fields are among those of every form of this one.
  const control = whole as unknown as Control<Pick<SitePost, 'videoUrl' | 'hasVideoOverlay'>>;
  const url = useWatch({ control, name: 'videoUrl' });
  return (
    <>
      <FormField
        control={control}
        name="videoUrl"
        render={({ value, onChange }) => (
          <FrameAddressField
            label={write(texts.videoUrl)}
            help={write(texts.videoHelp)}
            holds="videos"
            value={value}
            isDisabled={isDisabled}
            onChange={onChange}
          />
        )}
      />
      {url.trim() !== '' && (
        <FormField
          control={control}
          name="hasVideoOverlay"
          render={({ value, onChange }) => (
            <SwitchField isSelected={value} onChange={onChange} isDisabled={isDisabled}>
              {write(texts.videoOverlay)}
            </SwitchField>
          )}
        />
      )}
    </>
  );
}
