import { TextSearch } from 'lucide-react';
import type { Section } from '../../app/section.ts';

/** Words of the whole site: found, and replaced. EDIT-01 */
export const findReplaceSection: Section = {
  path: 'find-replace',
  title: { en: 'Find and replace', de: 'Suchen und Ersetzen' },
  area: 'pages',
  icon: TextSearch,
  permission: 'view-content',
  aliases: [
    { en: 'Search all pages, words', de: 'Alle Seiten durchsuchen, Wörter' },
    { en: 'Change text everywhere', de: 'Text überall ändern' },
  ],
  screens: [{ path: '', load: () => import('./find-replace-screen.tsx') }],
};
