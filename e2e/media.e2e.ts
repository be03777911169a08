/** Pictures and files: uploaded over a broken line, named, described, chosen for a product, removed. */
import { expect, test, type Page, type Route } from '@playwright/test';
import sharp from 'sharp';
import { expectNoViolations } from './support/axe.ts';
import { findPhysical } from './support/catalogue.ts';
import { signInAsOwner } from './support/owner.ts';
import { widthsOf } from './support/sizes.ts';

const office = '/config/sites/alder-loom';
const uploads = '**/api/sites/alder-loom/uploads/**';
const files = '**/api/sites/alder-loom/files';

/** A picture that no other test has. */
async function picture(name: string, width: number) {
  const size = { width, height: 60, channels: 3 as const };
  const background = { r: width % 256, g: 90, b: 60 };
  const buffer = await sharp({ create: { ...size, background } })
    .png()
    .toBuffer();
  return { name, mimeType: 'image/png', buffer };
}

async function expectSound(page: Page): Promise<void> {
  await expectNoViolations(page, ['light', 'dark']);
  const overflow = await page.evaluate(() => document.body.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}

for (const width of widthsOf('media')) {
  test(`FILE-01 FILE-02 FILE-06 FILE-07 FILE-08 FILE-09 pictures by keyboard at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await signInAsOwner(page);
    await page.goto(`${office}/media`);
    const input = page.getByLabel('Choose File');
    const line = (name: string) => page.getByRole('listitem').filter({ hasText: name });

    // The line breaks in the middle: it goes on by itself, and nothing is sent twice.
    const broken = `broken-${width}.png`;
    let failures = 0;
    await page.route(uploads, async (route) => {
      if (route.request().method() === 'PATCH' && failures === 0) {
        failures += 1;
        await route.abort('connectionreset');
      } else await route.continue();
    });
    await page.getByRole('button', { name: 'Upload File' }).focus();
    await input.setInputFiles(await picture(broken, width));
    await expect(line(broken).first()).toContainText('Done');
    expect(failures).toBe(1);
    await page.unroute(uploads);
    await expect(page.getByRole('link', { name: broken })).toBeVisible();
    await expect(page.getByText(/^1–\d+ of \d+ items$/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Next page' })).toBeVisible();
    await expectSound(page);

    // What the server makes of it can fail, and can be tried again.
    const failing = `failing-${width}.png`;
    await page.route(files, (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 500, json: {} })
        : route.continue(),
    );
    await input.setInputFiles(await picture(failing, width + 1));
    await expect(line(failing)).toContainText('Unable to Upload File');
    await expect(line(failing)).toContainText('There was a problem while uploading your file.');
    await expect(line(failing)).toContainText('File processing failed');
    await page.unroute(files);
    await page.getByRole('button', { name: `Try ${failing} again` }).press('Enter');
    await expect(line(failing).first()).toContainText('Done');

    // Each way in which it can fail has its own words.
    const ways: [string, string, (route: Route) => unknown, string][] = [
      ['POST', files, (route) => route.fulfill({ json: {} }), 'No response data from job request'],
      ['POST', files, (route) => route.abort(), 'File processing failed to complete'],
      [
        'PATCH',
        uploads,
        (route) => route.fulfill({ status: 400 }),
        'File upload failed to complete',
      ],
      ['POST', uploads.slice(0, -3), (route) => route.fulfill({ status: 400 }), 'Error uploading'],
    ];
    for (const [at, [method, address, act, said]] of ways.entries()) {
      const name = `way-${at}-${width}.png`;
      await page.route(address, (route) =>
        route.request().method() === method ? act(route) : route.continue(),
      );
      await input.setInputFiles(await picture(name, width + 10 + at));
      await expect(line(name)).toContainText(said);
      await page.unroute(address);
    }

    // Given up before it is through.
    const givenUp = `given-up-${width}.png`;
    await page.route(uploads, () => undefined);
    await input.setInputFiles(await picture(givenUp, width + 2));
    await page.getByRole('button', { name: `Cancel the upload of ${givenUp}` }).press('Enter');
    await expect(line(givenUp)).toContainText('File processing cancelled');
    await page.unroute(uploads);
    await input.setInputFiles({
      name: 'text.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from(''),
    });
    await expect(line('text.svg')).toContainText('Unable to Upload File');
    await page.getByRole('button', { name: 'Clear the list' }).press('Enter');
    await expect(page.getByRole('region', { name: 'Uploads' })).toHaveCount(0);

    // Its name, its description, and what of it stays in sight.
    await page.getByRole('link', { name: broken }).press('Enter');
    await expect(page.getByRole('heading', { name: 'File Detail' })).toBeVisible();
    await page.getByRole('button', { name: 'Rename' }).press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('File name').fill('');
    await dialog.getByRole('button', { name: 'Rename' }).press('Enter');
    await expect(dialog).toContainText('Please enter a file name.');
    await page.route('**/edits', (route) => route.abort());
    await dialog.getByLabel('File name').fill(`kiln-${width}`);
    await dialog.getByRole('button', { name: 'Rename' }).press('Enter');
    await expect(dialog).toContainText('Unable to Rename File');
    await expect(dialog).toContainText('There was a problem while renaming your file.');
    await page.unroute('**/edits');
    await dialog.getByRole('button', { name: 'Rename' }).press('Enter');
    await expect(page.getByText(`kiln-${width}.png`).first()).toBeVisible();
    await page.getByRole('slider', { name: 'Focal point' }).press('Shift+ArrowLeft');
    await page.getByRole('slider', { name: 'Focal point' }).press('ArrowUp');
    await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', '40 % · 49 %');
    await page.getByLabel('Description for those').fill('A kiln');
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0);
    await expectSound(page);
    await page.reload();
    await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', '40 % · 49 %');

    await page.getByRole('button', { name: 'Delete' }).press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Media' })).toBeVisible();
    await expect(page.getByRole('link', { name: `kiln-${width}.png` })).toHaveCount(0);
  });
}

test('FILE-01 a picture is uploaded while it is chosen for a product, and visitors see it', async ({
  page,
}) => {
  await signInAsOwner(page);
  const { title, fullUrl, id } = await findPhysical(page.request, 1);
  const product = `${office}/products/${id}`;
  await page.goto(product);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.getByRole('button', { name: 'Add pictures' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Existing Files' })).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Manage' })).toBeVisible();
  await dialog.getByLabel('Choose File').setInputFiles(await picture('chosen.png', 77));
  const chosen = dialog.getByRole('button', { name: 'Choose chosen.png' });
  await expect(chosen).toHaveAttribute('aria-pressed', 'true');
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Use them' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0);
  const seen = await (await page.request.get(fullUrl)).text();
  expect(seen).toContain('chosen.png');

  // What shows it keeps it.
  await page.goto(`${office}/media?search=chosen`);
  await page.getByRole('link', { name: 'chosen.png' }).click();
  await expect(
    page.getByRole('region', { name: 'Used by' }).getByRole('link', { name: title }),
  ).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Delete' })).toBeDisabled();
  await page.goto(product);
  await page
    .getByRole('button', { name: /^Remove picture/ })
    .last()
    .click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0);
});
