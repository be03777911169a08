/** The same step by mouse, by keyboard alone, or by touch. */
import { expect, type Locator, type Page } from '@playwright/test';

/** How somebody works a screen. */
export interface Hand {
  /** Presses a button, follows a link, ticks a box, turns a switch. */
  press(target: Locator): Promise<void>;
  /** Writes into a field in place of what stands there. */
  write(field: Locator, text: string): Promise<void>;
  /** Opens a list and chooses a line of it. */
  choose(opener: Locator, option: string): Promise<void>;
  /** Writes into a field that offers lines, and takes this one. */
  complete(field: Locator, option: string): Promise<void>;
  /** Opens a menu and takes a line of it. */
  pick(opener: Locator, item: string): Promise<void>;
  /** Presses Enter in the field that was written last, or what does the same. */
  goOn(button: Locator): Promise<void>;
}

/** Clicks and types. */
export class Mouse implements Hand {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async press(target: Locator): Promise<void> {
    await clickable(target).then((place) => place.click());
  }

  async write(field: Locator, text: string): Promise<void> {
    await field.click();
    // Where a screen opens it may take the focus to itself once more.
    await expect(field).toBeFocused();
    await this.#page.keyboard.press('ControlOrMeta+a');
    await this.#page.keyboard.press('Delete');
    await this.#page.keyboard.type(text);
    await expect(field).toHaveValue(text);
  }

  async choose(opener: Locator, option: string): Promise<void> {
    await this.press(opener);
    await this.#page.getByRole('option', { name: option, exact: true }).click();
    await expect(this.#page.getByRole('listbox')).toHaveCount(0);
  }

  async complete(field: Locator, option: string): Promise<void> {
    await this.write(field, option);
    await this.#page.getByRole('option', { name: option, exact: true }).click();
  }

  async pick(opener: Locator, item: string): Promise<void> {
    await this.press(opener);
    await this.#page.getByRole('menuitem', { name: item, exact: true }).click();
  }

  goOn(button: Locator): Promise<void> {
    return this.press(button);
  }
}

/** Taps; what a finger types comes by the keys of the screen. */
export class Finger implements Hand {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async press(target: Locator): Promise<void> {
    await clickable(target).then((place) => place.tap());
  }

  async write(field: Locator, text: string): Promise<void> {
    await field.tap();
    await expect(field).toBeFocused();
    await field.fill(text);
  }

  async choose(opener: Locator, option: string): Promise<void> {
    await this.press(opener);
    await this.#page.getByRole('option', { name: option, exact: true }).tap();
    await expect(this.#page.getByRole('listbox')).toHaveCount(0);
  }

  async complete(field: Locator, option: string): Promise<void> {
    const choice = this.#page.getByRole('option', { name: option, exact: true });
    // A tap on a list that is being narrowed closes it and chooses nothing: it is tapped anew.
    await expect(async () => {
      await this.write(field, option.slice(0, -1));
      await choice.tap({ timeout: 3_000 });
      await expect(field).toHaveValue(option, { timeout: 1_000 });
    }).toPass();
  }

  async pick(opener: Locator, item: string): Promise<void> {
    await this.press(opener);
    await this.#page.getByRole('menuitem', { name: item, exact: true }).tap();
  }

  goOn(button: Locator): Promise<void> {
    return this.press(button);
  }
}

/** Somebody without a mouse, whose presses are counted. */
export class Keyboard implements Hand {
  presses = 0;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async press(target: Locator): Promise<void> {
    await this.goTo(target);
    const role = await target.evaluate((element) =>
      element instanceof HTMLInputElement ? element.type : '',
    );
    await this.key(role === 'checkbox' || role === 'radio' ? ' ' : 'Enter');
  }

  async write(field: Locator, text: string): Promise<void> {
    await this.goTo(field);
    await this.key('ControlOrMeta+a');
    await this.key('Delete');
    await this.type(text);
    await expect(field).toHaveValue(text);
  }

  async choose(opener: Locator, option: string): Promise<void> {
    await this.press(opener);
    await this.#takeLine(this.#page.getByRole('option', { name: option, exact: true }));
    await expect(this.#page.getByRole('listbox')).toHaveCount(0);
  }

  async complete(field: Locator, option: string): Promise<void> {
    await this.write(field, option);
    const line = this.#page.getByRole('option', { name: option, exact: true });
    await expect(line).toBeVisible();
    await this.key('ArrowDown');
    await expect(line).toHaveAttribute('data-focused', 'true');
    await this.key('Enter');
  }

  async pick(opener: Locator, item: string): Promise<void> {
    await this.press(opener);
    await this.#takeLine(this.#page.getByRole('menuitem', { name: item, exact: true }));
  }

  goOn(): Promise<void> {
    return this.key('Enter');
  }

  async #takeLine(line: Locator): Promise<void> {
    await expect(line).toBeVisible();
    for (let tries = 0; tries < 40; tries += 1) {
      if (await isFocused(line)) break;
      await this.key('ArrowDown');
    }
    await expect(line).toBeFocused();
    await this.key('Enter');
  }

  async key(key: string): Promise<void> {
    this.presses += 1;
    await this.#page.keyboard.press(key);
  }

  async type(text: string): Promise<void> {
    this.presses += text.length;
    await this.#page.keyboard.type(text);
  }

  /** Presses Tab until it is reached. */
  async goTo(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    for (let tries = 0; tries < 90; tries += 1) {
      // While a list is open on the way, the rest is hidden.
      if ((await target.count()) > 0 && (await isFocused(target))) return;
      await this.key('Tab');
    }
    throw new Error(`Tab does not reach ${String(target)}`);
  }
}

function isFocused(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement);
}

/** What a pointer hits: the words of a box that is drawn beside its hidden input. */
async function clickable(target: Locator): Promise<Locator> {
  const isHidden = await target.evaluate(
    (element) =>
      element instanceof HTMLInputElement && ['checkbox', 'radio'].includes(element.type),
  );
  return isHidden ? target.locator('xpath=ancestor::label[1]') : target;
}
