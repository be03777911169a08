import { Gauge } from 'lucide-react';
import type { Section } from '../../app/section.ts';

/** What the site may use, and what it uses. AUTH-08, AUTH-09 */
export const billingSection: Section = {
  path: 'billing',
  title: { en: 'Plan and usage', de: 'Tarif und Nutzung' },
  area: 'settings',
  icon: Gauge,
  permission: 'manage-billing',
  aliases: [
    { en: 'Billing', de: 'Abrechnung' },
    { en: 'Upgrade', de: 'Tarif wechseln' },
  ],
  screens: [{ path: '', load: () => import('./billing-screen.tsx') }],
};
