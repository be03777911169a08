import { SlidersHorizontal } from 'lucide-react';
import type { Section } from '../../app/section.ts';
import { tweakTexts } from './tweak-texts.ts';

/** Colours, distances, headings and buttons of the site, tried on its own pages. */
export const shapesSection: Section = {
  path: 'shapes',
  title: tweakTexts.title,
  area: 'design',
  icon: SlidersHorizontal,
  permission: 'edit-styles',
  aliases: [{ en: 'Spacing, corners, buttons', de: 'Abstände, Ecken, Buttons' }],
  screens: [{ path: '', load: () => import('./shapes-screen.tsx') }],
};
