/** axe finds nothing on a page, in the colours that it is asked for. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, ContextObject, RunOptions } from 'axe-core';

declare global {
  interface Window {
    axe?: { run: (context: ContextObject, options: RunOptions) => Promise<AxeResults> };
  }
}

export type ColorScheme = 'light' | 'dark';

/** What another colour scheme can break: names, roles and order are the same in both. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/** What is said to screen readers is put into an element that axe takes for a picture. The page in
 * the editor's frame is looked at where visitors see it. */
const leftOut = ['[data-live-announcer]', '[data-canvas]'];

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/**
 * The texts that this worker has looked at and found nothing, by the colours they have and lie on:
 * contrast takes most of the time, and a screen shows the same frame and controls again and again.
 */
const lookedAt = new Set<string>();

/**
 * Looks at the page as it stands now, or `within` a part of it: by all rules in the first scheme,
 * by those of colour in the others. Its colours are given back.
 * @returns what is wrong, by scheme; each is a rule and where it is broken
 */
export async function findViolations(
  page: Page,
  schemes: readonly ColorScheme[],
  within?: string,
): Promise<ReadonlyMap<ColorScheme, readonly string[]>> {
  const found = new Map<ColorScheme, readonly string[]>();
  for (const [index, colorScheme] of schemes.entries()) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    found.set(colorScheme, await analyze(page, within, index === 0));
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
  return found;
}

const looks = 3;

/** Right after the colours of a page changed, some texts may still have the old ones: another look tells. */
async function analyze(page: Page, within: string | undefined, all: boolean): Promise<string[]> {
  let faults: string[] = [];
  for (let look = 0; look < looks; look += 1) {
    faults = [
      ...(all ? await findOtherFaults(page, within) : []),
      ...(await findFaultsOfColour(page, within)),
    ];
    if (faults.length === 0) break;
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
  }
  return faults;
}

async function bringAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(source);
}

/** Runs axe in the page; each fault is a rule and where it is broken. */
async function runAxe<Context>(
  page: Page,
  context: Context,
  options: RunOptions,
): Promise<string[]> {
  const settings: RunOptions = { iframes: false, resultTypes: ['violations'], ...options };
  return page.evaluate(
    async ({ context, settings }) => {
      const { violations } = await window.axe!.run(context as ContextObject, settings);
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
      );
    },
    { context, settings },
  );
}

async function findOtherFaults(page: Page, within: string | undefined): Promise<string[]> {
  await bringAxe(page);
  const exclude = leftOut.map((selector) => [selector]);
  const rules = Object.fromEntries(rulesOfColour.map((id) => [id, { enabled: false }]));
  return runAxe(page, { ...(within && { include: within }), exclude }, { rules });
}

/** Looks at the texts whose colours this worker has not looked at. */
async function findFaultsOfColour(page: Page, within: string | undefined): Promise<string[]> {
  await bringAxe(page);
  const texts = await page.evaluateHandle(findTexts, { within, leftOut });
  const keys = await texts.evaluate(({ keys }) => keys);
  // What lies over what is the same on all screens of the back office, not on pages of a theme.
  const { pathname } = new URL(page.url());
  const place = pathname.startsWith('/config') ? '' : pathname;
  const isNew = keys.map((key) => !lookedAt.has(place + key));
  const include = await texts.evaluateHandle(
    ({ nodes }, isNew) => nodes.filter((_, index) => isNew[index]).flat(),
    isNew,
  );
  const faults = isNew.includes(true)
    ? await runAxe(page, { include }, { runOnly: rulesOfColour })
    : [];
  if (faults.length === 0) for (const key of keys) lookedAt.add(place + key);
  await Promise.all([texts.dispose(), include.dispose()]);
  return faults;
}

/** Some elements for each way in which a text of the page stands out from what is behind it. */
function findTexts({ within, leftOut }: { within: string | undefined; leftOut: string[] }) {
  const grounds = new Map<Element, string>();
  const groundOf = (element: Element): string => {
    const known = grounds.get(element);
    if (known !== undefined) return known;
    const { backgroundColor, backgroundImage, opacity, position } = getComputedStyle(element);
    const own = `${backgroundColor} ${backgroundImage} ${opacity}`;
    const above = element.parentElement ? groundOf(element.parentElement) : '';
    const isPlain = own === 'rgba(0, 0, 0, 0) none 1' && position === 'static';
    const ground = isPlain ? above : `${above}/${own} ${position}`;
    grounds.set(element, ground);
    return ground;
  };
  const isText = (element: Element): boolean =>
    element.matches('input, select, textarea') ||
    [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim());
  const found = new Map<string, Element[]>();
  const roots = within ? [...document.querySelectorAll(within)] : [document.body];
  for (const root of roots) {
    for (const element of [root, ...root.querySelectorAll('*')]) {
      if (!isText(element) || element.closest(leftOut.join())) continue;
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      const { color, fontSize, fontWeight, textDecorationLine } = getComputedStyle(element);
      const isDisabled = element.closest(':disabled, [aria-disabled=true]') !== null;
      const letters = `${color} ${fontSize} ${fontWeight} ${textDecorationLine} ${isDisabled}`;
      const key = `${location.host} ${groundOf(element)} ${letters} ${element.tagName}`;
      const alike = found.get(key) ?? [];
      // One may be hidden by something else.
      if (alike.length < 3) found.set(key, [...alike, element]);
    }
  }
  return { keys: [...found.keys()], nodes: [...found.values()] };
}

/** {@link findViolations} finds nothing. */
export async function expectNoViolations(
  page: Page,
  schemes: readonly ColorScheme[] = ['light'],
  within?: string,
): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  // A screen that is still to come has nothing that is busy, and no heading.
  if (within) await expect(page.locator(within).first()).toBeVisible();
  else await expect(page.locator('h1, [aria-level="1"]').first()).toBeAttached();
  const found = await findViolations(page, schemes, within);
  for (const [scheme, faults] of found) expect(faults, `${page.url()}, ${scheme}`).toEqual([]);
}
