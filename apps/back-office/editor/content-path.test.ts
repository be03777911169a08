import { documentPurposes } from '@sitewright/contract';
import { expect, it } from 'vitest';
import { contentPath } from './content-path.ts';

it('each content has a screen on which it is edited', () => {
  const paths = documentPurposes.map((purpose) => contentPath({ purpose, ownerId: 'id' }));
  expect(paths).toEqual([
    'pages/id',
    'pages/post/id',
    'products/id/content',
    'pages/-/fields/site-header',
    'pages/-/fields/site-footer',
    'pages/-/fields/site-announcement',
    'popup/content',
    'pages',
    'mail-parts/id',
  ]);
});
