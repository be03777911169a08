/** Dragging by mouse, as somebody does it. */
import type { Locator, Page } from '@playwright/test';

/**
 * Takes something up and lets it go on something else, also when both are not on the screen at once:
 * it is taken up before the screen rolls on, since a browser drags what lay under the pointer where
 * it went down.
 *
 * @param position where in the other it is let go, in px from its top left; its middle by itself
 */
export async function dragOnto(
  page: Page,
  from: Locator,
  to: Locator,
  position?: { x: number; y: number },
): Promise<void> {
  await from.hover();
  await page.mouse.down();
  const place = await from.boundingBox();
  if (!place) throw new Error('Nothing to drag');
  await page.mouse.move(place.x + place.width / 2 + 8, place.y + place.height / 2 + 8, {
    steps: 4,
  });
  await to.hover(position && { position });
  await to.hover(position && { position });
  await page.mouse.up();
}
