import { FolderDown } from 'lucide-react';
import type { Section } from '../../app/section.ts';

/** The whole site as files that anybody can open. */
export const exportSection: Section = {
  path: 'export',
  title: { en: 'Export', de: 'Export' },
  area: 'settings',
  icon: FolderDown,
  permission: 'edit-settings',
  aliases: [
    { en: 'Download the site', de: 'Website herunterladen' },
    { en: 'Move to another server', de: 'Auf einen anderen Server umziehen' },
  ],
  screens: [{ path: '', load: () => import('./export-screen.tsx') }],
};
