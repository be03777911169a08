import { BadgePercent } from 'lucide-react';
import type { Section } from '../../app/section.ts';
import { discountTexts } from './discount-texts.ts';

export const discountsSection: Section = {
  path: 'discounts',
  title: { en: 'Discounts', de: 'Rabatte' },
  area: 'commerce',
  icon: BadgePercent,
  permission: 'edit-discounts',
  part: 'commerce',
  keys: 'g d',
  aliases: [
    { en: 'Coupons', de: 'Gutscheincodes' },
    { en: 'Sales', de: 'Aktionen' },
  ],
  actions: [
    { label: discountTexts.newDiscount, path: 'new', permission: 'edit-discounts' },
    { label: discountTexts.newSale, path: 'sales/new', permission: 'edit-discounts' },
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
