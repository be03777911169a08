import { useTexts } from '../../texts/use-texts.ts';
import { useOverlay } from '../../ui/use-overlay.ts';
import { PictureField } from '../media/picture-field.tsx';
import type { PageTabProps } from './page-fields.ts';
import { pageTexts as texts } from './page-texts.ts';

/** What a link to a page shows where somebody shares it. */
export function ShareTab({ fields, onChange, errors }: PageTabProps) {
  const write = useTexts();
  useOverlay('share');
  return (
    <>
      <PictureField
        label={write(texts.picture)}
        help={write(texts.pictureHelp)}
        value={fields.mainImageId ?? ''}
        onChange={(id) => onChange({ mainImageId: id || null })}
        isDisabled={false}
      />
      {errors['changes.mainImageId.to'] && <p role="alert">{errors['changes.mainImageId.to']}</p>}
      <p>{write(texts.sharingText)}</p>
    </>
  );
}
