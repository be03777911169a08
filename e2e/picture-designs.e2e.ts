/** Pictures with words in other places, pictures that open large, and videos behind sections. */
import { addBlock, addSection, blockTypeTable, emptyDocument, putOnTop } from '@sitewright/blocks';
import type { Command, SectionStyle } from '@sitewright/contract';
import { expect, test, type Page } from '@playwright/test';
import { readShown } from '../scripts/compare-canvas/make-pages.ts';
import { OfficeCalls } from '../scripts/screens/office-calls.ts';
import { expectNoViolations } from './support/axe.ts';
import { signInAsOwner } from './support/owner.ts';

const site = 'alder-loom';

/** Publishes a page of one section with these blocks. */
async function publish(
  office: OfficeCalls,
  blocks: readonly (readonly [string, object])[],
  style: SectionStyle = {},
): Promise<string> {
  const calls = `/api/sites/${site}`;
  const urlId = `pictures-${Date.now()}-${blocks.length}`;
  const { id: ownerId } = await office.post<{ id: string }>(`${calls}/pages`, {
    title: urlId,
    urlId,
  });
  const { id, revision } = await office.post<{ id: string; revision: number }>(
    `${calls}/documents`,
    { purpose: 'page', ownerId },
  );
  let document = emptyDocument;
  const commands: Command[] = [];
  const run = (next: readonly Command[]) => {
    document = putOnTop(document, next).document;
    commands.push(...next);
  };
  run(addSection(document, { id: 's', layout: 'stack', style }, 0));
  for (const [index, [name, data]] of blocks.entries()) {
    const type = blockTypeTable.get(name)!;
    run(addBlock(document, type, { id: `b${index}`, sectionId: 's', data }));
  }
  const edits = { baseRevision: revision, key: urlId, commands };
  const edited = await office.post<{ revision: number }>(`${calls}/documents/${id}/edits`, edits);
  await office.post(`${calls}/documents/${id}/state`, {
    to: 'published',
    revision: edited.revision,
  });
  return `/${urlId}`;
}

async function officeOf(page: Page, baseURL = ''): Promise<OfficeCalls> {
  await signInAsOwner(page);
  return new OfficeCalls(page.context(), baseURL);
}

test('GLRY-11 a picture opens large by keys; a caption comes to sight for them, and for fingers', async ({
  page,
  browser,
  baseURL,
}) => {
  const office = await officeOf(page, baseURL);
  const { pictures } = await readShown(office, site);
  const [assetId] = pictures;
  const words = { title: 'Low bowl', caption: 'Thrown in one go' };
  const path = await publish(office, [
    ['image', { assetId, altText: 'A bowl', caption: 'Opens large', lightbox: true }],
    ['image', { assetId, altText: 'A bowl', caption: 'Comes', captionPlace: 'overlay-hover' }],
    ['image', { assetId, altText: 'A bowl', caption: 'Stays', captionPlace: 'overlay' }],
    ...['poster', 'card', 'overlap', 'collage', 'stack'].map(
      (design) =>
        [
          'image',
          {
            assetId,
            altText: 'A bowl',
            design,
            ...words,
            buttonLabel: 'See it',
            link: { kind: 'url', url: '/shop' },
          },
        ] as const,
    ),
  ]);
  const visitor = await browser.newPage({ baseURL: baseURL ?? '' });
  await visitor.goto(path);
  const opener = visitor.locator('a.sw-lightbox-opener');
  await expect(opener).toHaveAttribute('aria-haspopup', 'dialog');
  await opener.focus();
  await visitor.keyboard.press('Enter');
  const dialog = visitor.getByRole('dialog');
  await expect(dialog.getByRole('img', { name: 'A bowl' })).toBeVisible();
  await expect(dialog.getByText('Opens large')).toBeVisible();
  await visitor.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();

  const caption = visitor.locator('.layout-caption-overlay-hover figcaption');
  await expect(caption).toHaveCSS('opacity', '0');
  await visitor.keyboard.press('Tab');
  await expect(caption).toHaveCSS('opacity', '1');
  await visitor.keyboard.press('Tab');
  await expect(caption).toHaveCSS('opacity', '0');
  for (const width of [390, 1440]) {
    await visitor.setViewportSize({ width, height: 900 });
    await expectNoViolations(visitor, ['light'], '#sections');
  }
  await visitor.close();

  const finger = await browser.newContext({
    hasTouch: true,
    isMobile: true,
    baseURL: baseURL ?? '',
  });
  const touched = await finger.newPage();
  await touched.goto(path);
  await expect(touched.locator('.layout-caption-overlay-hover figcaption')).toHaveCSS(
    'opacity',
    '1',
  );
  await finger.close();

  const bare = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const scriptless = await bare.newPage();
  await scriptless.goto(path);
  await scriptless.locator('a.sw-lightbox-opener').click();
  await expect(scriptless).toHaveURL(/\/content\/v1\//);
  await bare.close();
});

test('ENUM-04 a video behind a section plays while it may, and keys stop it', async ({
  page,
  browser,
  baseURL,
}) => {
  const office = await officeOf(page, baseURL);
  const film = await page.evaluate(async () => {
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
  const bytes = Buffer.from(film);
  const uploads = `/api/sites/${site}/uploads`;
  const uploadId = await office.upload(uploads, { name: `behind-${Date.now()}.webm`, bytes });
  const { file } = await office.post<{ file: { id: string } }>(`/api/sites/${site}/files`, {
    uploadId,
  });
  const { pictures } = await readShown(office, site);
  const path = await publish(office, [['heading', { text: 'Over the sea', level: 1 }]], {
    theme: 'dark',
    height: 'large',
    background: {
      source: 'video',
      assetId: file.id,
      ...(pictures[0] !== undefined && { posterId: pictures[0] }),
      color: '#101010',
      overlay: 0.6,
    },
    divider: { shape: 'wave', height: 60 },
  });
  const visitor = await browser.newPage({ baseURL: baseURL ?? '' });
  await visitor.goto(path);
  const isPaused = () =>
    visitor
      .locator('.section-background-video')
      .evaluate((video: HTMLVideoElement) => video.paused);
  await expect.poll(isPaused).toBe(false);
  const button = visitor.getByRole('button', { name: 'Pause the video' });
  await button.focus();
  await visitor.keyboard.press('Space');
  await expect.poll(isPaused).toBe(true);
  await expect(visitor.getByRole('button', { name: 'Play the video' })).toBeFocused();
  await expectNoViolations(visitor, ['light'], '#sections');
  await visitor.emulateMedia({ reducedMotion: 'reduce' });
  await visitor.reload();
  await expect(visitor.getByRole('button', { name: 'Play the video' })).toBeVisible();
  await visitor.waitForTimeout(500);
  expect(await isPaused()).toBe(true);
  await visitor.close();
});
