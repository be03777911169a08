/** Styles and code that an owner writes, from the field to a visitor's browser. */
import { expect, test, type Page } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { addPage, canvas, pagesPath } from './support/editor.ts';
import { undoOf } from './support/messages.ts';
import { signInAsOwner } from './support/owner.ts';

const site = '/config/sites/alder-loom';

/** The field of code of this name, once its editor is there. */
const codeField = (page: Page, name: string) =>
  page.locator('[data-code-editor]').getByRole('textbox', { name, exact: true });

const preview = (page: Page) => page.frameLocator('iframe[data-shown="true"]');

/** Everything in a field is replaced by what is typed. */
async function type(page: Page, name: string, text: string): Promise<void> {
  await codeField(page, name).focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');
  await page.keyboard.insertText(text);
}

const spacing = (page: Page) =>
  page
    .locator('h1')
    .first()
    .evaluate((heading) => getComputedStyle(heading).letterSpacing);

test('§8 styles are typed, seen on the site at once, checked with their line, saved and taken back', async ({
  page,
  context,
}) => {
  await signInAsOwner(page);
  await page.goto(`${site}/custom-css`);
  await expect(preview(page).locator('[data-look-preview]')).toBeAttached();
  await type(page, 'CSS', '@wide: 7px;\nbody { letter-spacing: @wide }');
  await expect(preview(page).locator('body')).toHaveCSS('letter-spacing', '7px');
  await expectNoViolations(page);
  const visitor = await context.browser()!.newPage();
  await visitor.goto('/');
  await expect(visitor.locator('body')).toHaveCSS('letter-spacing', 'normal');

  // A text that cannot be read leaves the preview as it was, and is not saved.
  const faults = page.getByRole('status', { name: 'What is wrong' });
  await type(page, 'CSS', 'a { color: red }\nb { background: url(https://a.example/b.png) }');
  await expect(faults).toContainText('Line 2: https://a.example/b.png is not allowed');
  await page.keyboard.press('Control+S');
  await expect(page.getByText('Line 2 is what is in the way', { exact: false })).toBeVisible();

  // What is not saved is kept on the device.
  await type(page, 'CSS', 'body { letter-spacing: 5px }');
  await expect(faults).toContainText('No mistakes found');
  await expect(preview(page).locator('body')).toHaveCSS('letter-spacing', '5px');
  await page.keyboard.press('Control+S');
  await expect(undoOf(page)).toBeVisible();
  await visitor.reload();
  await expect(visitor.locator('body')).toHaveCSS('letter-spacing', '5px');
  await undoOf(page).click();
  await expect(page.getByText('Undone')).toBeVisible();
  await visitor.reload();
  expect(await spacing(visitor)).not.toBe('5px');
});

test('FEED-03 EDIT-08 code of the owner runs on pages, waits for consent where it reaches others, and never runs in the editor', async ({
  page,
  context,
}) => {
  await signInAsOwner(page);
  await page.goto(`${site}/settings/code`);
  await type(page, 'Header', '<script>\ndocument.documentElement.dataset.own = "head"');
  await page.keyboard.press('Control+S');
  await expect(
    page.getByText('What is begun on line 1 is not closed', { exact: false }),
  ).toBeVisible();
  await type(page, 'Header', '<script>document.documentElement.dataset.own = "head"</script>');
  await type(
    page,
    'Footer',
    '<script src="https://cdn.example.com/a.js"></script><script>const once = 1; window.runs = (window.runs ?? 0) + once; document.documentElement.dataset.later = window.fromCdn</script>',
  );
  await expectNoViolations(page);
  await page.keyboard.press('Control+S');
  await expect(undoOf(page)).toBeVisible();

  const visitor = await context.browser()!.newPage();
  let asked = 0;
  await visitor.route('https://cdn.example.com/a.js', (route) => {
    asked += 1;
    return route.fulfill({ contentType: 'text/javascript', body: 'window.fromCdn = "cdn"' });
  });
  const refusals: string[] = [];
  visitor.on('console', (message) => message.type() === 'error' && refusals.push(message.text()));
  await visitor.goto('/');
  const root = visitor.locator('html');
  await expect(root).toHaveAttribute('data-own', 'head');
  const banner = visitor.getByRole('region', { name: 'Cookies and ads' });
  await expect(banner).toContainText('cdn.example.com');
  expect(asked).toBe(0);
  await banner.getByRole('button', { name: 'Accept' }).click();
  await expect(root).toHaveAttribute('data-later', 'cdn');
  expect([asked, refusals]).toEqual([1, []]);
  expect(await visitor.evaluate('window.runs')).toBe(1);

  await addPage(page, `Coded ${Date.now()}`);
  await expect(canvas(page).locator('#sections')).toBeAttached();
  await expect(canvas(page).locator('html')).not.toHaveAttribute('data-own');

  await page.goto(`${site}/settings/code`);
  await type(page, 'Header', '');
  await type(page, 'Footer', '');
  await page.keyboard.press('Control+S');
  await expect(undoOf(page)).toBeVisible();
  await visitor.reload();
  await expect(root).not.toHaveAttribute('data-own');
});

test('EDIT-05 one page has code of its own in its head, written in its settings', async ({
  page,
}) => {
  await signInAsOwner(page);
  const title = `Headed ${Date.now()}`;
  await addPage(page, title);
  await page.goto(pagesPath);
  await page.getByRole('button', { name: `Settings of ${title}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Page header code…' }).click();
  await type(page, 'Page header code', '<meta name="own" content="of this page">');
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Save code' }).click();
  await expect(undoOf(page)).toBeVisible();
  await undoOf(page).click();
});
