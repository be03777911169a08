import { fileUses } from '@sitewright/contract';
import { expect, it } from 'vitest';
import { pathOfUse } from './path-of-use.ts';

it('FILE-11 each use of a file leads to the screen on which it is seen', () => {
  const content = { purpose: 'footer', ownerId: 'site-footer' } as const;
  const paths = fileUses.map((kind) => {
    const own = kind === 'content' ? { content } : { translated: 'post' as const };
    return [kind, pathOfUse({ kind, id: 'a', title: 'de', ...own })];
  });
  expect(Object.fromEntries(paths)).toEqual({
    product: 'products/a',
    variant: 'products/a',
    page: 'pages/a',
    item: 'pages/post/a/settings',
    content: 'pages/-/fields/site-footer',
    translation: 'translate/de/post/a',
    menu: 'navigation',
    order: 'orders/a',
    settings: 'settings/branding',
  });
});
