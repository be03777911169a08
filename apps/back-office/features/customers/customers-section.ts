import { Users } from 'lucide-react';
import type { Section } from '../../app/section.ts';
import { findCustomers } from './find-customers.ts';

/** Who bought, and what the shop knows of them. */
export const customersSection: Section = {
  path: 'customers',
  title: { en: 'Customers', de: 'Kundschaft' },
  area: 'commerce',
  icon: Users,
  permission: 'view-orders',
  keys: 'g c',
  find: findCustomers,
  screens: [
    { path: '', load: () => import('./customers-screen.tsx') },
    { path: '$id', load: () => import('./customer-screen.tsx') },
  ],
};
