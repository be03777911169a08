import { settingsGroups } from '@sitewright/contract';
import { expect, it } from 'vitest';
import { announcementPage } from '../overlays/announcement-page.ts';
import { lockScreenPage } from '../overlays/lock-screen-page.ts';
import { popupPage } from '../overlays/popup-page.ts';
import { developerPage } from './pages/developer-page.ts';
import { settingPages } from './setting-pages.ts';

/** Set where the thing itself stands, by screens that are no list of fields. */
const elsewhere = new Set([
  // Header and footer, opened on a page.
  'frame.header',
  'frame.footer',
  // Site styles.
  'fonts.heading',
  'fonts.body',
  'fonts.own',
  'fonts.kit',
  'fonts.kitHeading',
  'fonts.kitBody',
  'styles.values',
  'ownStyles.css',
  'languages.languages',
  // Connections of marketing.
  'marketing.metaPixelId',
  'marketing.googleTagId',
  // A name that custom code reads; there is one kind of message.
  'merchandising.scarcityMessageType',
]);

it('an owner finds every setting on a screen, each once', () => {
  const pages = [...settingPages, popupPage, announcementPage, lockScreenPage, developerPage];
  const shown = pages.flatMap(({ parts }) =>
    parts.flatMap(({ settings }) => settings.map(({ group, field }) => `${group}.${field}`)),
  );
  const kept = Object.entries(settingsGroups).flatMap(([group, { fields }]) =>
    Object.keys(fields).map((field) => `${group}.${field}`),
  );
  expect(kept.filter((name) => !shown.includes(name) && !elsewhere.has(name))).toEqual([]);
  expect(shown.filter((name) => !kept.includes(name) || elsewhere.has(name))).toEqual([]);
  expect(new Set(shown).size).toBe(shown.length);
});
