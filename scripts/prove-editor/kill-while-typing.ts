/** Somebody types in the editor while browsers and servers are killed. */
import type { Page } from '@playwright/test';
import type { Chance } from '../proof/chance.ts';
import { OfficeCalls } from '../screens/office-calls.ts';
import type { Cookies, KillableBrowser } from './killable-browser.ts';
import type { OwnServer } from '../lib/own-server.ts';
import { signInByLink } from '../lib/picture-server.ts';
import { makeTwoTexts, readTexts, type TextsOfPage } from './make-two-texts.ts';
import { compareTyped, type TypedText } from './typed-text.ts';

/** What ends in the middle of typing. `apart`: the browser, after it had lost its connection. */
export const kinds = ['browser', 'server', 'both', 'apart'] as const;
export type Kind = (typeof kinds)[number];

/** What came of one kill. */
export interface Killed {
  readonly kind: Kind;
  /** Where was typed: at the side of the page, or on it. */
  readonly place: 'side' | 'canvas';
  readonly keys: number;
  readonly lostMs: number;
  /** Something that nobody typed, or a text of somebody else, changed. */
  readonly broken: string | undefined;
}

interface Parts {
  readonly server: OwnServer;
  readonly browser: KillableBrowser;
  readonly chance: Chance;
  readonly cookies: Cookies;
}

/** Signs the owner in, and makes the page. */
export async function prepare(page: Page, server: OwnServer): Promise<TextsOfPage> {
  await signInByLink(page, await server.ownerLink());
  return makeTwoTexts(new OfficeCalls(page.context(), server.url));
}

/** Types until something is killed; then looks at what is left of it. */
export async function killOnce(
  { server, browser, chance, cookies }: Parts,
  made: TextsOfPage,
): Promise<Killed> {
  const kind = chance.pick(kinds);
  const place = chance.pick<Killed['place']>(['side', 'canvas']);
  const page = await browser.start(cookies);
  const calls = new OfficeCalls(page.context(), server.url);
  await openEditor(page, server, made);
  const before = await readTexts(calls, made);
  await begin(page, place);
  const typed: TypedText = { keys: [] };
  if (kind === 'apart') {
    await type(page, typed, chance, chance.between(0, 1_500));
    await page.context().setOffline(true);
  }
  await type(page, typed, chance, chance.between(300, 6_000));
  const killedAtMs = performance.now();
  await Promise.all([
    kind !== 'server' && browser.kill(),
    (kind === 'server' || kind === 'both') && server.kill(),
  ]);
  // Whoever types does not see at once that the server is gone.
  if (kind === 'server') await type(page, typed, chance, 1_500);
  if (kind === 'server' || kind === 'both') await server.start();
  const reader = kind === 'server' ? page : await reopen({ browser, cookies, server }, made);
  await untilSaved(reader);
  const found = await readTexts(new OfficeCalls(reader.context(), server.url), made);
  await browser.kill();
  const other = place === 'side' ? 'canvas' : 'side';
  const { lostMs, isPart } = compareTyped(typed, {
    found: found[place],
    before: before[place],
    killedAtMs,
  });
  const isOtherKept = found[other] === before[other];
  return {
    kind,
    place,
    keys: typed.keys.length,
    lostMs,
    broken: isPart && isOtherKept ? undefined : JSON.stringify({ before, found, typed }),
  };
}

async function reopen(
  { browser, cookies, server }: Pick<Parts, 'browser' | 'cookies' | 'server'>,
  made: TextsOfPage,
): Promise<Page> {
  const page = await browser.start(cookies);
  await openEditor(page, server, made);
  return page;
}

async function openEditor(page: Page, server: OwnServer, made: TextsOfPage): Promise<void> {
  await page.goto(server.url + made.editor);
  await page.frameLocator('iframe[data-canvas]').locator('#block-text').waitFor();
  await untilSaved(page);
}

function untilSaved(page: Page): Promise<void> {
  return page.locator('output[data-state="saved"]').waitFor();
}

/** Chooses one of the two texts; the first key takes the place of all of it. */
async function begin(page: Page, place: 'side' | 'canvas'): Promise<void> {
  const frame = page.frameLocator('iframe[data-canvas]');
  if (place === 'side') {
    await page.getByRole('button', { name: /^Heading/ }).click();
    await page.getByLabel('Text', { exact: true }).click();
  } else {
    await frame.locator('#block-text').dblclick();
    await frame.locator('[contenteditable="true"]').waitFor();
  }
  await page.keyboard.press('Control+A');
}

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';

async function type(page: Page, { keys }: TypedText, chance: Chance, ms: number): Promise<void> {
  const pauseMs = chance.between(20, 140);
  const untilMs = performance.now() + ms;
  do {
    const key = letters[chance.between(0, letters.length - 1)]!;
    await page.keyboard.press(key);
    keys.push({ key, atMs: performance.now() });
    await page.waitForTimeout(pauseMs);
  } while (performance.now() < untilMs);
}
