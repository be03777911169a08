import { CornerDownRight } from 'lucide-react';
import type { Section } from '../../app/section.ts';

/** Where visitors of old addresses are sent. */
export const redirectsSection: Section = {
  path: 'redirects',
  title: { en: 'Redirects', de: 'Weiterleitungen' },
  area: 'marketing',
  icon: CornerDownRight,
  permission: 'view-settings',
  aliases: [
    { en: 'URL mappings', de: 'URL-Zuordnungen' },
    { en: '301', de: '301' },
    { en: 'Old addresses', de: 'Alte Adressen' },
  ],
  screens: [{ path: '', load: () => import('./redirects-screen.tsx') }],
};
