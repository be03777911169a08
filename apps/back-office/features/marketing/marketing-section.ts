import { Megaphone } from 'lucide-react';
import type { Section } from '../../app/section.ts';

/** Product feeds, ids of ad networks, automations. FEED-01, FEED-02, CONN-06 */
export const marketingSection: Section = {
  path: 'marketing',
  title: { en: 'Feeds and ads', de: 'Feeds und Anzeigen' },
  area: 'marketing',
  icon: Megaphone,
  permission: 'view-products',
  aliases: [
    { en: 'Product feeds', de: 'Produktfeeds' },
    { en: 'Pixel', de: 'Pixel' },
    { en: 'Zapier', de: 'Zapier' },
  ],
  screens: [{ path: '', load: () => import('./marketing-screen.tsx') }],
};
