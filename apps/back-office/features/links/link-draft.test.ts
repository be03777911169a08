import { expect, it } from 'vitest';
import { draftOf, linkOf } from './link-draft.ts';

it('a part of a page is named with or without its #', () => {
  const page = { kind: 'page', collectionId: 'about' } as const;
  for (const anchor of ['team', '#team']) {
    expect(linkOf({ ...draftOf(page), anchor })).toEqual({ ...page, anchor: 'team' });
  }
  expect(linkOf({ ...draftOf(page), anchor: '#' })).toEqual(page);
});

it('what is empty is left out, and what another tab has', () => {
  const draft = { ...draftOf(undefined), kind: 'email', address: ' a@b.example ' } as const;
  expect(linkOf({ ...draft, url: 'https://elsewhere.example', newWindow: true })).toEqual({
    kind: 'email',
    address: 'a@b.example',
  });
});
