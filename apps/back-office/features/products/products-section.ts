import { Package } from 'lucide-react';
import type { Section } from '../../app/section.ts';
import { findProducts } from './find-products.ts';
import { productTexts } from './product-texts.ts';

/** What the shop sells. */
export const productsSection: Section = {
  path: 'products',
  title: { en: 'Products', de: 'Produkte' },
  area: 'commerce',
  icon: Package,
  permission: 'view-products',
  part: 'commerce',
  keys: 'g p',
  actions: [{ label: productTexts.add, path: 'new', permission: 'edit-products' }],
  find: findProducts,
  screens: [
    { path: '', load: () => import('./products-screen.tsx') },
    { path: 'new', load: () => import('./new-product-screen.tsx') },
    { path: 'sheet', load: () => import('./sheet/sheet-screen.tsx') },
    { path: 'bulk', load: () => import('./bulk/new-bulk-screen.tsx') },
    { path: 'bulk/$id', load: () => import('./bulk/bulk-status-screen.tsx') },
    { path: '$id', load: () => import('./product-screen.tsx') },
    { path: '$id/content', load: () => import('../../editor/product-editor-screen.tsx') },
  ],
};
