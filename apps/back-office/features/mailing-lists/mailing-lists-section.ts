import { MailPlus } from 'lucide-react';
import type { Section } from '../../app/section.ts';

/** Mailing lists, and where people sign up for them. CONN-03 */
export const mailingListsSection: Section = {
  path: 'mailing-lists',
  title: { en: 'Mailing lists', de: 'Verteiler' },
  area: 'marketing',
  icon: MailPlus,
  permission: 'edit-campaigns',
  aliases: [{ en: 'Newsletter', de: 'Newsletter' }],
  screens: [
    { path: '', load: () => import('./mailing-lists-screen.tsx') },
    { path: '$id', load: () => import('./mailing-list-screen.tsx') },
  ],
};
