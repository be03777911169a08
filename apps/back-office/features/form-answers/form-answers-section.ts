import { Inbox } from 'lucide-react';
import type { Section } from '../../app/section.ts';

/** What visitors answered to the forms of pages. */
export const formAnswersSection: Section = {
  path: 'form-answers',
  title: { en: 'Form answers', de: 'Formularantworten' },
  area: 'marketing',
  icon: Inbox,
  permission: 'view-orders',
  aliases: [
    { en: 'Contact forms', de: 'Kontaktformulare' },
    { en: 'Submissions', de: 'Einsendungen' },
  ],
  screens: [{ path: '', load: () => import('./form-answers-screen.tsx') }],
};
