import { useTexts } from '../../texts/use-texts.ts';
import { Page } from '../../ui/page.tsx';
import { announcementPage } from './announcement-page.ts';
import { OverlaySettings } from './overlay-settings.tsx';

/** The line above every page. */
export function Screen() {
  const write = useTexts();
  return (
    <Page title={write(announcementPage.title)} isNarrow>
      <OverlaySettings page={announcementPage} />
    </Page>
  );
}
