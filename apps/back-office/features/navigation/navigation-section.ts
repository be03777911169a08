import { ListTree } from 'lucide-react';
import type { Section } from '../../app/section.ts';

/** Menus of the site. NAVL-01..05 */
export const navigationSection: Section = {
  path: 'navigation',
  title: { en: 'Navigation', de: 'Navigation' },
  area: 'pages',
  icon: ListTree,
  permission: 'view-content',
  keys: 'g n',
  aliases: [
    { en: 'Menus', de: 'Menüs' },
    { en: 'New store page', de: 'Neue Shop-Seite' },
  ],
  screens: [{ path: '', load: () => import('./navigation-screen.tsx') }],
};
