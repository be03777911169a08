import { useSite } from '../../app/office-context.ts';
import { visitHref } from '../../frame/visit-href.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { ShareCard } from '../../ui/share-card.tsx';
import { useOverlay } from '../../ui/use-overlay.ts';
import { PictureField } from '../media/picture-field.tsx';
import { toldOf, type PageTabProps } from './page-fields.ts';
import { pageTexts as texts } from './page-texts.ts';
import { useSharedPicture } from './use-shared-picture.ts';

/** What a link to a page shows where somebody shares it. */
export function ShareTab({ fields, onChange, errors }: PageTabProps) {
  const write = useTexts();
  const site = useSite();
  useOverlay('share');
  const pictureUrl = useSharedPicture(fields.mainImageId);
  return (
    <>
      <ShareCard
        label={write(texts.sharePreview)}
        host={new URL(visitHref(site), location.href).host}
        {...toldOf(fields, site)}
        pictureUrl={pictureUrl}
      />
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
