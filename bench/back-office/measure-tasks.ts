import type { Browser } from '@playwright/test';
import { Keyboard } from './keyboard.ts';
import { atDesk, type Office } from './open-office.ts';
import { listTasks } from './tasks.ts';

const patienceMs = 8_000;

/** Prints the keys and the time of each task, from Home to what says that it is done. */
export async function measureTasks(browser: Browser, office: Office): Promise<void> {
  console.log('\n| task, by keyboard from Home | keys | ms |\n|---|---:|---:|');
  await atDesk(browser, office, async (page) => {
    page.setDefaultTimeout(patienceMs);
    await page.goto(`${office.home}/orders`);
    const first = await page.getByRole('row').last().getByRole('link').textContent();
    for (const { name, run } of listTasks(Number(first?.replace('#', '')))) {
      await page.goto(office.home);
      await page.getByRole('heading', { level: 1, name: /Hello/ }).waitFor();
      await page.waitForLoadState('networkidle');
      const keys = new Keyboard(page);
      const startedAt = performance.now();
      const failed = await run(page, keys).then(
        () => undefined,
        (error: unknown) => String(error).split('\n')[0],
      );
      const ms = performance.now() - startedAt;
      console.log(`| ${name} | ${keys.pressed} | ${failed ?? ms.toFixed(0)} |`);
    }
  });
}
