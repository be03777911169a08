import type { CallAnswer } from '@sitewright/contract';
import { contentPath } from '../../editor/content-path.ts';

/** A thing that shows a file. */
export type FileUse = CallAnswer<'GET /api/sites/:identifier/files/:id'>['uses'][number];

/** Where somebody sees that a file is used, behind the site's part of the address. */
export function pathOfUse({ kind, id, title, content, translated }: FileUse): string {
  switch (kind) {
    case 'product':
    case 'variant':
      return `products/${id}`;
    case 'page':
      return contentPath({ purpose: 'page', ownerId: id });
    case 'item':
      return `pages/post/${id}/settings`;
    case 'content':
      return content ? contentPath(content) : 'pages';
    case 'translation':
      // What the whole site and its menus say has screens of its own kind too.
      return translated ? `translate/${title}/${translated}/${id}` : 'translate';
    case 'menu':
      return 'navigation';
    case 'order':
      return `orders/${id}`;
    case 'settings':
      return 'settings/branding';
  }
}
