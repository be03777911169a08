import { UserRound } from 'lucide-react';
import type { Section } from '../../app/section.ts';

/** One's own account. */
export const accountSection: Section = {
  path: 'account',
  title: { en: 'Your account', de: 'Ihr Konto' },
  area: 'settings',
  icon: UserRound,
  permission: 'view-back-office',
  aliases: [{ en: 'Password, passkeys, sessions', de: 'Passwort, Passkeys, Sitzungen' }],
  screens: [{ path: '', load: () => import('./account-screen.tsx') }],
};
