/** A page is mended on a phone, by a finger alone: its words, its picture, the order of its blocks. */
import { expect, test } from '@playwright/test';
import { addPage, addSection, canvas, saveEdit } from './support/editor.ts';
import { publish, typeOver } from './support/first-site/build.ts';
import { Finger } from './support/hands.ts';
import { look } from './support/look.ts';
import { signInAsOwner } from './support/owner.ts';
import { sizes } from './support/sizes.ts';

test.use({ viewport: sizes.phone, hasTouch: true });

test('EDIT-06 on a phone words are changed on the page, a picture is replaced, blocks change places, and it is published', async ({
  page,
}) => {
  await signInAsOwner(page);
  const hand = new Finger(page);
  const title = `Phone ${Date.now()}`;
  await addPage(page, title);
  await saveEdit(page, () => addSection(page, 'Picture and text'));
  // Each line beside the page is as high as a finger.
  for (const name of ['Outline', 'Areas of this page']) {
    const lines = page.getByRole('navigation', { name }).locator('button, a');
    await expect(lines.first()).toBeVisible();
    const heights = await lines.evaluateAll((all) =>
      all.map((line) => line.getBoundingClientRect().height),
    );
    expect(Math.min(...heights), name).toBeGreaterThanOrEqual(40);
  }
  const frame = canvas(page);
  const side = page.getByRole('complementary', { name: 'Properties' });
  const words = `From a phone ${Date.now()}`;
  const isPictureFirst = async () => {
    const places = [frame.locator('#sections img'), frame.getByText(words)];
    const tops = await Promise.all(
      places.map((place) => place.evaluate((element) => element.getBoundingClientRect().top)),
    );
    return tops[0]! < tops[1]!;
  };

  // A tap chooses, another one goes on with the words.
  await typeOver(page, hand, { from: 'Beside a picture', to: words });

  const picture = frame.locator('#sections img');
  const before = await picture.getAttribute('src');
  await picture.tap();
  await hand.press(side.getByRole('button', { name: 'Choose a picture' }));
  const offered = page.getByRole('dialog').locator('button[aria-pressed]');
  await hand.press(offered.nth(3));
  await saveEdit(page, () =>
    hand.press(page.getByRole('dialog').getByRole('button', { name: 'Use' })),
  );
  await expect(picture).not.toHaveAttribute('src', before ?? '');
  const chosen = await picture.getAttribute('src');

  expect(await isPictureFirst()).toBe(true);
  await saveEdit(page, () => hand.press(side.getByRole('button', { name: 'Move down' })));
  await expect.poll(isPictureFirst).toBe(false);
  await saveEdit(page, () => hand.press(side.getByRole('button', { name: 'Move up' })));
  await expect.poll(isPictureFirst).toBe(true);
  await saveEdit(page, () => hand.press(side.getByRole('button', { name: 'Move down' })));
  await look(page, 'editor-phone', [390, 768, 1440]);
  await page.setViewportSize(sizes.phone);

  await publish(page, hand);
  await page.goto(`/${title.toLowerCase().replaceAll(' ', '-')}`);
  await expect(page.getByText(words)).toBeVisible();
  const shown = page.locator('#sections img').first();
  await expect(shown).toHaveAttribute('src', chosen ?? '');
  const below = (await shown.boundingBox())!.y;
  expect(below).toBeGreaterThan((await page.getByText(words).boundingBox())!.y);
});
