import { HeartHandshake } from 'lucide-react';
import type { Section } from '../../app/section.ts';
import { supporterTexts } from './supporter-texts.ts';

/** What people may give for and belong to. SUBS-05 */
export const supportersSection: Section = {
  path: 'supporters',
  title: supporterTexts.supporters,
  area: 'commerce',
  icon: HeartHandshake,
  permission: 'view-products',
  aliases: [supporterTexts.donations, supporterTexts.memberships, supporterTexts.members],
  actions: [
    { label: supporterTexts.newDonation, path: 'donations/new', permission: 'create-products' },
    { label: supporterTexts.newPlan, path: 'plans/new', permission: 'create-products' },
  ],
  screens: [
    { path: '', load: () => import('./donations-screen.tsx') },
    { path: 'donations/$id', load: () => import('./donation-screen.tsx') },
    { path: 'plans', load: () => import('./plans-screen.tsx') },
    { path: 'plans/$id', load: () => import('./plan-screen.tsx') },
    { path: 'members', load: () => import('./members-screen.tsx') },
  ],
};
