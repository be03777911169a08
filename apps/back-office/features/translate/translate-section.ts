import { Languages } from 'lucide-react';
import type { Section } from '../../app/section.ts';

/** What the site says in its other languages, beside the original. */
export const translateSection: Section = {
  path: 'translate',
  title: { en: 'Translations', de: 'Übersetzungen' },
  area: 'pages',
  icon: Languages,
  permission: 'view-content',
  aliases: [{ en: 'Languages, German, French', de: 'Sprachen, Englisch, Französisch' }],
  screens: [
    { path: '', load: () => import('./things-screen.tsx') },
    { path: '$language', load: () => import('./things-screen.tsx') },
    { path: '$language/$kind/$id', load: () => import('./translate-screen.tsx') },
  ],
};
