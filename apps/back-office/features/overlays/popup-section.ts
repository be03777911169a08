import { PanelsTopLeft } from 'lucide-react';
import type { Section } from '../../app/section.ts';

/** The promotional popup, and the editor of what stands in it. POPU-01 */
export const popupSection: Section = {
  path: 'popup',
  title: { en: 'Promotional popup', de: 'Werbe-Popup' },
  area: 'marketing',
  icon: PanelsTopLeft,
  permission: 'edit-campaigns',
  aliases: [{ en: 'Overlay, lightbox', de: 'Overlay, Einblendung' }],
  screens: [
    { path: '', load: () => import('./popup-screen.tsx') },
    { path: 'content', load: () => import('../../editor/popup-editor-screen.tsx') },
  ],
};
