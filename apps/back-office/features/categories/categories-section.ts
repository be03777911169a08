import { Tags } from 'lucide-react';
import type { Section } from '../../app/section.ts';

/** Categories and tags of products. TAGS-01 */
export const categoriesSection: Section = {
  path: 'categories',
  title: { en: 'Categories and tags', de: 'Kategorien und Schlagwörter' },
  area: 'commerce',
  icon: Tags,
  permission: 'view-products',
  part: 'commerce',
  screens: [{ path: '', load: () => import('./categories-screen.tsx') }],
};
