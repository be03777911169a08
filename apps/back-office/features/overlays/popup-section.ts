import { PanelsTopLeft } from 'lucide-react';
import type { Section } from '../../app/section.ts';
import { sitePartTexts } from '../../texts/site-part-texts.ts';

/** The popup, and the editor of what stands in it. POPU-01 */
export const popupSection: Section = {
  path: 'popup',
  title: sitePartTexts.popup,
  area: 'marketing',
  icon: PanelsTopLeft,
  permission: 'edit-campaigns',
  aliases: [{ en: 'Overlay, lightbox, promotion', de: 'Overlay, Einblendung, Werbung' }],
  screens: [
    { path: '', load: () => import('./popup-screen.tsx') },
    { path: 'content', load: () => import('../../editor/popup-editor-screen.tsx') },
  ],
};
