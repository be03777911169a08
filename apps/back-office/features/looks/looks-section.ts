import { Palette } from 'lucide-react';
import type { Section } from '../../app/section.ts';

/** The theme of the site, changed at any time with a preview of its own pages. */
export const looksSection: Section = {
  path: 'theme',
  title: { en: 'Theme', de: 'Theme' },
  area: 'design',
  icon: Palette,
  permission: 'edit-styles',
  aliases: [
    { en: 'Look', de: 'Aussehen' },
    { en: 'Colours and fonts', de: 'Farben und Schriften' },
  ],
  screens: [{ path: '', load: () => import('./theme-screen.tsx') }],
};
