import { Boxes } from 'lucide-react';
import type { Section } from '../../app/section.ts';

/** What there is of everything. INVT-01 */
export const inventorySection: Section = {
  path: 'inventory',
  title: { en: 'Inventory', de: 'Bestand' },
  area: 'commerce',
  icon: Boxes,
  permission: 'view-products',
  part: 'commerce',
  keys: 'g i',
  aliases: [{ en: 'Stock', de: 'Lager' }],
  screens: [
    { path: '', load: () => import('./inventory-screen.tsx') },
    { path: 'count', load: () => import('./count-screen.tsx') },
    { path: 'locations', load: () => import('./locations-screen.tsx') },
  ],
};
