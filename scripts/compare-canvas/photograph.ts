/** Whole pages in pixels: what stands in the frame of the editor, and what a visitor sees. */
import type { BrowserContext, Frame, Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import type { ComparedPage, ComparedWidth } from './compared-page.ts';

/** A whole page, however far it has to be scrolled. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and alpha of each pixel. */
  readonly pixels: Buffer;
}

/** Where a section ends, counted from the top of the page. */
export interface SectionPlace {
  readonly id: string;
  readonly bottom: number;
}

/** A page as a visitor sees it. */
export interface VisitedPage {
  readonly picture: Picture;
  readonly sections: readonly SectionPlace[];
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Of the window around the frame, in pixels. */
const editorHeight = 1_100;

/** A busy machine arranges late. */
const mostTries = 50;

/** The editor's own button for each width. */
const devices: Readonly<Record<ComparedWidth, string>> = {
  390: 'Phone',
  768: 'Tablet',
  1440: 'Desktop',
};

/**
 * What moves stands still, all pictures are of the same minute, and files come in one format: a
 * better one is made after a file was first asked for.
 */
export async function preparePhotographs(context: BrowserContext): Promise<void> {
  await context.clock.setFixedTime(new Date());
  await context.route('**/content/v1/**', (route) =>
    route.continue({ headers: { ...route.request().headers(), accept: 'image/webp' } }),
  );
}

/** Shows a page in the editor. @returns its picture and the height of the frame */
export async function photographCanvas(
  page: Page,
  { editor }: ComparedPage,
  width: ComparedWidth,
  site: string,
): Promise<{ picture: Picture; frameHeight: number }> {
  await page.setViewportSize({ width: 1_968, height: editorHeight });
  const address = `${site}/${editor}`;
  if (page.url() !== address) {
    await page.goto(address);
    await page.locator('[data-overlay]').waitFor({ state: 'attached' });
  }
  await page.getByRole('button', { name: devices[width], exact: true }).click();
  const element = page.locator('iframe[data-canvas]');
  const box = await makeWide(page, element, width);
  await page.mouse.move(0, 0);
  const frame = await (await element.elementHandle())?.contentFrame();
  if (!frame) throw new Error('The canvas holds no page.');
  await frame.locator('#sections > *').first().waitFor({ state: 'attached' });
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('[data-overlay]{visibility:hidden!important}');
    document.adoptedStyleSheets = [sheet];
  });
  await settle(frame);
  return { picture: await photograph(page, frame, box), frameHeight: box.height };
}

/** Gives the frame its width; what stands beside it keeps its own. @returns where it stands */
async function makeWide(page: Page, element: Locator, width: ComparedWidth): Promise<Place> {
  let box: Place | null = null;
  for (let tries = 0; tries < mostTries; tries += 1) {
    await nextFrame(page.mainFrame());
    box = await element.boundingBox();
    const missing = width - (box?.width ?? width);
    const window = page.viewportSize();
    if (missing === 0 && box) break;
    if (window) await page.setViewportSize({ ...window, width: window.width + missing });
  }
  if (!box || box.width !== width || !Number.isInteger(box.x) || !Number.isInteger(box.y)) {
    throw new Error(`The canvas of ${width} pixels stands at ${JSON.stringify(box)}.`);
  }
  return box;
}

function nextFrame(frame: Frame): Promise<unknown> {
  return frame.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** Shows a page to a visitor whose window is as large as the frame. */
export async function photographVisit(
  visitor: BrowserContext,
  { path }: ComparedPage,
  { origin, width, height }: { origin: string; width: number; height: number },
): Promise<VisitedPage> {
  const page = await visitor.newPage();
  try {
    await page.setViewportSize({ width, height });
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    const frame = page.mainFrame();
    // Widgets that start when the browser is idle have started.
    await frame.waitForFunction(() => !document.querySelector('.sw-currency[hidden]'));
    await settle(frame);
    const sections = await frame.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('#sections > [data-section-id]')].map(
        (section) => ({
          id: section.dataset['sectionId'] ?? '',
          bottom: section.getBoundingClientRect().bottom + scrollY,
        }),
      ),
    );
    return { picture: await photograph(page, frame, { x: 0, y: 0, width, height }), sections };
  } finally {
    await page.close();
  }
}

/** Everything is there, nothing moves, and what is far below is drawn as well. */
async function settle(frame: Frame): Promise<void> {
  await frame.evaluate(async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '*,::before,::after{animation:none!important;transition:none!important;' +
        'caret-color:transparent!important;content-visibility:visible!important}' +
        // What a player shows depends on its file, and the canvas asks other hosts for none.
        'audio,video{visibility:hidden!important}',
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    // Widgets that start when they come into sight have started.
    for (let at = 0; at < document.documentElement.scrollHeight; at += innerHeight) {
      scrollTo({ top: at, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    // Which size of a picture is taken is the browser's choice: a larger one that it has is kept.
    for (const source of document.querySelectorAll('img[srcset]')) source.removeAttribute('srcset');
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    // Fonts that came too late for a first visit would stay away until the next one.
    const rules = [...document.styleSheets].flatMap((one) => [...one.cssRules]);
    const faces = rules.flatMap((rule) => {
      if (!(rule instanceof CSSFontFaceRule)) return [];
      const { style } = rule;
      const own = (name: string, otherwise: string) => style.getPropertyValue(name) || otherwise;
      const family = own('font-family', '').replaceAll('"', '');
      const face = new FontFace(family, own('src', ''), {
        display: 'block',
        weight: own('font-weight', 'normal'),
        style: own('font-style', 'normal'),
        unicodeRange: own('unicode-range', 'U+0-10FFFF'),
        sizeAdjust: own('size-adjust', '100%'),
      } as FontFaceDescriptors);
      document.fonts.add(face);
      return [face];
    });
    await Promise.all(faces.map((face) => face.load().catch(() => {})));
    await document.fonts.ready;
  });
}

/**
 * Scrolls by the height of the window and puts together what is new each time. The last row may be
 * a part of one only: a page that is scrolled to it stands between pixels.
 */
async function photograph(page: Page, frame: Frame, clip: Place): Promise<Picture> {
  const { width } = clip;
  const whole = await frame.evaluate(() => document.documentElement.scrollHeight);
  const height = Math.max(clip.height, whole - 1);
  const pixels = Buffer.alloc(width * height * 4);
  for (let done = 0; done < height;) {
    const top = Math.min(done, height - clip.height);
    await frame.evaluate((wanted) => scrollTo({ top: wanted, behavior: 'instant' }), top);
    await nextFrame(frame);
    const png = await page.screenshot({ clip, animations: 'disabled', caret: 'hide' });
    const slice = await sharp(png).ensureAlpha().raw().toBuffer();
    slice.copy(pixels, done * width * 4, (done - top) * width * 4);
    done = top + clip.height;
  }
  return { width, height, pixels };
}
