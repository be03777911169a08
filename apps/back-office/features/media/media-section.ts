import { Images } from 'lucide-react';
import type { Section } from '../../app/section.ts';

/** Pictures and files of the site. FILE-01 */
export const mediaSection: Section = {
  path: 'media',
  title: { en: 'Media', de: 'Medien' },
  area: 'media',
  icon: Images,
  permission: 'view-media',
  aliases: [{ en: 'Files, pictures, uploads', de: 'Dateien, Bilder, Hochladen' }],
  screens: [
    { path: '', load: () => import('./media-screen.tsx') },
    { path: '$id', load: () => import('./file-screen.tsx') },
  ],
};
