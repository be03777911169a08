import { FileText } from 'lucide-react';
import type { Section } from '../../app/section.ts';
import { findPages } from './find-pages.ts';

/** The pages of the site, and the editor of each. */
export const pagesSection: Section = {
  path: 'pages',
  title: { en: 'Pages', de: 'Seiten' },
  area: 'pages',
  icon: FileText,
  permission: 'view-content',
  aliases: [
    { en: 'Editor, sections, blocks', de: 'Editor, Abschnitte, Blöcke' },
    { en: 'Blog, posts, events', de: 'Blog, Beiträge, Veranstaltungen' },
  ],
  find: findPages,
  screens: [
    { path: '', load: () => import('./pages-screen.tsx') },
    { path: 'collection/$id', load: () => import('../posts/posts-screen.tsx') },
    { path: 'post/$id', load: () => import('../../editor/post-editor-screen.tsx') },
    { path: 'post/$id/settings', load: () => import('../posts/post-screen.tsx') },
    { path: '$id/fields', load: () => import('../../editor/field-editor-screen.tsx') },
    { path: '$id/fields/$field', load: () => import('../../editor/field-editor-screen.tsx') },
    { path: '$id', load: () => import('../../editor/editor-screen.tsx') },
  ],
};
