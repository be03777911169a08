import { PanelTop } from 'lucide-react';
import type { Section } from '../../app/section.ts';
import { sitePartTexts } from '../../texts/site-part-texts.ts';

/** What stands above and below every page. NAVL-06 */
export const headerFooterSection: Section = {
  path: 'header-footer',
  title: sitePartTexts.headerFooter,
  area: 'design',
  icon: PanelTop,
  permission: 'view-content',
  screens: [{ path: '', load: () => import('./header-footer-screen.tsx') }],
};
