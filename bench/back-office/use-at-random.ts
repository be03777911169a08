/** Somebody who does one thing after another in the back office, as chance has it. */
import type { Locator, Page } from '@playwright/test';
import type { Chance } from '../../scripts/proof/chance.ts';

/** One thing that people do; false: there is nothing here to do it with. */
type Act = (page: Page, chance: Chance) => Promise<boolean>;

const words = ['mug', 'linen', 'a', 'order', '12', 'ship', 'xyzzy'] as const;

/** A visible one of these, as chance has it. */
async function pick(found: Locator, chance: Chance): Promise<Locator | undefined> {
  const count = await found.count();
  return count === 0 ? undefined : found.nth(chance.between(0, count - 1));
}

const acts: Readonly<Record<string, Act>> = {
  async goElsewhere(page, chance) {
    const link = await pick(page.locator('#navigation a:not([target])'), chance);
    await link?.click();
    return link !== undefined;
  },
  async openLine(page, chance) {
    const link = await pick(page.locator('main tbody a[href]:not([target])'), chance);
    await link?.click();
    return link !== undefined;
  },
  async goBack(page) {
    await page.goBack();
    return true;
  },
  async search(page, chance) {
    const field = page.getByRole('searchbox').first();
    if (!(await field.isVisible())) return false;
    await field.fill('');
    await field.pressSequentially(chance.pick(words));
    return true;
  },
  async findFromAnywhere(page, chance) {
    await page.keyboard.press('Control+K');
    await page.keyboard.type(chance.pick(words));
    await page.waitForTimeout(150);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    return true;
  },
  /** What opens something is opened, and closed again without a word. */
  async openAndClose(page, chance) {
    const opener = await pick(
      page.locator('main button[aria-haspopup]:visible, main button[aria-expanded]:visible'),
      chance,
    );
    await opener?.click();
    await page.waitForTimeout(100);
    await page.keyboard.press('Escape');
    return opener !== undefined;
  },
  /** Types into a field of the screen, and thinks better of it. */
  async typeAndDiscard(page, chance) {
    const fields = page.locator('main form input[type="text"]:visible, main textarea:visible');
    const field = await pick(fields, chance);
    if (!field || !(await field.isEditable())) return false;
    await field.pressSequentially(chance.pick(words));
    await discard(page);
    return true;
  },
};

/** Leaves nothing unsaved behind, whatever asks whether to. */
async function discard(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Discard', exact: true }).last();
  if (await button.isVisible()) await button.click();
}

const names = Object.keys(acts) as [string, ...string[]];

/** Does one of them. @returns its name */
export async function useAtRandom(page: Page, chance: Chance): Promise<string> {
  for (;;) {
    const name = chance.pick(names);
    try {
      const isDone = await acts[name]!(page, chance);
      await discard(page);
      // The editor of pages, and what is drawn by the server, is another page.
      if (!(await page.locator('#navigation').isVisible())) await page.goBack();
      if (isDone) return name;
    } catch {
      // What was there a moment ago is gone: another thing is done.
      await page.keyboard.press('Escape');
      await discard(page);
    }
  }
}
