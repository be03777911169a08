/** A finger on the screen: what it touches it drags, or rests on. */
import type { Locator, Page } from '@playwright/test';

/** A place in the window, in px. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** How long a finger rests until that means something, in ms. */
const restMs = 700;

/** Lays a finger on something and moves it there, in small steps; it stays down until it is lifted. */
export async function dragByTouch(
  page: Page,
  from: Locator,
  to: (from: Point) => Point,
): Promise<{ readonly lift: () => Promise<void> }> {
  const start = await middleOf(from);
  const end = to(start);
  const finger = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: points.map((at) => ({ ...at })) });
  await send('touchStart', [start]);
  const steps = 10;
  for (let step = 1; step <= steps; step += 1) {
    const share = step / steps;
    await send('touchMove', [
      { x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share },
    ]);
  }
  return {
    async lift() {
      await send('touchEnd', []);
      await finger.detach();
    },
  };
}

/** Lays a finger on something, and lifts it a while later from where it lay. */
export async function restOn(page: Page, target: Locator): Promise<void> {
  const at = await middleOf(target);
  const finger = await page.context().newCDPSession(page);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await new Promise((resolve) => setTimeout(resolve, restMs));
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await finger.detach();
}

async function middleOf(target: Locator): Promise<Point> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`Nothing to touch: ${String(target)}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
