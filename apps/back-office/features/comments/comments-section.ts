import { MessageSquare } from 'lucide-react';
import type { Section } from '../../app/section.ts';

/** What visitors write below posts. */
export const commentsSection: Section = {
  path: 'comments',
  title: { en: 'Comments', de: 'Kommentare' },
  area: 'pages',
  icon: MessageSquare,
  permission: 'moderate-comments',
  aliases: [{ en: 'Moderation, discussion', de: 'Moderation, Diskussion' }],
  screens: [{ path: '', load: () => import('./comments-screen.tsx') }],
};
