import { Landmark } from 'lucide-react';
import type { Section } from '../../app/section.ts';
import { taxTexts } from './tax-texts.ts';

export const taxesSection: Section = {
  path: 'taxes',
  title: { en: 'Taxes', de: 'Steuern' },
  area: 'settings',
  icon: Landmark,
  permission: 'view-settings',
  part: 'commerce',
  aliases: [{ en: 'VAT, sales tax', de: 'Umsatzsteuer, Mehrwertsteuer' }],
  actions: [{ label: taxTexts.newTax, path: 'new', permission: 'view-settings' }],
  screens: [
    { path: '', load: () => import('./taxes-screen.tsx') },
    { path: 'new', load: () => import('./new-tax-screen.tsx') },
    { path: '$id', load: () => import('./tax-screen.tsx') },
  ],
};
