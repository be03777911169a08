import { ShoppingCart } from 'lucide-react';
import type { Section } from '../../app/section.ts';

/** Carts that were left with an email, and the mails about them. */
export const abandonedCartsSection: Section = {
  path: 'abandoned-carts',
  title: { en: 'Abandoned carts', de: 'Verlassene Warenkörbe' },
  area: 'marketing',
  icon: ShoppingCart,
  permission: 'view-orders',
  part: 'commerce',
  aliases: [
    { en: 'Reminders', de: 'Erinnerungen' },
    { en: 'Recovered', de: 'Zurückgewonnen' },
  ],
  screens: [
    { path: '', load: () => import('./abandoned-carts-screen.tsx') },
    { path: 'mail', load: () => import('./reminder-screen.tsx') },
  ],
};
