import type { Browser, CDPSession } from '@playwright/test';
import { listScreens } from './list-screens.ts';
import { atDesk, type Office } from './open-office.ts';

/** Two of these begin a run: the first steps load what every later one has. */
const warmUpRounds = 1;

/** Prints the memory of the page after each round through all screens, for so many minutes. */
export async function measureMemory(browser: Browser, office: Office, minutes: number) {
  const paths = await listScreens(browser, office);
  console.log(
    '\n| minutes | screens opened | heap MB | nodes | listeners |\n|---:|---:|---:|---:|---:|',
  );
  await atDesk(browser, office, async (page) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Performance.enable');
    await page.goto(office.home);
    const startedAt = performance.now();
    const passed = () => (performance.now() - startedAt) / 60_000;
    let opened = 0;
    let toldAt = -1;
    for (let round = 0; passed() < minutes || round <= warmUpRounds; round += 1) {
      for (const path of paths) {
        const link = page.locator(`#navigation a[href$="/${path || 'alder-loom'}"]`);
        await link.first().click();
        await page.locator('main h1').waitFor();
        opened += 1;
      }
      const minute = Math.floor(passed());
      if (round >= warmUpRounds && minute > toldAt) {
        toldAt = minute;
        console.log(
          `| ${[passed().toFixed(1), opened, ...(await measure(devtools))].join(' | ')} |`,
        );
      }
    }
  });
}

async function measure(devtools: CDPSession): Promise<string[]> {
  await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  const heap = (of('JSHeapUsedSize') / 1_000_000).toFixed(1);
  return [heap, String(of('Nodes')), String(of('JSEventListeners'))];
}
