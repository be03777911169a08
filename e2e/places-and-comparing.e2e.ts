/** Maps, strips of logos and two pictures to compare, as visitors use them. */
import { blockTypeTable } from '@sitewright/blocks';
import { expect, test, type Page } from '@playwright/test';
import { makeSamplePages, readShown } from '../scripts/compare-canvas/make-pages.ts';
import { OfficeCalls } from '../scripts/screens/office-calls.ts';
import { findViolations } from './support/axe.ts';
import { addPage, addSection, canvas, insertBlock, untilSaved } from './support/editor.ts';
import { signInAsOwner } from './support/owner.ts';

const site = 'alder-loom';

/** Publishes a page of samples of these types. @returns its path */
async function publish(page: Page, baseURL: string, names: readonly string[], more: object = {}) {
  const office = new OfficeCalls(page.context(), baseURL);
  const shown = await readShown(office, site);
  const types = names.flatMap((name) => {
    const type = blockTypeTable.get(name);
    return type ? [{ ...type, sample: { ...Object(type.sample), ...more } }] : [];
  });
  const [made] = await makeSamplePages(office, site, shown, types);
  return made?.path ?? '';
}

/** Names a host of tiles for the site, whatever was named before. */
async function nameTiles(page: Page, baseURL: string, to: string): Promise<void> {
  const office = new OfficeCalls(page.context(), baseURL);
  const { settings } = await office.get<{
    settings: { group: string; field: string; value: unknown }[];
  }>(`/api/sites/${site}/settings`);
  const from = settings.find(({ group, field }) => group === 'maps' && field === 'tilesUrl')?.value;
  if (from === to) return;
  await office.post(`/api/sites/${site}/settings/edits`, {
    changes: { 'maps.tilesUrl': { from, to } },
  });
}

test('ENUM-05 a map asks the host of its tiles after a press alone, moves by keys, and is a link without scripts', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInAsOwner(page);
  await nameTiles(page, baseURL!, 'https://tiles.example/{z}/{x}/{y}.svg');
  const path = await publish(page, baseURL!, ['map']);
  const context = await browser.newContext({ baseURL: baseURL!, reducedMotion: 'reduce' });
  const visitor = await context.newPage();
  const asked: string[] = [];
  await context.route(
    ({ origin }) => origin !== baseURL,
    (route) => {
      asked.push(new URL(route.request().url()).pathname);
      const body = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256"/>';
      return route.fulfill({ contentType: 'image/svg+xml', body });
    },
  );
  await visitor.goto(path);
  const show = visitor.getByRole('button', { name: 'Show the map' });
  await show.hover();
  expect((await findViolations(visitor, ['light'], '.sw-map')).get('light')).toEqual([]);
  expect(asked).toEqual([]);
  await show.click();
  const map = visitor.getByRole('application', { name: 'Alder & Loom 5 Mill Lane' });
  await expect(map).toBeFocused();
  await expect(map.locator('.leaflet-tile-loaded').first()).toBeVisible();
  expect(asked).toContain('/15/17604/10747.svg');
  const zoomed = visitor.waitForRequest(/\/16\/\d+\/\d+\.svg$/);
  await visitor.keyboard.press('+');
  await zoomed;
  await expect(map.getByText('© OpenStreetMap contributors')).toBeVisible();

  const plain = await browser.newContext({ baseURL: baseURL!, javaScriptEnabled: false });
  const reader = await plain.newPage();
  await reader.goto(path);
  await expect(reader.getByRole('button', { name: 'Show the map' })).toBeHidden();
  await expect(reader.getByRole('link', { name: 'Open in maps' })).toHaveAttribute(
    'href',
    'https://www.openstreetmap.org/?mlat=52.52&mlon=13.405#map=15/52.52/13.405',
  );
  await nameTiles(page, baseURL!, '');
});

