import { SearchCheck } from 'lucide-react';
import type { Section } from '../../app/section.ts';

/** What search engines find of the site, and what they miss. */
export const seoSection: Section = {
  path: 'seo',
  title: { en: 'SEO checklist', de: 'SEO-Checkliste' },
  area: 'marketing',
  icon: SearchCheck,
  permission: 'view-settings',
  aliases: [
    { en: 'Search engines', de: 'Suchmaschinen' },
    { en: 'Google', de: 'Google' },
    { en: 'Broken links', de: 'Tote Links' },
  ],
  screens: [
    { path: '', load: () => import('./seo-screen.tsx') },
    { path: '$check', load: () => import('./seo-things-screen.tsx') },
  ],
};
