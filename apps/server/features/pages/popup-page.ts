import { pageTypes, popupOwner } from '@sitewright/contract';
import { siteContext } from '../../render/data/block-answers/site-context.ts';
import { showDocument } from '../../render/data/load-document.ts';
import { buildSystemPage } from '../../render/page/build-system-page.ts';
import type { PageModel, PageSource } from '../../render/page/page-model.ts';
import { ownStyle } from '../../render/tags/trusted-inline.ts';

/**
 * Page type 104: what stands in the popup. Scripts of other pages ask for its main content alone.
 * Undefined while the popup is off. ROUT-19
 */
export async function popupPage(source: PageSource): Promise<PageModel | undefined> {
  const { view, templates } = source;
  if (view.snapshot.popupRevision === undefined) return undefined;
  const context = siteContext(view, templates);
  const scope = { ...source, snapshot: view.snapshot, context };
  const document = await showDocument(scope, popupOwner);
  return document && popupModel(source, ownStyle(document.css) + document.html);
}

/** The page around that content. */
export function popupModel({ view }: PageSource, main: string): PageModel {
  return buildSystemPage(view, {
    pageType: pageTypes.values.popupOverlay,
    name: 'popup-overlay',
    title: 'Popup',
    isBare: true,
    main,
  });
}
