import { Languages } from 'lucide-react';
import type { Section } from '../../app/section.ts';

/** Languages of the site. I18N-02..04 */
export const languagesSection: Section = {
  path: 'languages',
  title: { en: 'Languages', de: 'Sprachen' },
  area: 'settings',
  icon: Languages,
  permission: 'view-settings',
  screens: [{ path: '', load: () => import('./languages-screen.tsx') }],
};
