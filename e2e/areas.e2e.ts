/** Areas of templates, edited on the pages of three themes that are not the house's own. */
import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { canvas, insertBlock, saveEdit, untilSaved } from './support/editor.ts';
import { look } from './support/look.ts';
import { startOwnShop, type OwnShop } from './support/own-shop.ts';
import { shopOfWorker } from './support/shops.ts';

const port = shopOfWorker.ownPort;
const origin = `http://localhost:${port}`;
let shop: OwnShop;

// One person signs in once: the link is used up then.
test.describe.configure({ mode: 'serial' });
test.use({ baseURL: origin, viewport: { width: 1440, height: 900 } });

let page: Page;

test.beforeAll(async ({ browser }) => {
  shop = await startOwnShop({ themesDir: 'apps/server/testing/themes' });
  for (const theme of ['forge', 'columns', 'chapters']) shop.addExampleSite(theme);
  // A context of its own: visitors open pages beside the editor.
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1440, height: 900 },
  });
  page = await context.newPage();
  await page.goto(shop.ownerLink);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(/\/config(?:\/set-up)?$/);
});

test.afterAll(async () => {
  await page.context().close();
  await shop.stop();
});

const areas = () => page.getByRole('navigation', { name: 'Areas of this page' });

const properties = () => page.getByRole('complementary', { name: 'Properties' });

/** Opens an area of a page by the list of pages and the list of areas. */
async function openArea(site: string, title: string, area: string): Promise<void> {
  await page.goto(`/config/sites/${site}/pages`);
  await page.getByRole('main').getByRole('link', { name: title, exact: true }).first().click();
  // Those of the site come last.
  const link = areas().getByRole('link', { name: area }).first();
  await link.click();
  await expect(link).toHaveAttribute('aria-current', 'page');
  await expect(page.locator('[data-area][data-now]')).toBeVisible();
}

async function publish(): Promise<void> {
  await untilSaved(page);
  const answered = page.waitForResponse((answer) => answer.url().endsWith('/state'));
  await page.getByRole('button', { name: 'Publish' }).click();
  await answered;
}

const urlOf = (site: string, path: string) => `http://${site}.localhost:${port}${path}`;

async function visit(site: string, path: string): Promise<Page> {
  const visitor = await page.context().newPage();
  await visitor.goto(urlOf(site, path));
  return visitor;
}

