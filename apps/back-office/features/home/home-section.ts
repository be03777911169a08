import { House } from 'lucide-react';
import type { Section } from '../../app/section.ts';

/** What is going on. */
export const homeSection: Section = {
  path: '',
  title: { en: 'Home', de: 'Übersicht' },
  area: 'home',
  icon: House,
  permission: 'view-back-office',
  keys: 'g h',
  screens: [{ path: '', load: () => import('./home-screen.tsx') }],
};
