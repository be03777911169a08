/** What an owner does in the editor, by whatever hand. */
import { expect, type Locator, type Page } from '@playwright/test';
import { canvas, saveEdit, untilSaved } from '../editor.ts';
import { Finger, Keyboard, type Hand } from '../hands.ts';
import { office } from '../month/begin.ts';

/** Makes an empty page, or one that holds something, and comes to where it is edited. */
export async function beginPage(
  page: Page,
  hand: Hand,
  { title, holds }: { title: string; holds?: 'Posts (a blog)' | 'Events' },
): Promise<void> {
  await page.goto(`${office}/pages`);
  await hand.press(page.getByRole('button', { name: 'Add page' }));
  const dialog = page.getByRole('dialog');
  await hand.write(dialog.getByLabel('Title'), title);
  if (holds) await hand.choose(dialog.getByRole('button', { name: /Holds/ }), holds);
  await hand.press(dialog.getByRole('button', { name: 'Make page' }));
  await expect(dialog).toHaveCount(0);
}

/** Puts a section of the library on the page. */
export async function putSection(page: Page, hand: Hand, name: string): Promise<void> {
  const sections = canvas(page).locator('.page-section');
  await expect(canvas(page).locator('[data-canvas-place]')).toBeAttached();
  const before = await sections.count();
  await hand.press(page.getByRole('button', { name: 'Add section' }).first());
  const dialog = page.getByRole('dialog', { name: 'Add section' });
  await hand.write(dialog.getByRole('searchbox'), name);
  const offered = dialog.getByRole('list', { name: 'Sections' }).getByRole('button');
  await expect(offered.first()).toHaveText(name);
  await saveEdit(page, () => hand.press(offered.first()));
  await expect(sections).toHaveCount(before + 1);
}

/** Puts a block below what is on the page, and leaves it chosen. */
export async function putBlock(page: Page, hand: Hand, name: string): Promise<void> {
  await hand.press(page.getByRole('button', { name: 'Add block' }).first());
  const palette = page.getByRole('dialog', { name: 'Add block' });
  await hand.write(palette.getByLabel('Find a block'), name);
  const block = palette.getByRole('button', { name, exact: true });
  await expect(block).toBeVisible();
  await saveEdit(page, () => hand.goOn(block));
  await expect(palette).toHaveCount(0);
  await expect(page.locator('[data-overlay] [data-selected]')).toHaveCount(1);
}

/** Chooses what a block shows, in the list of its panel. */
export async function chooseShown(page: Page, hand: Hand, label: string, option: string) {
  const opener = page.getByRole('button', { name: `None chosen ${label}` });
  await saveEdit(page, () => hand.choose(opener, option));
}

/** Publishes what is open. */
export async function publish(page: Page, hand: Hand): Promise<void> {
  await untilSaved(page);
  const moved = page.waitForResponse((answer) => answer.url().endsWith('/state'));
  await hand.press(page.getByRole('button', { name: 'Publish' }));
  expect((await moved).status()).toBe(200);
}

/** Types over a text where it stands on the page, and leaves it. */
export async function typeOver(page: Page, hand: Hand, { from, to }: { from: string; to: string }) {
  const text = canvas(page).getByText(from, { exact: true });
  if (hand instanceof Keyboard) {
    // By keys the same words stand at the side.
    const outline = page.getByRole('navigation', { name: 'Outline' });
    await hand.press(outline.getByRole('button', { name: new RegExp(from) }));
    await saveEdit(page, () => hand.write(sideField(page, 'Text'), to));
  } else {
    await twice(hand, text);
    await page.keyboard.press('ControlOrMeta+a');
    await saveEdit(page, () => page.keyboard.type(to));
    await page.keyboard.press('Escape');
  }
  await expect(canvas(page).getByText(to, { exact: true })).toBeVisible();
}

/** A press on it, and another one right after. */
async function twice(hand: Hand, target: Locator): Promise<void> {
  if (!(hand instanceof Finger)) return target.dblclick();
  await target.tap();
  await target.tap();
}

/** A field of the panel at the side. */
export function sideField(page: Page, label: string): Locator {
  return page.getByRole('complementary', { name: 'Properties' }).getByLabel(label, { exact: true });
}
