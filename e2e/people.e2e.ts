/** The first owner, people and keys, by keyboard alone; axe looks at every screen. */
import { expect, test, type Page } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { signInAsOwner } from './support/owner.ts';
import { widthsOf } from './support/sizes.ts';

const site = '/config/sites/alder-loom';

/** Goes to it with Tab, as somebody without a mouse does. */
async function tabTo(page: Page, role: 'button' | 'textbox' | 'checkbox', name: string) {
  const wanted = page.getByRole(role, { name, exact: true });
  await expect(wanted).toBeVisible();
  for (let pressed = 0; pressed < 60; pressed += 1) {
    if (await wanted.evaluate((node) => node === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${role} ${name}`);
}

for (const width of widthsOf('people')) {
  test(`AUTH-05 APIK-01 APIK-02 people and keys by keyboard at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/config/sign-in');
    await expectNoViolations(page);
    await signInAsOwner(page);

    await page.goto(`${site}/api-keys`);
    await tabTo(page, 'button', 'Create key');
    await page.keyboard.press('Enter');
    await expect(page.locator('[role=dialog] input:focus')).toHaveCount(1);
    await page.keyboard.type(`Warehouse ${width}`);
    await tabTo(page, 'checkbox', 'orders:read');
    await page.keyboard.press('Space');
    await expectNoViolations(page);
    await tabTo(page, 'button', 'Next');
    await page.keyboard.press('Enter');
    const secret = page.getByRole('textbox', { name: 'Key' });
    await expect(secret).toHaveValue(/.{30,}/);
    const key = await secret.inputValue();
    await tabTo(page, 'button', 'Complete');
    await page.keyboard.press('Enter');
    await expect(page.getByText(`Warehouse ${width}`)).toBeVisible();
    await expect(page.getByText(key)).toHaveCount(0);
    await expectNoViolations(page);

    await page.goto(`${site}/permissions`);
    await tabTo(page, 'button', 'Invite');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
    await page.keyboard.type(`nia-${width}@alder.test`);
    await tabTo(page, 'checkbox', 'Store manager');
    await page.keyboard.press('Space');
    await expectNoViolations(page);
    await tabTo(page, 'button', 'Send invitation');
    await page.keyboard.press('Enter');
    const invited = page.getByRole('cell', { name: `nia-${width}@alder.test`, exact: true });
    await expect(invited).toBeVisible();
    await expectNoViolations(page);

    await page.goto(`${site}/account`);
    await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible();
    await expectNoViolations(page);
  });
}
