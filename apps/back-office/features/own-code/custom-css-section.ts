import { Braces } from 'lucide-react';
import type { Section } from '../../app/section.ts';
import { ownCodeTexts } from './own-code-texts.ts';

/** Styles that the owner writes, tried on the site's own pages before they are saved. */
export const customCssSection: Section = {
  path: 'custom-css',
  title: ownCodeTexts.title,
  area: 'design',
  icon: Braces,
  permission: 'edit-styles',
  aliases: [
    { en: 'Style sheet', de: 'Stylesheet' },
    { en: 'LESS', de: 'LESS' },
  ],
  screens: [{ path: '', load: () => import('./custom-css-screen.tsx') }],
};
