import { announcementSettings } from './announcement.ts';
import { brandingSettings } from './branding.ts';
import { businessSettings } from './business.ts';
import { captchaSettings } from './captcha.ts';
import { codeInjectionSettings } from './code-injection.ts';
import { contentSettings } from './content.ts';
import { fontSettings } from './fonts.ts';
import type {
  PublicSettingsOf,
  SecretOf,
  SettingsGroup,
  SettingsInputOf,
  SettingsOf,
} from './define-settings.ts';
import { cookieSettings } from './cookies.ts';
import { frameSettings } from './frame.ts';
import { hostSettings } from './host.ts';
import { labelSettings } from './labels.ts';
import { languageSettings } from './languages.ts';
import { lockScreenSettings } from './lock-screen.ts';
import { mailSettings } from './mails.ts';
import { mapSettings } from './maps.ts';
import { marketingSettings } from './marketing.ts';
import { merchandisingSettings } from './merchandising.ts';
import { mediaSettings } from './media.ts';
import { moneySettings } from './money.ts';
import { ownStyleSettings } from './own-styles.ts';
import { paperSettings } from './papers.ts';
import { paymentSettings } from './payments.ts';
import { planSettings } from './plan.ts';
import { popupSettings } from './popup.ts';
import { searchEngineSettings } from './search-engines.ts';
import { siteStyleSettings } from './site-styles.ts';
import { socialSettings } from './social.ts';
import { storeSettings } from './store.ts';
import { totalsSettings } from './totals.ts';

/** Every group of settings by its name. One more group is one more line. */
export const settingsGroups = {
  store: storeSettings,
  merchandising: merchandisingSettings,
  payments: paymentSettings,
  papers: paperSettings,
  mails: mailSettings,
  business: businessSettings,
  branding: brandingSettings,
  frame: frameSettings,
  social: socialSettings,
  captcha: captchaSettings,
  content: contentSettings,
  fonts: fontSettings,
  styles: siteStyleSettings,
  media: mediaSettings,
  money: moneySettings,
  totals: totalsSettings,
  searchEngines: searchEngineSettings,
  plan: planSettings,
  host: hostSettings,
  maps: mapSettings,
  languages: languageSettings,
  labels: labelSettings,
  marketing: marketingSettings,
  cookies: cookieSettings,
  popup: popupSettings,
  announcement: announcementSettings,
  lockScreen: lockScreenSettings,
  ownStyles: ownStyleSettings,
  codeInjection: codeInjectionSettings,
} as const satisfies Record<string, SettingsGroup>;

type Groups = typeof settingsGroups;

/** Name of a group. */
export type SettingsGroupName = keyof Groups;

/** Values of a group, without its secrets. */
export type Settings<Name extends SettingsGroupName> = SettingsOf<Groups[Name]>;

/** The part of a group that pages may show. */
export type PublicSettings<Name extends SettingsGroupName> = PublicSettingsOf<Groups[Name]>;

/** Names of the secrets of a group. */
export type SecretName<Name extends SettingsGroupName> = SecretOf<Groups[Name]>;

/** Settings to write: fields by group. What is left out stays. */
export type SettingsInput = {
  readonly [Name in SettingsGroupName]?: SettingsInputOf<Groups[Name]>;
};

/** True for the name of a group. */
export function isSettingsGroupName(name: string): name is SettingsGroupName {
  return Object.hasOwn(settingsGroups, name);
}
