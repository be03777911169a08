import type { Locator, Page } from '@playwright/test';

/** Somebody with a mouse and a keyboard, whose clicks and keys are counted. */
export class Hands {
  readonly page: Page;
  /** A drag counts as one, a double click as two. */
  clicks = 0;
  /** Those of texts that are typed too. */
  keys = 0;

  constructor(page: Page) {
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

  /** Presses keys one after the other, such as `Control+s`. */
  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      await this.page.keyboard.press(key);
      this.keys += 1;
    }
  }

  /** Types where the keyboard is, a key a character. */
  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
    this.keys += text.length;
  }

  /** Presses a field and replaces what stands in it. */
  async write(field: Locator, text: string): Promise<void> {
    await this.click(field);
    await this.press('Control+a');
    await this.type(text);
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
