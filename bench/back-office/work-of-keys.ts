import type { CDPSession, Locator, Page } from '@playwright/test';
import { Times } from '../server/times.ts';

/**
 * Types with the keyboard and tells what each key takes: `felt` until the frame that shows it, and
 * `work` that the page's own thread does for it. Work is time of the processor: other work on the machine
 * makes it no longer.
 */
export async function workOfKeys(
  page: Page,
  field: Locator,
  typed: string,
): Promise<{ felt: Times; work: Times }> {
  await field.click();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const felt: number[] = [];
  const work: number[] = [];
  for (const letter of typed) {
    const before = await readWork(devtools);
    const shown = page.evaluate(
      () =>
        new Promise<number>((done) => {
          const heard = (event: Event) => {
            removeEventListener('keydown', heard, true);
            requestAnimationFrame(() =>
              setTimeout(() => done(performance.now() - event.timeStamp)),
            );
          };
          addEventListener('keydown', heard, true);
        }),
    );
    // The listener is there before the key comes.
    await page.evaluate(() => undefined);
    await page.keyboard.press(letter);
    felt.push(await shown);
    work.push(1000 * ((await readWork(devtools)) - before));
  }
  await devtools.detach();
  return { felt: Times.of(felt), work: Times.of(work) };
}

/** Seconds that the thread of the page has worked. */
async function readWork(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
}
