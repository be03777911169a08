import type { PageFieldHead } from '@sitewright/contract';
import type { WriteText } from '../../texts/use-texts.ts';
import { editorTexts as texts } from '../editor-texts.ts';

/** What people call an area of a template. */
export function areaName({ label }: Pick<PageFieldHead, 'label'>, write: WriteText): string {
  return label || write(texts.namelessArea);
}

/** On how many pages an area is shown. */
export function whereShown({ pages, isMore }: PageFieldHead, write: WriteText): string {
  return write(isMore ? texts.shownOnMore : texts.shownOn, { count: pages });
}

/** Where the editor of an area is, or of the content of a page, behind the site's part of the address. */
export function areaPath(pageId: string, area: string | undefined): string {
  return area === undefined
    ? `pages/${pageId}`
    : `pages/${pageId}/fields/${encodeURIComponent(area)}`;
}
