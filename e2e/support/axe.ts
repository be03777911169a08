/** axe finds nothing on a page, in the colours that it is asked for. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

type ColorScheme = 'light' | 'dark';

/** Looks at the page as it stands now. */
export async function expectNoViolations(
  page: Page,
  schemes: readonly ColorScheme[] = ['light'],
): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations } = await new AxeBuilder({ page }).analyze();
    const found = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
    );
    expect(found, `${page.url()}, ${colorScheme}`).toEqual([]);
  }
}
