import { Truck } from 'lucide-react';
import type { Section } from '../../app/section.ts';
import { shippingTexts } from './shipping-texts.ts';

export const shippingSection: Section = {
  path: 'shipping',
  title: { en: 'Shipping', de: 'Versand' },
  area: 'settings',
  icon: Truck,
  permission: 'view-settings',
  part: 'commerce',
  aliases: [{ en: 'Delivery, pickup', de: 'Lieferung, Abholung' }],
  actions: [{ label: shippingTexts.newOption, path: 'new', permission: 'view-settings' }],
  screens: [
    { path: '', load: () => import('./shipping-screen.tsx') },
    { path: 'new', load: () => import('./new-option-screen.tsx') },
    { path: '$id', load: () => import('./option-screen.tsx') },
  ],
};
