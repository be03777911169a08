import { Settings } from 'lucide-react';
import type { Section } from '../../app/section.ts';
import { findSettings } from './find-settings.ts';

/** Everything of the site that is set once and rarely again. */
export const settingsSection: Section = {
  path: 'settings',
  title: { en: 'All settings', de: 'Alle Einstellungen' },
  area: 'settings',
  icon: Settings,
  permission: 'view-back-office',
  keys: 'g s',
  find: findSettings,
  screens: [
    { path: '', load: () => import('./settings-screen.tsx') },
    { path: 'site', load: () => import('./site-facts-screen.tsx') },
    { path: 'domains', load: () => import('./domains-screen.tsx') },
    { path: 'lock', load: () => import('../overlays/site-lock-screen.tsx') },
    { path: 'developer', load: () => import('./developer-screen.tsx') },
    { path: '$page', load: () => import('./setting-page-screen.tsx') },
  ],
};
