import type { PageFieldHead, SitePage } from '@sitewright/contract';
import { sitePartTexts } from '../../texts/site-part-texts.ts';
import type { WriteText } from '../../texts/use-texts.ts';
import { mailPartName } from '../mail/mail-part-texts.ts';
import { editorTexts as texts } from '../editor-texts.ts';
import type { EditedThing } from '../use-open-document.ts';

/** What people call an area of a template, or of the site. */
export function areaName(
  { label, purpose }: Pick<PageFieldHead, 'label' | 'purpose'>,
  write: WriteText,
): string {
  return label || write(names[purpose]);
}

const names = {
  'block-field': texts.namelessArea,
  header: sitePartTexts.siteHeader,
  footer: sitePartTexts.siteFooter,
  announcement: sitePartTexts.announcement,
} as const;

const headerFooter = { path: 'header-footer', name: sitePartTexts.headerFooter } as const;

/** The screens that lead to the areas of the site, on no page in particular. */
export const areaScreens = {
  header: headerFooter,
  footer: headerFooter,
  announcement: { path: 'announcement', name: sitePartTexts.announcement },
} as const;

/** What people call what is open. */
export function titleOf({ title, area, mailPart }: EditedThing, write: WriteText): string {
  if (mailPart) return mailPartName(mailPart, write);
  if (!area) return title ?? write(sitePartTexts.popup);
  const name = area.purpose === 'block-field' ? area.label : areaName(area, write);
  return [title, name].filter(Boolean).join(': ');
}

/** On how many pages an area is shown. */
export function whereShown({ pages, isMore }: PageFieldHead, write: WriteText): string {
  return write(isMore ? texts.shownOnMore : texts.shownOn, { count: pages });
}

/** Stands for the home page in the address of an area that is on all pages. */
export const anyPage = '-';

/** The home page, else the first one. */
export function homeOf(pages: readonly SitePage[]): SitePage | undefined {
  return pages.find(({ isHomepage }) => isHomepage) ?? pages[0];
}

/** Where the editor of an area is, or of the content of a page, behind the site's part of the address. */
export function areaPath(pageId: string, area: string | undefined): string {
  return area === undefined
    ? `pages/${pageId}`
    : `pages/${pageId}/fields/${encodeURIComponent(area)}`;
}
