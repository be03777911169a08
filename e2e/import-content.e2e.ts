/** Pages of WordPress come in by screen, stand on the site, and go again. */
import { expect, test, type Page } from '@playwright/test';
import { wxr, wxrItem } from '../apps/server/features/import/content/testing/wxr.ts';
import { expectNoViolations } from './support/axe.ts';
import { signInAsOwner } from './support/owner.ts';
import { widthsOf } from './support/sizes.ts';

const office = '/config/sites/alder-loom';
const expectNoFaults = (page: Page) => expectNoViolations(page, ['light', 'dark'], 'main');

for (const width of widthsOf('import-content')) {
  test(`pages of WordPress are looked at, imported and taken back at ${width}`, async ({ page }, {
    retry,
  }) => {
    const slug = `kiln-notes-${width}-${retry}`;
    const origin = `https://old-${width}-${retry}.example`;
    const content = `<!-- wp:columns --><div class="wp-block-columns"><!-- wp:column --><div class="wp-block-column"><!-- wp:paragraph --><p>Left of it</p><!-- /wp:paragraph --></div><!-- /wp:column --><!-- wp:column --><div class="wp-block-column"><!-- wp:paragraph --><p>Right of it</p><!-- /wp:paragraph --></div><!-- /wp:column --></div><!-- /wp:columns -->\n\n[slider id="4"]`;
    const file = wxr(origin, [
      wxrItem(origin, { id: 2, type: 'page', title: slug, slug, link: `/${slug}/`, content }),
      wxrItem(origin, { id: 3, type: 'portfolio', title: 'A work' }),
    ]);
    await page.setViewportSize({ width, height: 900 });
    await signInAsOwner(page);
    await page.goto(`${office}/imports`);
    await page.getByRole('radio', { name: 'Pages and posts' }).press('Space');
    await expect(page.getByText('The address of a live site at Squarespace.')).toBeVisible();
    await expectNoFaults(page);
    const name = `${slug}.xml`;
    await page
      .getByLabel('Choose a file')
      .and(page.locator('input'))
      .setInputFiles({ name, mimeType: 'text/xml', buffer: Buffer.from(file) });
    await expect(page.getByText('Ready to start')).toBeVisible();
    await expect(page.getByText('Other types: portfolio (1)')).toBeVisible();
    await expect(page.getByText('The shortcode [slider] is unknown here')).toBeVisible();
    await expectNoFaults(page);
    await page.getByRole('button', { name: 'Import 1 page or post' }).press('Enter');
    await expect(page.getByRole('link', { name: 'Open the pages' })).toBeVisible();
    await expectNoFaults(page);
    const address = page.url();

    await page.goto(`/${slug}`);
    const [left, right] = await Promise.all(
      ['Left of it', 'Right of it'].map((words) => page.getByText(words).boundingBox()),
    );
    if (width === 1440) expect(right!.x).toBeGreaterThan(left!.x + left!.width);
    else expect(right!.y).toBeGreaterThan(left!.y);

    await page.goto(address);
    await page.getByRole('button', { name: 'Take the import back' }).press('Enter');
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: 'Take the import back' })
      .press('Enter');
    await expect(page.getByRole('main').getByText('Taken back').first()).toBeVisible();
    // It goes thing by thing, in the background.
    await expect.poll(async () => (await page.request.get(`/${slug}`)).status()).toBe(404);
  });
}