/** The window of the editor as a picture, where somebody wants to see it. */
async function keepPicture(name: string): Promise<void> {
  const folder = process.env['PICTURES'];
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` });
}

/** Drags by pointer from the middle of one thing to a place on another. */
async function dragTo(from: Locator, to: Locator, share: { x: number; y: number }): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('Nothing to drag');
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  const target = { x: end.x + end.width * share.x, y: end.y + end.height * share.y };
  await page.mouse.move(target.x - 5, target.y, { steps: 5 });
  await page.mouse.move(target.x, target.y, { steps: 3 });
}

test('a theme that is nothing but areas: each is chosen, says where it is shown, and is edited, undone and published', async () => {
  await page.goto('/config/sites/forge/pages');
  await page.getByRole('main').getByRole('link', { name: 'Home', exact: true }).first().click();
  // Those of the theme, the footer of the site, for which it has no place of its own, and the bar.
  await expect(areas().getByRole('link')).toHaveCount(9);
  await expect(areas().getByRole('link', { name: 'Invitation' })).toContainText('Shown on 3 pages');
  await expect(areas().getByRole('link', { name: 'Opening' })).toContainText('On this page only');
  // By a press on the page: the area below the pointer opens.
  await expect(page.locator('[data-area][data-now]')).toBeVisible();
  await canvas(page).locator('#home-second').click();
  await expect(areas().getByRole('link', { name: 'Second column' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Home: Second column');
  await expect(page.locator('[data-area="home-second"][data-now]')).toBeVisible();
  await expect(canvas(page).locator('#home-second')).toContainText('Ready to take home');
  await expect(canvas(page).locator('#home-opening')).toContainText('Iron, made to be used');

  await insertBlock(page, 'Button');
  await saveEdit(page, () => properties().getByLabel('Text', { exact: true }).fill('Order a hook'));
  await expect(canvas(page).locator('#home-second')).toContainText('Order a hook');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(canvas(page).locator('#home-second')).not.toContainText('Order a hook');
  await page.getByRole('button', { name: 'Redo' }).click();
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(canvas(page).locator('#home-second')).toContainText('Order a hook');
  await expectNoViolations(page, ['light', 'dark']);
  await publish();
  const visitor = await visit('forge', '/');
  await expect(visitor.locator('#home-second')).toContainText('Order a hook');
  await expectNoViolations(visitor, ['light']);
  await visitor.close();
});

test('an area that pages share says so, and all of them show what was changed on one', async () => {
  await openArea('forge', 'About', 'Footer');
  await expect(properties()).toContainText('What you change here changes on all of these pages.');
  const text = canvas(page).locator('#footer .sqs-html-content').first();
  await text.dblclick();
  await page.keyboard.press('End');
  await saveEdit(page, () => page.keyboard.type(' and Saturday morning'));
  await page.keyboard.press('Escape');
  await publish();
  for (const path of ['/', '/visit']) {
    const visitor = await visit('forge', path);
    await expect(visitor.locator('#footer')).toContainText('and Saturday morning');
    await visitor.close();
  }
});

test('an empty area takes its first block', async () => {
  await openArea('chapters', 'A Year on the Ridge', 'Note on Hay');
  await expect(page.getByRole('heading', { name: 'This area is empty' })).toBeVisible();
  await insertBlock(page, 'Quote');
  await saveEdit(page, () => properties().getByLabel('Quote', { exact: true }).fill('Dry by noon'));
  await publish();
  const visitor = await visit('chapters', '/');
  await expect(visitor.getByText('Dry by noon')).toBeVisible();
  await visitor.close();
});

test('rows of twelve columns: blocks are dragged into columns and rows, and columns are pulled', async () => {
  await page.goto('/config/sites/columns/pages');
  await page.getByRole('main').getByRole('link', { name: 'Home', exact: true }).first().click();
  const block = (number: number) => canvas(page).locator(`#block-home-${number}`);
  await expect(page.locator('[data-area]').first()).toBeVisible();
  await block(3).click();
  const tag = page.getByRole('button', { name: 'Move Text' });
  // To the right side of a column: a column of its own between the two of that row.
  await dragTo(tag, block(5), { x: 0.98, y: 0.5 });
  await expect(page.locator('[class*="dropLine"]')).toBeVisible();
  await saveEdit(page, () => page.mouse.up());
  const row = canvas(page).locator('.sqs-row', { has: block(3) });
  await expect(row.locator('.sqs-block')).toHaveCount(3);
  await expect(row.locator('.sqs-block').nth(1)).toHaveAttribute('id', 'block-home-3');

  // Columns share their width anew: by pointer, and then by keys.
  await block(6).click();
  const splitter = page.getByRole('separator', { name: 'Width of column 1' });
  await expect(splitter).toHaveAttribute('aria-valuenow', '4');
  const box = (await splitter.boundingBox())!;
  const twoColumns = (await row.boundingBox())!.width / 6;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 - twoColumns, box.y + box.height / 2, { steps: 6 });
  await saveEdit(page, () => page.mouse.up());
  await expect(splitter).toHaveAttribute('aria-valuenow', '2');
  await splitter.focus();
  await saveEdit(page, () => page.keyboard.press('ArrowRight'));
  await expect(splitter).toHaveAttribute('aria-valuenow', '3');
  await expect(block(5).locator('xpath=..')).toHaveClass(/sqs-col-3/);
  await expectNoViolations(page, ['light', 'dark']);
});

test('rows by keyboard alone: out of a column, past a row, beside another, wider, back by undo', async () => {
  await openArea('columns', 'Services', 'Footer');
  await insertBlock(page, 'Quote');
  await saveEdit(page, () =>
    properties().getByLabel('Quote', { exact: true }).fill('Measured twice'),
  );
  const outline = page.getByRole('navigation', { name: 'Outline' });
  await outline.getByRole('button', { name: /^Quote/ }).focus();
  await page.keyboard.press('Enter');
  const field = canvas(page).locator('#columns-footer');
  const rows = field.locator('.sqs-row');
  await expect(rows).toHaveCount(2);
  await saveEdit(page, () => page.keyboard.press('ArrowUp'));
  await expect(rows.first()).toContainText('Measured twice');
  await saveEdit(page, () => page.keyboard.press('ArrowRight'));
  await expect(rows).toHaveCount(1);
  await expect(field.locator('.sqs-col-6')).toHaveCount(2);
  await saveEdit(page, () => page.keyboard.press('Shift+ArrowRight'));
  await expect(field.locator('.col').first()).toHaveClass(/sqs-col-7/);
  await saveEdit(page, () => page.keyboard.press('Control+z'));
  await publish();
  const visitor = await visit('columns', '/services');
  const shown = visitor.locator('#columns-footer .col');
  await expect(shown).toHaveCount(2);
  const [first, second] = [await shown.nth(0).boundingBox(), await shown.nth(1).boundingBox()];
  expect(second!.y).toBe(first!.y);
  await visitor.setViewportSize({ width: 390, height: 800 });
  const [above, below] = [await shown.nth(0).boundingBox(), await shown.nth(1).boundingBox()];
  expect(below!.y).toBeGreaterThanOrEqual(above!.y + above!.height);
  expect(below!.width).toBe(above!.width);
  await expectNoViolations(visitor, ['light']);
  await visitor.close();
});

