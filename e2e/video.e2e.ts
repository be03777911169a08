/** A film of the owner's own on a page, and one of another host that nobody hears of before a press. */
import { expect, test, type Page } from '@playwright/test';
import { addPage, addSection, canvas, saveEdit, untilSaved } from './support/editor.ts';
import { signInAsOwner } from './support/owner.ts';

/** Films a square that changes its colour, for half a second. */
async function makeFilm(page: Page): Promise<Buffer> {
  const bytes = await page.evaluate(async () => {
    const drawn = Object.assign(document.createElement('canvas'), { width: 160, height: 90 });
    const pen = drawn.getContext('2d')!;
    const recorder = new MediaRecorder(drawn.captureStream(20), { mimeType: 'video/webm' });
    const parts: Blob[] = [];
    recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
    const stopped = new Promise((resolve) => recorder.addEventListener('stop', resolve));
    recorder.start();
    for (let turn = 0; turn < 12; turn += 1) {
      pen.fillStyle = `hsl(${turn * 30} 60% 50%)`;
      pen.fillRect(0, 0, 160, 90);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    recorder.stop();
    await stopped;
    return [...new Uint8Array(await new Blob(parts).arrayBuffer())];
  });
  return Buffer.from(bytes);
}

async function insert(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add block' }).first().click();
  await page.getByLabel('Find a block').fill(name);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name, exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

test('ENT-19 a film is uploaded and played in parts; another host is asked after a press alone', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInAsOwner(page);
  const film = await makeFilm(page);
  const address = `film-${Date.now()}`;
  await addPage(page, address);
  await addSection(page, 'Opening');
  await insert(page, 'Video');
  await page.getByRole('button', { name: 'Add file' }).click();
  await page.getByRole('button', { name: 'Choose File' }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: `${address}.webm`, mimeType: 'video/webm', buffer: film });
  const use = dialog.getByRole('button', { name: 'Use them' });
  await expect(use).toBeEnabled();
  await saveEdit(page, () => use.click());
  await expect(canvas(page).locator('video source')).toHaveAttribute('src', /\.webm$/);
  await insert(page, 'Embed');
  const pasted = page.getByLabel('Address', { exact: true });
  await pasted.fill('https://example.com/');
  await expect(page.getByText('Nothing can be shown of this address.')).toBeVisible();
  await pasted.fill('https://youtu.be/M7lc1UVf-VE');
  await expect(canvas(page).locator('.sw-frame iframe')).toBeVisible();
  await untilSaved(page);
  const published = page.waitForResponse((answer) => answer.url().endsWith('/state'));
  await page.getByRole('button', { name: 'Publish' }).click();
  expect((await published).status()).toBe(200);

  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ baseURL: baseURL!, javaScriptEnabled });
    const visitor = await context.newPage();
    const asked: string[] = [];
    await context.route(/youtube|ytimg|google/, (route) => {
      asked.push(new URL(route.request().url()).host);
      return route.fulfill({ contentType: 'text/html', body: '<p>The player</p>' });
    });
    await visitor.goto(`/${address}`);
    const frame = visitor.frameLocator('.sw-frame iframe');
    const press = frame.getByRole('link', { name: 'YouTube' });
    await press.scrollIntoViewIfNeeded();
    await expect(press).toBeVisible();
    expect(asked).toEqual([]);
    await press.click();
    await expect(frame.getByText('The player')).toBeVisible();
    expect(new Set(asked)).toEqual(new Set(['www.youtube-nocookie.com']));
    if (javaScriptEnabled) {
      const video = visitor.locator('video');
      const part = visitor.waitForResponse((answer) => answer.url().endsWith('.webm'));
      await video.evaluate((player: HTMLVideoElement) => {
        player.muted = true;
        player.load();
        return player.play();
      });
      expect((await part).status()).toBe(206);
      await expect
        .poll(() => video.evaluate((player: HTMLVideoElement) => player.currentTime))
        .toBeGreaterThan(0);
    }
    await context.close();
  }
});
