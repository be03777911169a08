import type { SiteLink, SiteMenu } from '@sitewright/contract';
import { describe, expect, it } from 'vitest';
import {
  changesOf,
  dropOf,
  mayUnlink,
  readPlace,
  unlinkedPages,
  wayOf,
  writePlace,
  type TreePlace,
} from './page-tree.ts';

const page = (collectionId: string, items?: SiteLink[]): SiteLink => ({
  collectionId,
  label: collectionId,
  fullUrl: `/${collectionId}`,
  isShown: true,
  ...(items && { items, isFolder: true }),
});
const folder = (label: string, items: SiteLink[]): SiteLink => ({
  title: label,
  label,
  fullUrl: '',
  isShown: true,
  items,
});

const menus: SiteMenu[] = [
  {
    identifier: 'main',
    title: 'Main',
    links: [page('shop'), folder('More', [page('care')]), page('chapters', [])],
  },
  { identifier: 'footer', title: 'Footer', links: [page('about')] },
];

const print = (items: readonly SiteLink[]): string =>
  items.map(({ label, items: below }) => (below ? `${label}(${print(below)})` : label)).join(' ');

const go = (from: TreePlace, way: 'up' | 'down' | 'in' | 'out') => {
  const to = wayOf(menus, from, way);
  return to && changesOf(menus, from, to).map(({ menu, items }) => `${menu}: ${print(items)}`);
};

describe('NAVL-01 the tree of pages', () => {
  it('names places in an address, and takes none that the site lacks', () => {
    for (const at of [
      { menu: 'main', path: [0] },
      { menu: 'footer', path: [12, 3] },
    ]) {
      expect(readPlace(writePlace(at), menus)).toEqual(at);
    }
    for (const words of ['', 'main', '0/gone', '1.2.3/main', '-1/main', 'x/main']) {
      expect([words, readPlace(words, menus)]).toEqual([words, undefined]);
    }
  });

  it('has the pages that no menu leads to at its end', () => {
    const pages = ['shop', 'care', 'secret', 'about', 'old'].map((id) => ({ id }));
    expect(unlinkedPages(menus, pages).map(({ id }) => id)).toEqual(['secret', 'old']);
  });

  it('is walked by keys within a menu, into folders and indexes, and from menu to menu', () => {
    expect(go({ menu: 'main', path: [0] }, 'down')).toEqual(['main: More(care) shop chapters()']);
    expect(go({ menu: 'main', path: [0] }, 'up')).toBeUndefined();
    expect(go({ menu: 'main', path: [1, 0] }, 'out')).toEqual([
      'main: shop More() care chapters()',
    ]);
    // Out of a folder it goes by the key for that alone.
    expect(go({ menu: 'main', path: [1, 0] }, 'down')).toBeUndefined();
    expect(go({ menu: 'main', path: [2] }, 'in')).toEqual(['main: shop More(care chapters())']);
    expect(go({ menu: 'main', path: [2] }, 'down')).toEqual([
      'footer: chapters() about',
      'main: shop More(care)',
    ]);
    expect(go({ menu: 'footer', path: [0] }, 'up')).toEqual([
      'main: shop More(care) chapters() about',
      'footer: ',
    ]);
  });

  it('lets pages go out of all menus, and back', () => {
    expect(go({ menu: 'footer', path: [0] }, 'down')).toEqual(['footer: ']);
    expect(go({ entry: page('secret') }, 'up')).toEqual(['footer: about secret']);
    expect(go({ entry: page('secret') }, 'down')).toBeUndefined();
    expect(mayUnlink(menus, { menu: 'main', path: [0] })).toBe(true);
    // A folder has no page that would be left.
    expect(mayUnlink(menus, { menu: 'main', path: [1] })).toBe(false);
    expect(mayUnlink(menus, { entry: page('secret') })).toBe(false);
    // Nor does a key take it out at the end of the last menu, with all that it holds.
    const last = [{ identifier: 'last', title: '', links: [folder('More', [page('care')])] }];
    expect(wayOf(last, { menu: 'last', path: [0] }, 'down')).toBeUndefined();
  });

  it('takes what is dropped from another menu where there is room for it', () => {
    const over = (path: number[], place: 'before' | 'after' | 'into') => ({
      menu: 'main',
      path,
      place,
    });
    const about: TreePlace = { menu: 'footer', path: [0] };
    expect(dropOf(menus, about, over([1], 'into'))).toEqual({ menu: 'main', path: [1, 1] });
    expect(dropOf(menus, about, over([1, 0], 'before'))).toEqual({ menu: 'main', path: [1, 0] });
    expect(dropOf(menus, { entry: page('x') }, over([2], 'into'))).toEqual({
      menu: 'main',
      path: [2, 0],
    });
    expect(dropOf(menus, about, over([2], 'after'))).toEqual({ menu: 'main', path: [3] });
    const more: TreePlace = { menu: 'main', path: [1] };
    // A folder with something in it fits into no other.
    expect(dropOf(menus, more, over([2], 'into'))).toBeUndefined();
    expect(dropOf(menus, more, over([1, 0], 'before'))).toBeUndefined();
  });
});
