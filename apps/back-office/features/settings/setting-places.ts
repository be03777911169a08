/** Screens of settings that are more than a form of them. */
import type { Permission } from '@sitewright/contract';
import type { ScreenText } from '../../texts/define-texts.ts';
import { lockScreenPage } from '../overlays/lock-screen-page.ts';
import { settingsTexts } from './settings-texts.ts';

interface SettingPlace {
  /** Below the address of the site. */
  readonly path: string;
  readonly permission: Permission;
  readonly title: ScreenText;
  readonly summary: ScreenText;
  /** What people look for who do not know its name. */
  readonly words: string;
}

export const settingPlaces: readonly SettingPlace[] = [
  {
    path: 'settings/site',
    permission: 'view-settings',
    title: settingsTexts.siteFacts,
    summary: settingsTexts.siteFactsSummary,
    words: 'title tagline locale currency time zone Titel Slogan Währung Zeitzone',
  },
  {
    path: 'settings/developer',
    permission: 'view-settings',
    title: settingsTexts.developer,
    summary: settingsTexts.developerSummary,
    words: 'developer mode Entwicklermodus API OpenAPI JSON template theme webhook Schlüssel key',
  },
  {
    path: 'settings/lock',
    permission: 'view-settings',
    title: lockScreenPage.title,
    summary: lockScreenPage.summary,
    words: 'password Passwort locked gesperrt private site lock screen Sperrbildschirm',
  },
  {
    path: 'settings/domains',
    permission: 'view-settings',
    title: settingsTexts.domains,
    summary: settingsTexts.domainsSummary,
    words: 'domain DNS A AAAA CNAME TLS https certificate Zertifikat redirect Weiterleitung host',
  },
];
