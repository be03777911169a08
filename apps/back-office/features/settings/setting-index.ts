/** Where each single setting stands, for whoever looks for it. */
import type { SettingsGroupName } from '@sitewright/contract';
import type { ScreenText } from '../../texts/define-texts.ts';
import { headerFooterSection } from '../header-footer/header-footer-section.ts';
import { languagesSection } from '../languages/languages-section.ts';
import { marketingSection } from '../marketing/marketing-section.ts';
import { marketingTexts } from '../marketing/marketing-texts.ts';
import { announcementPage } from '../overlays/announcement-page.ts';
import { lockScreenPage } from '../overlays/lock-screen-page.ts';
import { popupPage } from '../overlays/popup-page.ts';
import { customCssSection } from '../own-code/custom-css-section.ts';
import { fontTexts } from '../site-styles/font-texts.ts';
import { shapesSection } from '../site-styles/shapes-section.ts';
import { siteStylesSection } from '../site-styles/site-styles-section.ts';
import { sitePartTexts } from '../../texts/site-part-texts.ts';
import { developerPage } from './pages/developer-page.ts';
import { keyOf, type SettingPage } from './setting-page.ts';
import { settingPages } from './setting-pages.ts';

/** A setting, its screen, and by which words it is found. */
export interface IndexedSetting {
  readonly group: SettingsGroupName;
  readonly field: string;
  readonly label: ScreenText;
  /** Where it stands, from the screen on. */
  readonly place: readonly ScreenText[];
  /** Below the address of the site. */
  readonly path: string;
  /** In both languages, in small letters. */
  readonly words: string;
}

function ofPage(page: SettingPage, path: string): IndexedSetting[] {
  return page.parts.flatMap((part) =>
    part.settings.map((setting) => {
      const { group, field, label, help } = setting;
      const place = [page.title, part.title];
      const words = wordsOf(field, [label, page.title, ...(help ? [help] : [])]);
      return { group, field, label, place, path: `${path}#${keyOf(setting)}`, words };
    }),
  );
}

/** Set by a screen that is no list of fields. */
function beside(
  {
    title,
    path,
    aliases = [],
  }: { title: ScreenText; path: string; aliases?: readonly ScreenText[] },
  group: SettingsGroupName,
  fields: Readonly<Record<string, ScreenText>>,
): IndexedSetting[] {
  return Object.entries(fields).map(([field, label]) => {
    const words = wordsOf(field, [label, title, ...aliases]);
    return { group, field, label, place: [title], path, words };
  });
}

function wordsOf(field: string, texts: readonly ScreenText[]): string {
  const all = texts.flatMap(({ en, de }) => [en, de]);
  return [...all, field].join(' ').toLocaleLowerCase();
}

const { metaPixelId, googleTagId } = marketingTexts;
const { heading, body, own, kit, kitHeading, kitBody } = fontTexts;
const { siteHeader, siteFooter } = sitePartTexts;

/** Every setting that an owner can change, those of screens with fields first. */
export const settingIndex: readonly IndexedSetting[] = [
  ...settingPages.flatMap((page) => ofPage(page, `settings/${page.path}`)),
  ...ofPage(developerPage, 'settings/developer'),
  ...ofPage(lockScreenPage, 'settings/lock'),
  ...ofPage(popupPage, 'popup'),
  ...ofPage(announcementPage, 'announcement'),
  ...beside(marketingSection, 'marketing', { metaPixelId, googleTagId }),
  ...beside(siteStylesSection, 'fonts', { heading, body, own, kit, kitHeading, kitBody }),
  ...beside(shapesSection, 'styles', { values: shapesSection.title }),
  ...beside(customCssSection, 'ownStyles', { css: customCssSection.title }),
  ...beside(languagesSection, 'languages', { languages: languagesSection.title }),
  ...beside(headerFooterSection, 'frame', { header: siteHeader, footer: siteFooter }),
];
