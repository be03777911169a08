import { Repeat } from 'lucide-react';
import type { Section } from '../../app/section.ts';

/** What buyers pay for every period. */
export const subscriptionsSection: Section = {
  path: 'subscriptions',
  title: { en: 'Subscriptions', de: 'Abonnements' },
  area: 'commerce',
  icon: Repeat,
  permission: 'view-orders',
  part: 'subscriptions',
  screens: [
    { path: '', load: () => import('./subscriptions-screen.tsx') },
    { path: '$id', load: () => import('./subscription-screen.tsx') },
  ],
};
