import { KeyRound } from 'lucide-react';
import type { Section } from '../../app/section.ts';

/** Keys of programs. APIK-01 */
export const apiKeysSection: Section = {
  path: 'api-keys',
  title: { en: 'API keys', de: 'API-Schlüssel' },
  area: 'settings',
  icon: KeyRound,
  permission: 'manage-integrations',
  aliases: [{ en: 'Developer', de: 'Entwicklung' }],
  screens: [{ path: '', load: () => import('./api-keys-screen.tsx') }],
};
