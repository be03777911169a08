/** Categories are put below others and in order: by the mouse, by arrow keys, and taken back. */
import { expect, test, type Page } from '@playwright/test';
import { dragOnto } from './support/drag.ts';
import { expectNoViolations } from './support/axe.ts';
import { signInAsOwner } from './support/owner.ts';
import { sizes } from './support/sizes.ts';

const office = '/config/sites/alder-loom';

/** The handles of these categories from top to bottom, each with how far it stands in. */
async function order(page: Page, names: readonly string[]) {
  const found = await Promise.all(
    names.map(async (name) => {
      const box = await page
        .getByRole('button', { name: `Move ${name}`, exact: true })
        .boundingBox();
      return { name, x: Math.round(box?.x ?? 0), y: box?.y ?? 0 };
    }),
  );
  const least = Math.min(...found.map(({ x }) => x));
  return found.toSorted((a, b) => a.y - b.y).map(({ name, x }) => (x > least ? `-${name}` : name));
}

test('TAGS-01 a category is dragged below another one and between two, and taken back', async ({
  page,
}) => {
  await page.setViewportSize(sizes.desktop);
  await signInAsOwner(page);
  await page.goto(`${office}/categories`);
  const names = ['Fir', 'Oak', 'Elm'];
  for (const name of names) {
    await page.getByLabel('New category').fill(name);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: `Move ${name}`, exact: true })).toBeVisible();
  }
  const handle = (name: string) => page.getByRole('button', { name: `Move ${name}`, exact: true });
  const line = (name: string) =>
    page
      .getByRole('listitem')
      .filter({ has: handle(name) })
      .locator('> div')
      .first();
  const told = () => order(page, names);
  await expect.poll(told).toEqual(names);
  await expectNoViolations(page, ['light', 'dark']);

  await dragOnto(page, handle('Elm'), line('Fir'));
  await expect.poll(told).toEqual(['Fir', '-Elm', 'Oak']);
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await expect.poll(told).toEqual(names);
  await dragOnto(page, handle('Elm'), line('Oak'), { x: 200, y: 3 });
  await expect.poll(told).toEqual(['Fir', 'Elm', 'Oak']);

  // By keyboard, on the same handle, and on a phone.
  await page.setViewportSize(sizes.phone);
  await handle('Oak').press('ArrowRight');
  await expect.poll(told).toEqual(['Fir', 'Elm', '-Oak']);
  await handle('Elm').press('ArrowUp');
  await expect.poll(told).toEqual(['Elm', '-Oak', 'Fir']);
  await handle('Oak').press('ArrowLeft');
  await expect.poll(told).toEqual(['Elm', 'Oak', 'Fir']);
  await page.screenshot({ path: 'test-results/categories-390.png', fullPage: true });
  await expectNoViolations(page, ['light', 'dark']);
  // Too long a name, and one that is there.
  await page.getByLabel('New category').fill('elm');
  await page.keyboard.press('Enter');
  await expect(page.getByText('This category already exists.')).toBeVisible();
});
