import { BellRing } from 'lucide-react';
import type { Section } from '../../app/section.ts';

/** Who waits for what is sold out. RSTK-07..12 */
export const restockSection: Section = {
  path: 'restock',
  title: { en: 'Waiting customers', de: 'Wartende Kundschaft' },
  area: 'commerce',
  icon: BellRing,
  permission: 'manage-restock',
  part: 'commerce',
  aliases: [{ en: 'Back in stock', de: 'Wieder verfügbar' }],
  screens: [
    { path: '', load: () => import('./restock-screen.tsx') },
    { path: 'log', load: () => import('./restock-log-screen.tsx') },
  ],
};
