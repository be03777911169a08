import { expect, it } from 'vitest';
import { menusByPage } from './page-menus.ts';

const link = (collectionId: string, items: ReturnType<typeof plain>[] = []) => ({
  ...plain(collectionId),
  items,
});
const plain = (collectionId: string) => ({
  collectionId,
  label: collectionId,
  fullUrl: `/${collectionId}`,
  isShown: true,
});

it('NAVL-02 a page is linked by each menu that leads to it, also from within a folder, and once', () => {
  const menus = [
    { identifier: 'mainNav', title: 'Main', links: [link('shop', [plain('care')]), link('care')] },
    { identifier: 'footerNav', title: '', links: [link('care')] },
  ];
  const byPage = menusByPage(menus);
  expect([byPage.get('shop'), byPage.get('care'), byPage.get('about')]).toEqual([
    ['Main'],
    ['Main', 'footerNav'],
    undefined,
  ]);
});
