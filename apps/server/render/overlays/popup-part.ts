import { rulesOfPage } from '@sitewright/contract';
import { readSettings } from '../../features/settings/read-settings.ts';
import { escapeHtml } from '../context/escape-html.ts';
import type { SiteSnapshot } from '../data/load-site.ts';
import type { PageModel } from '../page/page-model.ts';

/**
 * Tells the page's scripts that a popup waits here, and for what; empty where it cannot show, so
 * that nothing of it is loaded there. What stands in it is fetched when it opens. POPU-01
 */
export function popupPart(snapshot: SiteSnapshot, page: PageModel): string {
  const { popupRevision } = snapshot;
  const { showsPopup } = rulesOfPage(page.pageType);
  if (popupRevision === undefined || !showsPopup || !isReached(snapshot, page)) return '';
  const popup = readSettings(snapshot.site, 'popup');
  const after = { seconds: popup.afterSeconds, scroll: popup.afterScroll, leave: 0 };
  const told = {
    version: popupRevision,
    name: popup.name,
    position: popup.position,
    size: popup.size,
    shade: popup.shade,
    when: popup.showWhen,
    after: after[popup.showWhen],
    again: popup.againAfterDays,
  };
  const attributes = Object.entries(told).map(
    ([name, value]) => ` data-${name}="${escapeHtml(String(value))}"`,
  );
  return `<div class="sw-popup" hidden${attributes.join('')}></div>`;
}

function isReached({ site }: SiteSnapshot, { collection }: PageModel): boolean {
  const { reach, pageIds } = readSettings(site, 'popup');
  if (reach === 'all') return true;
  if (reach === 'home') return collection?.is_homepage === true;
  return collection !== undefined && pageIds.includes(collection.id);
}
