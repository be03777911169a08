import { Plug } from 'lucide-react';
import type { Section } from '../../app/section.ts';

/** Where the shop tells its news, and where its products are fetched. */
export const connectionsSection: Section = {
  path: 'connections',
  title: { en: 'Connections', de: 'Verbindungen' },
  area: 'settings',
  icon: Plug,
  permission: 'manage-integrations',
  aliases: [
    { en: 'Webhooks', de: 'Webhooks' },
    { en: 'Product feeds', de: 'Produkt-Feeds' },
  ],
  screens: [
    { path: '', load: () => import('./connections-screen.tsx') },
    { path: 'webhooks/$id', load: () => import('./webhook-screen.tsx') },
  ],
};
