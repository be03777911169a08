import { FilePen } from 'lucide-react';
import type { Section } from '../../app/section.ts';
import { draftTexts } from './draft-texts.ts';

/** Orders that staff put together for somebody. */
export const draftsSection: Section = {
  path: 'drafts',
  title: draftTexts.title,
  area: 'commerce',
  icon: FilePen,
  permission: 'view-orders',
  part: 'commerce',
  aliases: [{ en: 'Quotes, offers, pay links', de: 'Angebote, Links zum Zahlen' }],
  actions: [{ label: draftTexts.newDraft, path: 'new', permission: 'edit-orders' }],
  screens: [
    { path: '', load: () => import('./drafts-screen.tsx') },
    { path: 'new', load: () => import('./new-draft-screen.tsx') },
    { path: '$id', load: () => import('./draft-screen.tsx') },
  ],
};
