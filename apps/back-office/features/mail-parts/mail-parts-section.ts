import { MailOpen } from 'lucide-react';
import type { Section } from '../../app/section.ts';

/** Parts of mails that are built of blocks, and the mails that they stand in. */
export const mailPartsSection: Section = {
  path: 'mail-parts',
  title: { en: 'Mail design', de: 'E-Mail-Gestaltung' },
  area: 'design',
  icon: MailOpen,
  permission: 'view-content',
  aliases: [{ en: 'Header and footer of mails', de: 'Kopf und Fuß der E-Mails' }],
  screens: [
    { path: '', load: () => import('./mail-parts-screen.tsx') },
    { path: 'of/$kind', load: () => import('./mail-parts-screen.tsx') },
    { path: '$id', load: () => import('../../editor/mail-editor-screen.tsx') },
  ],
};