test('an index shows pages of their own: each is opened from it, edited in place, and seen on it without JavaScript', async ({
  browser,
}) => {
  await page.goto('/config/sites/chapters/pages');
  await page
    .getByRole('main')
    .getByRole('link', { name: 'A Year on the Ridge', exact: true })
    .first()
    .click();
  const parts = areas().getByRole('list', { name: 'Pages on this page' });
  await expect(parts.getByRole('link')).toHaveText([/^Snow/, /^Thaw/, /^Hay/]);
  await expect(parts.getByRole('link').first()).toContainText('A page of its own');
  await expect(properties()).toContainText('This page also shows pages of its index.');
  const mark = page.locator('[data-area^="sections-"]');
  await expect(mark).toHaveText(['Snow', 'Thaw', 'Hay']);
  await expectNoViolations(page, ['light', 'dark']);
  await keepPicture('index-editor');
  // By a press on it.
  await canvas(page).locator('#block-thaw-2').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thaw');
  const indexes = areas().getByRole('list', { name: 'Also shown on' });
  await expect(indexes.getByRole('link')).toHaveText(['A Year on the Ridge']);
  const words = canvas(page).locator('#block-thaw-1');
  await words.dblclick();
  await page.keyboard.press('Control+End');
  await saveEdit(page, () => page.keyboard.type(' Boots first.'));
  await page.keyboard.press('Escape');
  await keepPicture('part-editor');
  await indexes.getByRole('link').click();
  // Not published yet, and already on the page that is edited.
  await expect(canvas(page).locator('#block-thaw-1')).toContainText('Boots first.');
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const visitor = await plain.newPage();
  await visitor.goto(urlOf('chapters', '/'));
  await expect(visitor.locator('#block-thaw-1')).not.toContainText('Boots first.');
  // By keys: Tab reaches the list.
  await parts.getByRole('link', { name: /^Thaw/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thaw');
  await publish();
  for (const path of ['/', '/thaw']) {
    await visitor.goto(urlOf('chapters', path));
    await expect(visitor.locator('#block-thaw-1')).toContainText('Boots first.');
  }
  await plain.close();
});

test('pages of the three themes fit every width, and axe finds nothing on them', async () => {
  const pages = [
    ['forge', '/'],
    ['forge', '/about'],
    ['columns', '/'],
    ['columns', '/services'],
    ['chapters', '/'],
  ] as const;
  for (const [site, path] of pages) {
    const visitor = await visit(site, path);
    await look(visitor, `${site}${path.replace('/', '-')}`);
    await visitor.close();
  }
});

test('a site takes another theme, with the layouts and kinds of pages that this one brings', async () => {
  const settings = '/config/sites/columns';
  const takeTheme = async (name: string) => {
    await page.goto(`${settings}/theme`);
    await page.getByRole('radio', { name }).check({ force: true });
    await expectNoViolations(page, ['light', 'dark']);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0);
  };
  await takeTheme('Chapters');
  const visitor = await visit('columns', '/');
  await expect(visitor.locator('footer.end')).toBeAttached();
  await expect(visitor.getByRole('heading', { name: 'We measure what stands' })).toBeVisible();

  // A page of a kind that only this theme has, and another page below it.
  await page.goto(`${settings}/pages`);
  await page.getByRole('button', { name: 'Add page' }).click();
  const title = `Everything ${test.info().retry}`;
  await page.getByLabel('Title').fill(title);
  await page.getByRole('button', { name: /^Holds|Holds$/ }).click();
  await page.getByRole('option', { name: 'Chapters (of the theme)' }).click();
  await page.getByRole('button', { name: 'Make page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
  await page.goto(`${settings}/navigation`);
  await page.getByRole('button', { name: 'Add page' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Page' }).fill(title);
  await page.getByRole('option', { name: title }).click();
  await dialog.getByRole('button', { name: 'Apply' }).click();
  const handle = (name: string) => page.getByRole('button', { name: `Move ${name}` });
  await handle(title).press('ArrowUp');
  await handle('Prices').press('ArrowRight');
  await page.keyboard.press('Control+S');
  await expect(page.getByText('The menu was saved.')).toBeVisible();
  await visitor.goto(urlOf('columns', '/'));
  await visitor.getByRole('link', { name: title }).click();
  await expect(visitor.getByText('From 480 for a flat.')).toBeVisible();
  await expectNoViolations(visitor, ['light']);

  await takeTheme('Columns');
  await page.goto(`${settings}/pages`);
  await page.getByRole('button', { name: 'Settings of Home' }).first().click();
  await page.getByRole('button', { name: /Layout/ }).click();
  await page.getByRole('option', { name: 'With a sidebar' }).click();
  await expectNoViolations(page, ['light', 'dark']);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await visitor.goto(urlOf('columns', '/'));
  await expect(visitor.locator('.side')).toContainText('Questions?');
  await visitor.close();
});
