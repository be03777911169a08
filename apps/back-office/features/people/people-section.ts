import { UsersRound } from 'lucide-react';
import type { Section } from '../../app/section.ts';

/** Who works on the site. AUTH-05 */
export const peopleSection: Section = {
  path: 'permissions',
  title: { en: 'Permissions', de: 'Berechtigungen' },
  area: 'settings',
  icon: UsersRound,
  permission: 'manage-people',
  aliases: [
    { en: 'People', de: 'Personen' },
    { en: 'Roles', de: 'Rollen' },
  ],
  screens: [{ path: '', load: () => import('./people-screen.tsx') }],
};
