import { PanelTop } from 'lucide-react';
import type { Section } from '../../app/section.ts';

/** What stands above and below every page. NAVL-06 */
export const headerFooterSection: Section = {
  path: 'header-footer',
  title: { en: 'Header and footer', de: 'Kopf- und Fußbereich' },
  area: 'design',
  icon: PanelTop,
  permission: 'view-content',
  screens: [{ path: '', load: () => import('./header-footer-screen.tsx') }],
};
