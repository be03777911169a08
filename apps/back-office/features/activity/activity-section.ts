import { History } from 'lucide-react';
import type { Section } from '../../app/section.ts';

/** Who wrote what, and taking it back. */
export const activitySection: Section = {
  path: 'activity',
  title: { en: 'Activity', de: 'Verlauf' },
  area: 'settings',
  icon: History,
  permission: 'view-back-office',
  keys: 'g v',
  aliases: [{ en: 'History, log, undo', de: 'Protokoll, Änderungen, rückgängig' }],
  screens: [{ path: '', load: () => import('./activity-screen.tsx') }],
};
