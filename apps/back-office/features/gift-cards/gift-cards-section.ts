import { Gift } from 'lucide-react';
import type { Section } from '../../app/section.ts';

/** Gift cards and store credit. */
export const giftCardsSection: Section = {
  path: 'gift-cards',
  title: { en: 'Gift cards', de: 'Gutscheine' },
  area: 'commerce',
  icon: Gift,
  permission: 'view-orders',
  part: 'gift-cards',
  aliases: [{ en: 'Store credit', de: 'Guthaben' }],
  screens: [
    { path: '', load: () => import('./gift-cards-screen.tsx') },
    { path: '$id', load: () => import('./gift-card-screen.tsx') },
  ],
};
