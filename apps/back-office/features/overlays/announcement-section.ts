import { RectangleHorizontal } from 'lucide-react';
import type { Section } from '../../app/section.ts';
import { sitePartTexts } from '../../texts/site-part-texts.ts';

/** The line above every page. */
export const announcementSection: Section = {
  path: 'announcement',
  title: sitePartTexts.announcement,
  area: 'marketing',
  icon: RectangleHorizontal,
  permission: 'edit-campaigns',
  aliases: [{ en: 'Banner, notice', de: 'Banner, Hinweis' }],
  screens: [{ path: '', load: () => import('./announcement-screen.tsx') }],
};
