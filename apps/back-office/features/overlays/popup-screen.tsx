import { useSite } from '../../app/office-context.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Page } from '../../ui/page.tsx';
import { ContentCard } from './content-card.tsx';
import { overlayTexts as texts } from './overlay-texts.ts';
import { OverlaySettings } from './overlay-settings.tsx';
import { popupPage } from './popup-page.ts';

/** The popup: what stands in it, when and where it shows. POPU-01 */
export function Screen() {
  const write = useTexts();
  const { may } = useSite();
  return (
    <Page title={write(popupPage.title)} isNarrow>
      {may('view-content') && (
        <ContentCard
          purpose="popup"
          path="popup/content"
          about={texts.contentText}
          missing={texts.notPublished}
        />
      )}
      <OverlaySettings page={popupPage} />
    </Page>
  );
}
