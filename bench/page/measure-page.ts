import type { Browser } from '@playwright/test';
import { observePaints, type PaintTimes } from './paint-times.ts';
import { withPhone, type Phone } from './phone.ts';
import { watchRequests, type RequestTimes } from './watch-requests.ts';

export interface PageTimes extends PaintTimes {
  readonly requests: readonly RequestTimes[];
  readonly bytes: number;
}

/** So long after the last request a page counts as finished. */
const quietMs = 700;

/** A page on a phone that has never been here; `before` are pages that it has seen on its way. */
export function measurePage(
  browser: Browser,
  url: string,
  before: readonly string[] = [],
): Promise<PageTimes> {
  return withPhone(browser, async (phone) => {
    for (const seen of before) await open(phone, seen);
    await phone.page.addInitScript(observePaints);
    const requests = watchRequests(phone.devtools);
    await open(phone, url);
    const paints = await phone.page.evaluate(() => window.seenPaints!);
    const made = requests();
    return { ...paints, requests: made, bytes: made.reduce((sum, { bytes }) => sum + bytes, 0) };
  });
}

async function open({ page }: Phone, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(quietMs);
}
