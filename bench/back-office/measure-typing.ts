import type { Browser, Locator, Page } from '@playwright/test';
import { Times } from '../server/times.ts';
import { atDesk, type Office } from './open-office.ts';

const text = 'A bowl that is used every day, for many years.';

/** Prints how long the screen takes from a key to the next picture, where most is typed. */
export async function measureTyping(browser: Browser, office: Office): Promise<void> {
  console.log('\n| typing in | keys | p50 ms | p95 ms | longest ms |\n|---|---:|---:|---:|---:|');
  await atDesk(browser, office, async (page) => {
    await page.goto(`${office.home}/products`);
    await page.getByRole('row').nth(1).getByRole('link').click();
    await page.getByLabel('Name', { exact: true }).waitFor();
    await report(page, 'the name of a product', 'Name');
    await page.goto(`${office.home}/settings/business`);
    await report(page, 'a setting', 'Phone');
    await page.goto(`${office.home}/discounts/new`);
    await report(page, 'a discount with its live example', 'Name');
  });
}

async function report(page: Page, name: string, label: string): Promise<void> {
  const times = await typeInto(page, page.getByLabel(label, { exact: true }));
  const figures = [0.5, 0.95, 1].map((share) => times.at(share).toFixed(1));
  console.log(`| ${[name, times.count, ...figures].join(' | ')} |`);
  await page
    .getByRole('button', { name: 'Discard' })
    .click()
    .catch(() => undefined);
}

/** From each key until the frame that shows it was made. */
export async function typeInto(page: Page, field: Locator, typed = text): Promise<Times> {
  await field.click();
  const times = new Times();
  for (const letter of typed) {
    await times.measure(() =>
      page.evaluate(
        (key) =>
          new Promise<boolean>((done) => {
            document.execCommand('insertText', false, key);
            requestAnimationFrame(() => setTimeout(() => done(true)));
          }),
        letter,
      ),
    );
  }
  return times;
}
