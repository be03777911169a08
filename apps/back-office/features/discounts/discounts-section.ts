import { BadgePercent } from 'lucide-react';
import type { Section } from '../../app/section.ts';

export const discountsSection: Section = {
  path: 'discounts',
  title: { en: 'Discounts', de: 'Rabatte' },
  area: 'commerce',
  icon: BadgePercent,
  permission: 'edit-discounts',
  keys: 'g d',
  aliases: [
    { en: 'Coupons', de: 'Gutscheincodes' },
    { en: 'Sales', de: 'Aktionen' },
  ],
  screens: [
    { path: '', load: () => import('./discounts-screen.tsx') },
    { path: 'new', load: () => import('./new-discount-screen.tsx') },
    { path: 'sales', load: () => import('./sales-screen.tsx') },
    { path: 'sales/new', load: () => import('./new-sale-screen.tsx') },
    { path: 'sales/$id', load: () => import('./sale-screen.tsx') },
    { path: '$id', load: () => import('./discount-screen.tsx') },
  ],
};
