import { Mail } from 'lucide-react';
import type { Section } from '../../app/section.ts';

/** What was mailed, what waits, and who gets no mail. */
export const mailsSection: Section = {
  path: 'mails',
  title: { en: 'Outbox', de: 'Postausgang' },
  area: 'commerce',
  icon: Mail,
  permission: 'view-mails',
  keys: 'g m',
  aliases: [
    { en: 'Mails', de: 'E-Mails' },
    { en: 'Addresses that get no mail', de: 'Gesperrte Adressen' },
  ],
  screens: [
    { path: '', load: () => import('./mails-screen.tsx') },
    { path: 'suppressions', load: () => import('./suppressions-screen.tsx') },
    { path: '$id', load: () => import('./mail-screen.tsx') },
  ],
};
