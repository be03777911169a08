import type { Locator, Page } from '@playwright/test';
import { Keyboard } from '../back-office/keyboard.ts';

/** Somebody with a mouse and a keyboard, whose clicks and keys are counted. */
export class Hands extends Keyboard {
  readonly page: Page;
  /** A drag counts as one, a double click as two. */
  clicks = 0;

  constructor(page: Page) {
    super(page);
    this.page = page;
  }

  /** Presses what is there, as soon as it is. */
  async click(target: Locator): Promise<void> {
    await target.click();
    this.clicks += 1;
  }

  async doubleClick(target: Locator): Promise<void> {
    await target.dblclick();
    this.clicks += 2;
  }

  /** Takes one thing to another place. */
  async drag(from: Locator, { x, y }: { readonly x: number; readonly y: number }): Promise<void> {
    const box = await from.boundingBox();
    if (!box) throw new Error('There is nothing to drag');
    const { mouse } = this.page;
    const [left, top] = [box.x + box.width / 2, box.y + box.height / 2];
    await mouse.move(left, top);
    await mouse.down();
    await mouse.move(left + x, top + y, { steps: 8 });
    await mouse.up();
    this.clicks += 1;
  }
}
