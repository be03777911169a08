import type { ActivityEntry, ContentOwner } from '@sitewright/contract';
import { expect, it } from 'vitest';
import { nameOfKind, pathOf } from './activity-kinds.ts';

const entryOf = (content?: ContentOwner): ActivityEntry => ({
  id: 'e',
  at: 0,
  actor: { kind: 'person', id: 'p', name: 'Ann' },
  action: 'document-moved',
  subject: 'document:d',
  title: 'Mug',
  ...(content && { content }),
  before: {},
  after: { state: 'published' },
  names: {},
  undoes: null,
  undoneBy: null,
  mayUndo: true,
});

it('an entry about a document says what it is the content of, and leads to its editor', () => {
  const told = (['page', 'post', 'product', 'footer'] as const).map((purpose) => {
    const entry = entryOf({ purpose, ownerId: 'o' });
    const named = nameOfKind(entry);
    return [named?.name.en, named?.title, pathOf(entry)];
  });
  expect(told).toEqual([
    ['the content of the page', 'Mug', 'pages/o'],
    ['the content of the post', 'Mug', 'pages/post/o'],
    ['the description of the product', 'Mug', 'products/o/content'],
    ['the footer of the site', '', 'pages/-/fields/site-footer'],
  ]);
  expect(nameOfKind(entryOf())?.name.en).toBe('the content of');
  expect(pathOf(entryOf())).toBeUndefined();
});
