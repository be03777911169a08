import type { TranslatedKind } from '@sitewright/contract';
import type { ScreenText } from '../../texts/define-texts.ts';
import { labelsPage } from '../settings/pages/labels-page.ts';
import { translateTexts as texts } from './translate-texts.ts';

const known: Readonly<Record<string, ScreenText>> = {
  title: texts.fieldTitle,
  navigationTitle: texts.fieldNavigationTitle,
  seoTitle: texts.fieldSeoTitle,
  seoDescription: texts.fieldSeoDescription,
  description: texts.fieldDescription,
  tagline: texts.fieldTagline,
  body: texts.fieldBody,
  excerpt: texts.fieldExcerpt,
  customAddButtonText: texts.fieldAddButton,
  soldOutText: texts.fieldSoldOut,
  scarcityText: texts.fieldScarcity,
  'announcement.text': texts.fieldAnnouncement,
  'announcement.linkText': texts.fieldAnnouncementLink,
};

/** What a text of a thing is called. */
export function fieldLabel(kind: TranslatedKind, field: string): ScreenText {
  if (kind === 'menus') return texts.fieldMenu;
  if (kind === 'category') return texts.fieldCategory;
  return known[field] ?? wordLabels.get(field) ?? texts.fieldLabel;
}

/** Words of pages are called as in their settings. */
const wordLabels: ReadonlyMap<string, ScreenText> = new Map(
  labelsPage.parts
    .flatMap(({ settings }) => settings)
    .map(({ group, field, label }) => [`${group}.${field}`, label]),
);
