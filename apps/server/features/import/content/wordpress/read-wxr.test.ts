import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { wxr, wxrItem } from '../testing/wxr.ts';
import { openWxr } from './read-wxr.ts';

const origin = 'https://old.example';
let folder: string;
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sitewright-wxr-'));
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const open = (text: string) => {
  const file = path.join(folder, 'export.xml');
  fs.writeFileSync(file, text);
  return openWxr(file);
};
const thingsOf = async (text: string) => Array.fromAsync((await open(text)).things());

it('menus of block themes are read with what lies below their entries', async () => {
  const content = `<!-- wp:navigation-link {"label":"About","type":"page","id":2,"url":"${origin}/about","kind":"post-type"} /-->
<!-- wp:navigation-submenu {"label":"More &amp; more","url":"#"} --><!-- wp:navigation-link {"label":"Friends","url":"https://friends.example"} /--><!-- /wp:navigation-submenu -->`;
  const things = await thingsOf(
    wxr(origin, [wxrItem(origin, { id: 7, type: 'wp_navigation', title: 'Header', content })]),
  );
  expect(things).toMatchObject([
    {
      kind: 'menu',
      title: 'Header',
      items: [
        { title: 'About', key: 'wordpress:old.example:2', items: [] },
        { title: 'More & more', items: [{ title: 'Friends', url: 'https://friends.example' }] },
      ],
    },
  ]);
});

it('versions, what was thrown away and looks of the theme are no things', async () => {
  const items = [
    { id: 1, type: 'revision', title: 'Old' },
    { id: 2, type: 'page', title: 'Gone', status: 'trash' },
    { id: 3, type: 'wp_global_styles', title: 'Styles' },
    { id: 4, type: 'page', title: 'Kept', link: '/kept/' },
  ];
  const things = await thingsOf(
    wxr(
      origin,
      items.map((item) => wxrItem(origin, item)),
    ),
  );
  expect(things).toMatchObject([{ kind: 'page', title: 'Kept', path: '/kept/' }]);
});

it('a page with a password is private, and one of the future keeps its day', async () => {
  const [locked, planned] = await thingsOf(
    wxr(origin, [
      wxrItem(origin, {
        id: 1,
        type: 'page',
        title: 'Locked',
        extra: '<wp:post_password><![CDATA[secret]]></wp:post_password>',
      }),
      wxrItem(origin, { id: 2, type: 'post', title: 'Planned', status: 'future' }),
    ]),
  );
  expect(locked).toMatchObject({ state: 'private' });
  expect(planned).toMatchObject({
    state: 'published',
    date: new Date('2024-05-01T10:00:00Z'),
  });
});

it('an item that is larger than one can be is refused', async () => {
  const big = wxr(origin, [
    wxrItem(origin, { id: 1, type: 'page', title: 'Big', content: 'x'.repeat(17_000_000) }),
  ]);
  await expect(open(big)).rejects.toThrow(/larger than one can be/);
});
