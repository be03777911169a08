import { ShoppingCart } from 'lucide-react';
import type { Section } from '../../app/section.ts';
import { findOrders } from './find-orders.ts';

/** What people bought. */
export const ordersSection: Section = {
  path: 'orders',
  title: { en: 'Orders', de: 'Bestellungen' },
  area: 'commerce',
  icon: ShoppingCart,
  permission: 'view-orders',
  part: 'commerce',
  keys: 'g o',
  find: findOrders,
  screens: [
    { path: '', load: () => import('./orders-screen.tsx') },
    { path: 'packing', load: () => import('./packing-screen.tsx') },
    { path: '$number', load: () => import('./order-screen.tsx') },
    { path: '$number/edit', load: () => import('./edit-screen.tsx') },
    { path: '$number/mails/$kind', load: () => import('./order-mail-screen.tsx') },
    { path: '$number/pack', load: () => import('./pack-screen.tsx') },
  ],
};
