import type { EditText } from '../frame/frame-api.ts';

/** A page whose pieces are still drawn is not idle; rich text comes at the latest by then. In ms. */
const AT_LATEST = 3_000;

/** Rich text of the page on the canvas; undefined where it cannot be had, as without a network. */
export async function loadTyping(page: Document): Promise<EditText | undefined> {
  try {
    return await page.defaultView?.sitewrightFrame?.loadTyping();
  } catch (error) {
    console.warn(error);
    return undefined;
  }
}

/** Brings it when the browser has nothing else to do, so that nobody waits for it. */
export function loadTypingSoon(page: Document): void {
  const load = (): void => void loadTyping(page);
  // Safari has no idle callback.
  if ('requestIdleCallback' in window) requestIdleCallback(load, { timeout: AT_LATEST });
  else setTimeout(load, AT_LATEST);
}
