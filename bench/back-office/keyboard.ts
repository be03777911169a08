import type { Locator, Page } from '@playwright/test';

/** Farther away than this, nobody finds it by Tab. */
const mostTabs = 60;

/** Somebody without a mouse, whose keys are counted. */
export class Keyboard {
  readonly #page: Page;
  pressed = 0;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Presses keys one after the other, such as `Control+k`. */
  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      await this.#page.keyboard.press(key);
      this.pressed += 1;
    }
  }

  /** Types a text, a key a character. */
  async type(text: string): Promise<void> {
    await this.#page.keyboard.type(text);
    this.pressed += text.length;
  }

  /** Replaces what stands in the field that has the focus. */
  async replace(text: string): Promise<void> {
    await this.press('Control+a');
    await this.type(text);
  }

  /** Goes to a control of the screen by Tab. @throws Error when it is not reached */
  async tabTo(wanted: Locator): Promise<void> {
    await wanted.waitFor();
    const isThere = () =>
      wanted.evaluate((element) => element.contains(document.activeElement) && document.hasFocus());
    for (let tabs = 0; tabs <= mostTabs; tabs += 1) {
      if (await isThere()) return;
      await this.press('Tab');
    }
    throw new Error('The keyboard does not get there');
  }

  /** Ctrl K, some letters, Enter. */
  async jump(typed: string, found: string | RegExp): Promise<void> {
    await this.press('Control+k');
    await this.type(typed);
    const line = this.#page.getByRole('dialog').getByRole('menuitem', { name: found }).first();
    await line.waitFor();
    // What was found first has the focus; the next ones are an arrow away.
    for (let arrows = 0; arrows < 10; arrows += 1) {
      if ((await line.getAttribute('data-focused')) === 'true') break;
      await this.press('ArrowDown');
    }
    await this.press('Enter');
  }
}
