/** A product on its screen by hand: its pictures, its words, its plan; copied, archived, filled. */
import { expect, test, type Page } from '@playwright/test';
import { dragOnto } from './support/drag.ts';
import { addButton } from './support/buy.ts';
import { signInAsOwner } from './support/owner.ts';
import { staffCall } from './support/staff-calls.ts';

const office = '/config/sites/alder-loom';
const calls = '/api/sites/alder-loom';
/** Another journey before this one may have made things of the same name. */
const stamp = Date.now().toString(36);

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInAsOwner(page);
});

/** A product that visitors see, in three sizes. @returns its id */
async function addProduct(page: Page, title: string, parts: object = {}): Promise<string> {
  const variants = ['S', 'M', 'L'].map((Size) => ({
    attributes: { Size },
    priceCents: 1000,
    stock: 5,
  }));
  const product = { title, isVisible: true, optionNames: ['Size'], variants, ...parts };
  return (await staffCall<{ id: string }>(page, 'POST', '/products', product)).id;
}

async function save(page: Page): Promise<void> {
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Unsaved changes')).toBeHidden();
}

test('PROD-08 pictures are dragged, given to a variant and to a middle; words show as search engines show them', async ({
  page,
}) => {
  const files = (await (await page.request.get(`${calls}/files?kind=image&limit=3`)).json()) as {
    files: { id: string }[];
  };
  const imageIds = files.files.map(({ id }) => id);
  const id = await addProduct(page, `Dragged bowl ${stamp}`, { imageIds });
  await page.goto(`${office}/products/${id}`);
  const grip = (number: number) =>
    page.getByRole('button', { name: `Move picture ${number}`, exact: true });
  const sources = () =>
    page
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: /^Move picture/ }) })
      .locator('img') // whatever journeys beside this one uploaded, also without a text of its own
      .evaluateAll((images) => images.map((image) => image.getAttribute('src')));
  await expect.poll(async () => (await sources()).length).toBe(3);
  const [first, second, third] = await sources();
  await dragOnto(page, grip(3), page.getByRole('button', { name: 'Edit picture 1' }));
  await expect.poll(sources).toEqual([third, first, second]);

  await page.getByRole('button', { name: 'Edit picture 1' }).click();
  const dialog = page.getByRole('dialog', { name: 'Picture' });
  await dialog.getByRole('checkbox', { name: /Size: M \(0 of 1\)/ }).click({ force: true });
  const middle = dialog.getByRole('slider');
  await middle.focus();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  const point = await middle.getAttribute('aria-valuetext');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toHaveCount(0);

  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview).toContainText(`Dragged bowl ${stamp}`);
  await page.getByLabel('Title', { exact: true }).fill('A bowl for soup');
  await expect(preview).toContainText('A bowl for soup');
  await expect(preview).toContainText(`/shop/p/dragged-bowl-${stamp}`);
  await page.getByLabel('Text of the add button').fill('Take it home');
  await save(page);

  await page.reload();
  await expect.poll(sources).toEqual([third, first, second]);
  await page.getByRole('button', { name: 'Edit picture 1' }).click();
  await expect(dialog.getByRole('checkbox', { name: /Size: M \(1 of 1\)/ })).toBeChecked();
  await expect(middle).toHaveAttribute('aria-valuetext', point ?? '');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  const shown = await page.request.get(`/shop/p/dragged-bowl-${stamp}`);
  const html = await shown.text();
  expect(html).toContain('Take it home');
  expect(html).toContain('A bowl for soup');
});

test('PROD-08 SUBS-02 a plan that ends is chosen, said in plain words, and seen by its buyer', async ({
  page,
}) => {
  const id = await addProduct(page, `Box of tea ${stamp}`);
  await page.goto(`${office}/products/${id}`);
  await page.getByRole('button', { name: /Subscription/ }).click();
  await page.getByRole('option', { name: 'Another interval' }).click();
  await page.getByLabel('Every how many').fill('2');
  await page.getByRole('button', { name: /Weeks, months or years/ }).click();
  await page.getByRole('option', { name: 'Weeks' }).click();
  await page.getByRole('button', { name: /Ends/ }).click();
  await page.getByRole('option', { name: 'After a number of payments' }).click();
  await page.getByRole('textbox', { name: 'Number of payments' }).fill('6');
  await expect(
    page.getByText(
      'The buyer pays $10.00 every 2 weeks for 12 weeks: 6 payments, the first with the order, $60.00 in all. Then it ends by itself.',
    ),
  ).toBeVisible();
  await save(page);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Number of payments' })).toHaveValue('6');

  await page.goto(`/shop/p/box-of-tea-${stamp}`);
  await expect(page.getByText(/\$10\.00 every 2 weeks for 12 weeks/).first()).toBeVisible();
  await page.locator('.product-variants').getByText('S', { exact: true }).click();
  await addButton(page).click();
  await page.waitForURL(/\/checkout\/subscribe/);
  await expect(page.getByText(/every 2 weeks for 12 weeks/).first()).toBeVisible();
});

test('PROD-08 a product is copied and archived by its menu, and a sheet is filled by its corner', async ({
  page,
}) => {
  const id = await addProduct(page, `Copied bowl ${stamp}`);
  await page.goto(`${office}/products/${id}`);
  const heading = page.getByRole('heading', { level: 1, name: /Copied bowl/ });
  await expect(heading).toBeVisible();
  const menu = async (name: string) => {
    await page.getByRole('button', { name: 'More' }).last().click();
    await page.getByRole('menuitem', { name }).click();
  };
  await menu('Duplicate');
  await expect(page).not.toHaveURL(new RegExp(id));
  await expect(heading).toBeVisible();
  await menu('Archive');
  await expect(page.getByText('This product is in the archive: nobody can buy it.')).toBeVisible();
  await menu('Take out of the archive');
  await expect(page.getByText('This product is in the archive')).toHaveCount(0);

  await page.goto(`${office}/products/sheet?search=Copied+bowl+${stamp}`);
  const cell = (row: number, column: number) => page.locator(`[data-place="${row}:${column}"]`);
  await expect(cell(5, 1)).toBeVisible();
  await cell(0, 1).dblclick();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('13.50');
  await page.keyboard.press('Enter');
  await cell(0, 1).click();
  const corner = page.locator('[class*=handle]');
  const from = (await corner.boundingBox())!;
  const to = (await cell(2, 1).boundingBox())!;
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 6 });
  await page.mouse.up();
  await expect(cell(1, 1)).toHaveText('13.50');
  await expect(cell(2, 1)).toHaveText('13.50');
  await expect(cell(3, 1)).toHaveText('10.00');
  await expect(page.getByText('All saved')).toBeVisible();
});
