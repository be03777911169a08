import { FileUp } from 'lucide-react';
import type { Section } from '../../app/section.ts';

/** Products, customers and pages that come from elsewhere. */
export const importsSection: Section = {
  path: 'imports',
  title: { en: 'Import', de: 'Import' },
  area: 'commerce',
  icon: FileUp,
  permission: 'create-products',
  keys: 'g u',
  aliases: [
    { en: 'Upload CSV', de: 'CSV hochladen' },
    { en: 'WordPress', de: 'WordPress' },
    { en: 'Squarespace, Shopify, WooCommerce', de: 'Squarespace, Shopify, WooCommerce' },
  ],
  screens: [
    { path: '', load: () => import('./imports-screen.tsx') },
    { path: '$id', load: () => import('./import-screen.tsx') },
  ],
};
