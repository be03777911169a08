/** Opens every page of an example site as a visitor, at three widths. */
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { findViolations } from '../../e2e/support/axe.ts';
import { widths } from '../screens/picture-kinds.ts';

/** Taller pictures are cut. */
const tallest = 9_000;
const sheet = { height: 2_400, gap: 16, background: '#bbbbbb' };

/** What is shown. */
interface Showing {
  readonly browser: Browser;
  /** Where the site answers. */
  readonly origin: string;
  readonly name: string;
  readonly paths: readonly string[];
  readonly outDir: string;
}

/** Keeps a picture of each page, and a sheet of all pages at each width; answers what is wrong. */
export async function takePictures(showing: Showing): Promise<string[]> {
  const faults: string[] = [];
  for (const width of widths) {
    const { browser, origin, name, paths, outDir } = showing;
    const context = await browser.newContext({
      viewport: { width, height: 900 },
      colorScheme: 'light',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    const files: string[] = [];
    for (const address of paths) {
      await page.goto(origin + address, { waitUntil: 'load' });
      await settle(page);
      const file = path.join(outDir, `${name}${address.replaceAll('/', '-')}-${width}.png`);
      await page.screenshot({ path: file, fullPage: true });
      files.push(file);
      const found = await judge(page);
      faults.push(...found.map((fault) => `${name}${address} at ${width}: ${fault}`));
    }
    await context.close();
    await writeSheet(files, path.join(outDir, `sheet-${name}-${width}.png`));
  }
  return faults;
}

/** Fonts and all pictures are there, those far below too; nothing below waits to be drawn. */
async function settle(page: Page): Promise<void> {
  // A font that came too late for the first paint stands on the next page.
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  await page.reload({ waitUntil: 'load' });
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    for (const part of document.querySelectorAll<HTMLElement>('.site-footer')) {
      part.style.contentVisibility = 'visible';
    }
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
  });
}

async function judge(page: Page): Promise<string[]> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  const found = await findViolations(page, ['light']);
  return [
    ...(wide > 0 ? [`${wide} px wider than the window`] : []),
    ...(await page.evaluate(findWideTexts)),
    ...[...found.values()].flat(),
  ];
}

/** Texts that reach over the edge of their block, into what stands beside it. */
function findWideTexts(): string[] {
  return [...document.querySelectorAll<HTMLElement>('.sqs-html-content')]
    .filter((text) => text.scrollWidth > text.clientWidth + 1)
    .map((text) => `a text is wider than its block: ${text.textContent.trim().slice(0, 40)}`);
}

/** All pages beside each other, as much as the sheet is high. */
async function writeSheet(files: readonly string[], to: string): Promise<void> {
  const tiles = await Promise.all(
    files.map(async (file) => {
      const { width, height } = await sharp(file).metadata();
      const column = Math.min(width, 480);
      const shown = Math.min(height, tallest, Math.floor((sheet.height * width) / column));
      const whole = sharp(file).extract({ left: 0, top: 0, width, height: shown });
      return whole.resize({ width: column }).toBuffer({ resolveWithObject: true });
    }),
  );
  const lefts = tiles.map((_, index) =>
    tiles.slice(0, index).reduce((sum, { info }) => sum + info.width + sheet.gap, sheet.gap),
  );
  const last = tiles.at(-1)?.info.width ?? 0;
  const size = {
    width: (lefts.at(-1) ?? 0) + last + sheet.gap,
    height: Math.max(...tiles.map(({ info }) => info.height)) + 2 * sheet.gap,
  };
  await sharp({ create: { ...size, channels: 3, background: sheet.background } })
    .composite(
      tiles.map(({ data }, index) => ({ input: data, left: lefts[index] ?? 0, top: sheet.gap })),
    )
    .png()
    .toFile(to);
}
