/** All screens of settings, in their order. */
import { brandingPage } from './pages/branding-page.ts';
import { businessPage } from './pages/business-page.ts';
import { contentPage } from './pages/content-page.ts';
import { codePage } from './pages/code-page.ts';
import { cookiesPage } from './pages/cookies-page.ts';
import { policiesPage } from './pages/policies-page.ts';
import { labelsPage } from './pages/labels-page.ts';
import { mailsPage } from './pages/mails-page.ts';
import { merchandisingPage } from './pages/merchandising-page.ts';
import { paymentsPage } from './pages/payments-page.ts';
import { mapsPage, moneyPage, planPage, searchPage, socialPage } from './pages/site-pages.ts';
import { storePage } from './pages/store-page.ts';
import type { SettingPage } from './setting-page.ts';

export const settingPages: readonly SettingPage[] = [
  businessPage,
  brandingPage,
  storePage,
  paymentsPage,
  moneyPage,
  merchandisingPage,
  policiesPage,
  cookiesPage,
  labelsPage,
  mailsPage,
  socialPage,
  contentPage,
  searchPage,
  mapsPage,
  codePage,
  planPage,
];
