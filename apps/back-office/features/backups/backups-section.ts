import { DatabaseBackup } from 'lucide-react';
import type { Section } from '../../app/section.ts';

/** Copies of the whole installation, and how one is brought back. */
export const backupsSection: Section = {
  path: 'backups',
  title: { en: 'Backup and restore', de: 'Sichern und zurückspielen' },
  area: 'settings',
  icon: DatabaseBackup,
  permission: 'manage-backups',
  aliases: [
    { en: 'Backups', de: 'Sicherungen' },
    { en: 'Restore', de: 'Wiederherstellen' },
    { en: 'Export everything', de: 'Alles exportieren' },
  ],
  screens: [{ path: '', load: () => import('./backups-screen.tsx') }],
};
