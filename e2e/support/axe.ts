/** axe finds nothing on a page, in the colours that it is asked for. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

export type ColorScheme = 'light' | 'dark';

/** What another colour scheme can break: names, roles and order are the same in both. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/**
 * Looks at the page as it stands now, or `within` a part of it: by all rules in the first scheme,
 * by those of colour in the others. Its colours are given back.
 * @returns what is wrong, by scheme; each is a rule and where it is broken
 */
export async function findViolations(
  page: Page,
  schemes: readonly ColorScheme[],
  within?: string,
): Promise<ReadonlyMap<ColorScheme, readonly string[]>> {
  const found = new Map<ColorScheme, readonly string[]>();
  for (const [index, colorScheme] of schemes.entries()) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // What is said to screen readers is put into an element that axe takes for a picture.
    // The page in the editor's frame is looked at where visitors see it.
    const axe = new AxeBuilder({ page }).exclude('[data-live-announcer]').exclude('[data-canvas]');
    // Without a second, empty page for the results, and without what passed: half the time.
    axe.setLegacyMode(true).options({ resultTypes: ['violations'] });
    if (within) axe.include(within);
    if (index > 0) axe.withRules(rulesOfColour);
    found.set(colorScheme, await analyze(page, axe));
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
  return found;
}

const looks = 3;

/** Right after the colours of a page changed, some texts may still have the old ones: another look tells. */
async function analyze(page: Page, axe: AxeBuilder): Promise<string[]> {
  let faults: string[] = [];
  for (let look = 0; look < looks; look += 1) {
    const { violations } = await axe.analyze();
    faults = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
    );
    if (faults.length === 0) break;
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
  }
  return faults;
}

/** {@link findViolations} finds nothing. */
export async function expectNoViolations(
  page: Page,
  schemes: readonly ColorScheme[] = ['light'],
  within?: string,
): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  if (within) await expect(page.locator(within).first()).toBeVisible();
  const found = await findViolations(page, schemes, within);
  for (const [scheme, faults] of found) expect(faults, `${page.url()}, ${scheme}`).toEqual([]);
}
