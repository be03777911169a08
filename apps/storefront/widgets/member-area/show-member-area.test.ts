// @vitest-environment happy-dom
import { createClient } from '@sitewright/contract';
import { expect, test, vi } from 'vitest';
import { showMemberArea } from './show-member-area.ts';

/** The block on a page, and a server that answers so. */
async function show(answer: object, status = 200) {
  document.body.innerHTML =
    '<div class="sw-member-area" data-plan-id="m1" data-area-id="b1">' +
    '<div class="sw-member-offer"><h2>Friends</h2><button>Join</button></div></div>';
  const asked: string[] = [];
  const call = createClient({
    readCrumb: () => undefined,
    fetch: async (path) => {
      asked.push(String(path));
      return Response.json(answer, { status });
    },
  });
  const root = document.querySelector<HTMLElement>('.sw-member-area')!;
  await showMemberArea(root, call);
  return { root, asked };
}

test('ROUT-21 the offer stays for who is no member, and where nobody answers', async () => {
  vi.stubGlobal('Static', { SQUARESPACE_CONTEXT: { collection: { id: 'c1' } } });
  const { root, asked } = await show({ isMember: false });
  vi.unstubAllGlobals();
  expect(asked).toEqual(['/api/commerce/memberships/m1/area?block=b1&page=c1']);
  expect(root.textContent).toBe('FriendsJoin');
  expect((await show({ code: 'internal', message: '' }, 500)).root.textContent).toBe('FriendsJoin');
});

test('ROUT-20 members read what is for them, with links to what they may open', async () => {
  const pages = [{ title: 'The <club>', url: '/club' }];
  const { root } = await show({ isMember: true, title: 'Friends', html: '<p>Hello</p>', pages });
  expect(root.querySelector('button')).toBeNull();
  expect(root.querySelector('.sw-member-own')!.innerHTML).toBe('<p>Hello</p>');
  const link = root.querySelector('a')!;
  expect([link.getAttribute('href'), link.textContent]).toEqual(['/club', 'The <club>']);
});

test('a block without a text for members says what they are a member of', async () => {
  const { root } = await show({ isMember: true, title: 'Friends', html: '', pages: [] });
  expect(root.querySelector('h2')!.textContent).toBe('Friends');
  expect(root.querySelector('ul')).toBeNull();
});
