import type { StaffSite } from '@sitewright/contract';
import { visitHref } from '../frame/visit-href.ts';
import type { ScreenText } from '../texts/define-texts.ts';
import { editorTexts as texts } from './editor-texts.ts';
import type { EditedThing } from './use-open-document.ts';

const viewTexts = {
  page: texts.view,
  post: texts.viewPost,
  product: texts.viewProduct,
  popup: texts.view,
  'block-field': texts.view,
  mail: texts.view,
} as const;

/** Where visitors find what is edited. */
export interface ViewOf {
  readonly text: ScreenText;
  readonly href: string;
}

/** The view of what is edited; undefined: it is a part of mails, which are on no page. */
export function viewOf(
  { purpose, path, mailPart }: EditedThing,
  site: Pick<StaffSite, 'primaryHost' | 'isDefault' | 'identifier'>,
): ViewOf | undefined {
  return mailPart ? undefined : { text: viewTexts[purpose], href: visitHref(site) + path };
}
