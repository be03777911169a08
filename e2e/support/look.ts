import { expect, type Page } from '@playwright/test';
import { expectNoViolations } from './axe.ts';

/**
 * A screen is no wider than its window, and axe finds nothing, at these widths in px; the last one
 * stays. With `PICTURES` (a folder) each is kept as a picture.
 */
export async function look(
  page: Page,
  name: string,
  widths: readonly number[] = [390, 768, 1440],
): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(() => document.body.scrollWidth - innerWidth);
    expect([name, width, overflow <= 0]).toEqual([name, width, true]);
    await expectNoViolations(page);
    const folder = process.env['PICTURES'];
    if (folder) await page.screenshot({ path: `${folder}/${name}-${width}.png`, fullPage: true });
  }
}
