import {
  isSiteArea,
  siteAreas,
  type ContentOwner,
  type DocumentPurpose,
} from '@sitewright/contract';
import { sitePartTexts } from '../texts/site-part-texts.ts';
import type { WriteText } from '../texts/use-texts.ts';
import { anyPage, areaName, areaPath } from './areas/area-name.ts';
import { mailPartTexts } from './mail/mail-part-texts.ts';

/** What people call content that has no title of its own; empty for what has one. */
export function contentName(purpose: DocumentPurpose, write: WriteText): string {
  if (purpose === 'mail') return write(mailPartTexts.part);
  if (purpose === 'popup') return write(sitePartTexts.popup);
  return isSiteArea(purpose) ? areaName({ purpose, label: '' }, write) : '';
}

/** Where a document is edited, behind the site's part of the address. */
export function contentPath({ purpose, ownerId }: ContentOwner): string {
  switch (purpose) {
    case 'page':
      return `pages/${ownerId}`;
    case 'post':
      return `pages/post/${ownerId}`;
    case 'product':
      return `products/${ownerId}/content`;
    case 'header':
    case 'footer':
    case 'announcement':
      return areaPath(anyPage, siteAreas[purpose]);
    case 'popup':
      return 'popup/content';
    case 'mail':
      return `mail-parts/${ownerId}`;
    case 'block-field':
      // Which pages show an area of a template is known by looking at them.
      return 'pages';
  }
}
