import type { Browser } from '@playwright/test';
import { withPhone } from './phone.ts';

/** How soon a shopper can add to the cart; milliseconds since the page was asked for. */
export interface AddTimes {
  readonly visibleMs: number;
  /** The first press that is answered on the page instead of by another page. */
  readonly worksMs: number;
  /** The server has said what is in the cart now. */
  readonly answeredMs: number;
}

/** Presses the button as soon as it is seen, and again until a press works. */
export function measureAdding(browser: Browser, url: string): Promise<AddTimes> {
  return withPhone(browser, async ({ page }) => {
    await page.addInitScript(pressWhenSeen);
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForFunction(() => (window.addTimes?.answeredMs ?? 0) > 0);
    return page.evaluate(() => window.addTimes!);
  });
}

declare global {
  interface Window {
    addTimes?: AddTimes;
  }
}

function pressWhenSeen(): void {
  const times = { visibleMs: 0, worksMs: 0, answeredMs: 0 };
  window.addTimes = times;
  addEventListener('submit', (event) => {
    if (event.defaultPrevented) times.worksMs ||= performance.now();
    else event.preventDefault();
  });
  const press = () => {
    if (times.worksMs > 0) return;
    document.querySelector<HTMLElement>('.product-info .sqs-add-to-cart-button')?.click();
    setTimeout(press, 10);
  };
  new PerformanceObserver((list) => {
    const painted = list.getEntries().find(({ name }) => name === 'first-contentful-paint');
    if (painted === undefined) return;
    times.visibleMs = painted.startTime;
    press();
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.name.endsWith('/shopping-cart/entries'))
        times.answeredMs = entry.startTime + entry.duration;
    }
  }).observe({ type: 'resource', buffered: true });
}