test('ENUM-05 two pictures are compared by pointer and keys, and stand below each other without scripts', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInAsOwner(page);
  const path = await publish(page, baseURL!, ['before-after']);
  const context = await browser.newContext({ baseURL: baseURL!, reducedMotion: 'reduce' });
  const visitor = await context.newPage();
  await visitor.goto(path);
  const slider = visitor.getByRole('slider', { name: 'Before / After' });
  await slider.scrollIntoViewIfNeeded();
  await expect(slider).toHaveAttribute('aria-valuetext', 'Before 50 %, After 50 %');
  expect((await findViolations(visitor, ['light'], '.sw-compare')).get('light')).toEqual([]);
  const view = visitor.locator('.sw-compare-view');
  const shareAt = () =>
    view.evaluate((whole) => {
      const { left, width } = whole.getBoundingClientRect();
      const line = whole.querySelector('.sw-compare-handle')!.getBoundingClientRect();
      return Math.round(((line.left + line.width / 2 - left) / width) * 100);
    });
  const { width, height } = (await view.boundingBox())!;
  await view.click({ position: { x: width / 4, y: Math.min(height, 300) / 2 }, force: true });
  await expect(slider).toHaveAttribute('aria-valuetext', 'Before 25 %, After 75 %');
  expect(await shareAt()).toBe(25);
  await visitor.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', 'Before 26 %, After 74 %');
  await visitor.keyboard.press('End');
  await expect(slider).toHaveValue('100');
  expect(await shareAt()).toBe(100);

  const plain = await browser.newContext({ baseURL: baseURL!, javaScriptEnabled: false });
  const reader = await plain.newPage();
  await reader.goto(path);
  const [before, after] = await Promise.all(
    ['before', 'after'].map((side) => reader.locator(`.sw-compare-${side} img`).boundingBox()),
  );
  expect(after!.y).toBeGreaterThanOrEqual(before!.y + before!.height);
  await expect(reader.getByRole('slider')).toBeHidden();
});

test('ENUM-05 logos move only where their owner asks and nobody asked for less motion, and a press stops them', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInAsOwner(page);
  const still = await publish(page, baseURL!, ['logos']);
  const moving = await publish(page, baseURL!, ['logos'], { moves: true });
  const movesAt = async (path: string, reducedMotion: 'reduce' | 'no-preference') => {
    const context = await browser.newContext({ baseURL: baseURL!, reducedMotion });
    const visitor = await context.newPage();
    await visitor.goto(path);
    const running = () =>
      visitor
        .locator('.sw-logos ul')
        .first()
        .evaluate((list) => list.getAnimations().map(({ playState }) => playState));
    return { visitor, running };
  };
  expect(await (await movesAt(still, 'no-preference')).running()).toEqual([]);
  const calm = await movesAt(moving, 'reduce');
  expect(await calm.running()).toEqual([]);
  await expect(calm.visitor.locator('.sw-logos ul[inert]')).toBeHidden();
  const { visitor, running } = await movesAt(moving, 'no-preference');
  expect(await running()).toEqual(['running']);
  await visitor.getByRole('checkbox', { name: 'Pause' }).check();
  await visitor.mouse.move(0, 0);
  expect(await running()).toEqual(['paused']);
});

test('a map is built in the editor, which says what is no point', async ({ page }) => {
  await signInAsOwner(page);
  await addPage(page, `place-${Date.now()}`);
  await addSection(page, 'Opening');
  await insertBlock(page, 'Map');
  await page.getByLabel('Address', { exact: true }).fill('5 Mill Lane');
  const point = page.getByLabel('Coordinates');
  await point.fill('near the mill');
  await expect(page.getByText('Two numbers, such as 52.52, 13.405.')).toBeVisible();
  await point.fill('52.52, 13.405');
  await expect(page.getByText('Two numbers, such as 52.52, 13.405.')).toBeHidden();
  await expect(canvas(page).locator('.sw-map a')).toHaveAttribute('href', /mlat=52\.52&mlon=13\.4/);
  await untilSaved(page);
});
