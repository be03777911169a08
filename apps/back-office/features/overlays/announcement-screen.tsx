import { siteAreas } from '@sitewright/contract';
import { useSite } from '../../app/office-context.ts';
import { anyPage, areaPath } from '../../editor/areas/area-name.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Page } from '../../ui/page.tsx';
import { announcementPage } from './announcement-page.ts';
import { ContentCard } from './content-card.tsx';
import { overlayTexts as texts } from './overlay-texts.ts';
import { OverlaySettings } from './overlay-settings.tsx';

/** The bar above every page: a line, or what was designed to stand there instead. */
export function Screen() {
  const write = useTexts();
  const { may } = useSite();
  return (
    <Page title={write(announcementPage.title)} isNarrow>
      <OverlaySettings page={announcementPage} />
      {may('view-content') && (
        <ContentCard
          purpose="announcement"
          path={areaPath(anyPage, siteAreas.announcement)}
          about={texts.barText}
          missing={texts.barNotPublished}
        />
      )}
    </Page>
  );
}
