import { Type } from 'lucide-react';
import type { Section } from '../../app/section.ts';
import { fontTexts } from './font-texts.ts';

/** The fonts of the site, chosen with a preview of its own pages. */
export const siteStylesSection: Section = {
  path: 'styles',
  title: fontTexts.title,
  area: 'design',
  icon: Type,
  permission: 'edit-styles',
  aliases: [{ en: 'Fonts', de: 'Schriften' }],
  screens: [{ path: '', load: () => import('./site-styles-screen.tsx') }],
};
