/** The way back and forward leads through filters, searches, sortings and tabs of lists. */
import { expect, test, type Page } from '@playwright/test';
import { signInAsOwner } from './support/owner.ts';

const office = '/config/sites/alder-loom';

async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

/** Where the list stands, by the query of its address. */
const expectQuery = (page: Page, query: string) =>
  expect.poll(() => decodeURIComponent(new URL(page.url()).search.slice(1))).toBe(query);

for (const path of ['products', 'orders']) {
  test(`back and forward step through the filters of ${path}`, async ({ page }) => {
    await signInAsOwner(page);
    await page.goto(`${office}/${path}`);
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    // Those that ask which one lead to a dialog.
    const menu = page.getByRole('menuitem').filter({ hasNotText: '…' });
    const first = (await menu.nth(0).textContent()) ?? '';
    const last = (await menu.nth(-1).textContent()) ?? '';
    await page.keyboard.press('Escape');

    await choose(page, first);
    const one = await queryOf(page);
    await choose(page, last);
    const two = await queryOf(page, one);
    // What is typed is one step, however often the list is asked on the way.
    const search = page.getByRole('search').getByRole('searchbox');
    await search.pressSequentially('al', { delay: 20 });
    await expectQuery(page, `${two}&search=al`);
    await search.pressSequentially('der', { delay: 20 });
    await expectQuery(page, `${two}&search=alder`);
    // An emptied search is another.
    await search.fill('');
    await expectQuery(page, two);

    await page.goBack();
    await expectQuery(page, `${two}&search=alder`);
    await expect(search).toHaveValue('alder');
    await page.goBack();
    await expectQuery(page, two);
    await expect(search).toHaveValue('');
    await page.goBack();
    await expectQuery(page, one);
    await expect(page.getByRole('button', { name: /^Remove filter/ })).toHaveCount(1);
    await page.goBack();
    await expectQuery(page, '');
    await expect(page.getByRole('button', { name: /^Remove filter/ })).toHaveCount(0);
    await page.goForward();
    await expectQuery(page, one);
    await page.goForward();
    await page.goForward();
    await expectQuery(page, `${two}&search=alder`);
    await expect(search).toHaveValue('alder');

    // Typing after the way back is a step of its own.
    await search.press('End');
    await search.pressSequentially('s', { delay: 20 });
    await expectQuery(page, `${two}&search=alders`);
    await page.goBack();
    await expectQuery(page, `${two}&search=alder`);
  });
}

test('back and forward step through tabs and sortings, and choosing the same again is no step', async ({
  page,
}) => {
  await signInAsOwner(page);
  await page.goto(`${office}/products`);
  const sort = page.getByRole('columnheader', { name: 'Price' }).getByRole('button');
  await sort.click();
  const sorted = await queryOf(page);
  await sort.click();
  const turned = await queryOf(page, sorted);
  await choose(page, 'Hidden');
  const narrowed = await queryOf(page, turned);
  await choose(page, 'Hidden');
  await page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: 'All' }).click();
  await expectQuery(page, '');
  await page.goBack();
  await expectQuery(page, narrowed);
  await page.goBack();
  await expectQuery(page, turned);
  await page.goBack();
  await expectQuery(page, sorted);
  await page.goBack();
  await expectQuery(page, '');
});

/** The query of the address once it is another than the one before. */
async function queryOf(page: Page, before = ''): Promise<string> {
  const read = () => decodeURIComponent(new URL(page.url()).search.slice(1));
  await expect.poll(read).not.toBe(before);
  return read();
}
