import type { SiteNavigation } from '@sitewright/contract';
import { pagePath } from './page-path.ts';

/** The name of the frame in which the editor shows the site. */
export const EDITOR_FRAME_NAME = 'sitewright-site-frame';

/** The part of a window that going somewhere needs. */
export interface PageWindow {
  readonly name: string;
  readonly location: Pick<Location, 'assign' | 'origin'>;
  readonly parent: { postMessage(message: unknown, targetOrigin: string): void };
}

/**
 * Goes to a path of this site, in the language of this page. Inside the editor's frame the editor is
 * asked to do it, so that its own address and panels follow (ROUT-02).
 */
export function navigate(to: string, page: PageWindow = window): void {
  const path = pagePath(to);
  if (isInEditorFrame(page)) {
    const asked: SiteNavigation = { type: 'site-navigation-requested', path };
    page.parent.postMessage(asked, page.location.origin);
  } else {
    page.location.assign(path);
  }
}

/** Whether the page is shown in the editor, where nothing leads away. */
export function isInEditorFrame(page: PageWindow = window): boolean {
  return !Object.is(page.parent, page) && page.name === EDITOR_FRAME_NAME;
}
