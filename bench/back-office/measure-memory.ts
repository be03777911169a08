import type { Browser, CDPSession } from '@playwright/test';
import { createChance } from '../../scripts/proof/chance.ts';
import { listScreens } from './list-screens.ts';
import { atDesk, type Office } from './open-office.ts';
import { useAtRandom } from './use-at-random.ts';

/** What was there a moment ago may be gone: nobody waits longer for it, in milliseconds. */
const patience = 2_000;

/** People look at what they did, in milliseconds. */
const pause = 700;

/**
 * Opens every screen once, which loads what every later step has; then somebody does one thing after
 * another for so many minutes. Prints the memory of the page each minute, and what was done in all.
 */
export async function measureMemory(browser: Browser, office: Office, minutes: number) {
  const paths = await listScreens(browser, office);
  const chance = createChance(1);
  const done = new Map<string, number>();
  console.log('\n| minutes | acts | heap MB | nodes | listeners |\n|---:|---:|---:|---:|---:|');
  await atDesk(browser, office, async (page) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Performance.enable');
    await page.goto(office.home);
    const tell = async (minute: number, acts: number) => {
      // The first screen in each row, so that what differs is what was left behind.
      await page.locator('#navigation a:not([target])').first().click({ timeout: 30_000 });
      await page.locator('main h1').waitFor({ timeout: 30_000 });
      console.log(`| ${[minute, acts, ...(await measure(devtools))].join(' | ')} |`);
    };
    for (const path of paths) {
      await page
        .locator(`#navigation a[href$="/${path || 'alder-loom'}"]`)
        .first()
        .click();
      await page.locator('main h1').waitFor();
    }
    await tell(0, 0);
    page.setDefaultTimeout(patience);
    const startedAt = performance.now();
    let told = 0;
    for (let acts = 1; told < minutes; acts += 1) {
      const name = await useAtRandom(page, chance);
      done.set(name, (done.get(name) ?? 0) + 1);
      await page.waitForTimeout(pause);
      const minute = Math.floor((performance.now() - startedAt) / 60_000);
      if (minute > told) await tell((told = minute), acts);
    }
  });
  const counts = [...done].map(([name, count]) => `${name} ${count}`);
  console.log(`\n${counts.join(', ')}`);
}

async function measure(devtools: CDPSession): Promise<string[]> {
  await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  const heap = (of('JSHeapUsedSize') / 1_000_000).toFixed(1);
  return [heap, String(of('Nodes')), String(of('JSEventListeners'))];
}
