import { ChartColumn } from 'lucide-react';
import type { Section } from '../../app/section.ts';

/** What the shop comes to. */
export const analyticsSection: Section = {
  path: 'analytics',
  title: { en: 'Analytics', de: 'Auswertungen' },
  area: 'analytics',
  icon: ChartColumn,
  permission: 'view-analytics',
  keys: 'g a',
  aliases: [
    { en: 'Reports', de: 'Berichte' },
    { en: 'Sales', de: 'Umsatz' },
    { en: 'Revenue', de: 'Einnahmen' },
  ],
  screens: [{ path: '', load: () => import('./analytics-screen.tsx') }],
};
