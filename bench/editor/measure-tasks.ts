import type { Browser, Page } from '@playwright/test';
import { atDesk, type Office } from '../back-office/open-office.ts';
import { Hands } from './hands.ts';
import { tasks, type Task } from './tasks.ts';

const patienceMs = 15_000;

/** Prints clicks, keys and seconds of each task, from where it begins to what says that it is done. */
export async function measureTasks(browser: Browser, office: Office): Promise<void> {
  console.log('\n| task | clicks | keys | s |\n|---|---:|---:|---:|');
  await atDesk(browser, office, async (page) => {
    page.setDefaultTimeout(patienceMs);
    for (const [at, { name, from, run }] of tasks.entries()) {
      await beginAt(page, office, { from, at });
      await page.waitForLoadState('networkidle');
      const hands = new Hands(page);
      const startedAt = performance.now();
      const failed = await run(hands).then(
        () => undefined,
        (error: unknown) => String(error).split('\n').slice(0, 4).join(' '),
      );
      const seconds = (performance.now() - startedAt) / 1000;
      console.log(
        `| ${name} | ${hands.clicks} | ${hands.pressed} | ${failed ?? seconds.toFixed(1)} |`,
      );
    }
  });
}

/** A screen of the site, or a page with one section in the editor. */
async function beginAt(
  page: Page,
  { home }: Office,
  { from, at }: Pick<Task, 'from'> & { readonly at: number },
): Promise<void> {
  await page.goto(from === 'page' ? `${home}/pages` : `${home}/${from.screen}`);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  if (from !== 'page') return;
  await page.getByRole('button', { name: 'Add page' }).click();
  await page.getByLabel('Title').fill(`Page ${at}`);
  await page.getByRole('button', { name: 'Make page' }).click();
  await page.getByRole('heading', { name: 'This page is empty' }).waitFor();
  await page.getByRole('button', { name: 'Add section' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Opening' }).click();
  await page.locator('output[data-state="saved"]').waitFor();
}
