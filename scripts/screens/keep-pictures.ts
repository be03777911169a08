/** Pictures of one screen as it stands, in the colours that are wished. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { heightOf, type Scheme, type State, type Width } from './picture-kinds.ts';

/** Where pictures go, and which. */
export interface Keeping {
  readonly outDir: string;
  readonly state: State;
  readonly schemes: readonly Scheme[];
}

/** A page longer than this is cut in its picture, in pixels. */
const longest = 2400;

/** Writes `STATE-WIDTH-SCHEME/NAME.png`; the colours of the page are given back. */
export async function keepPictures(
  page: Page,
  { outDir, state, schemes }: Keeping,
  name: string,
  width: Width,
): Promise<void> {
  const tall = await page.evaluate(findHeight);
  // A window of its height, not a picture longer than the window: that one ends the finger.
  await page.setViewportSize({ width, height: Math.max(heightOf(width), Math.min(tall, longest)) });
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    const folder = path.join(outDir, `${state}-${width}-${colorScheme}`);
    mkdirSync(folder, { recursive: true });
    await page.screenshot({ path: path.join(folder, `${name}.png`) });
  }
  await page.emulateMedia({ colorScheme: null });
}

/** Of the page, or of the panel that scrolls beside it. */
function findHeight(): number {
  const panels = [...document.querySelectorAll('main aside')];
  const beside = panels.filter((panel) => panel.getBoundingClientRect().left > 0);
  const tall = beside.map((panel) => panel.getBoundingClientRect().top + panel.scrollHeight);
  return Math.max(document.documentElement.scrollHeight, ...tall);
}
