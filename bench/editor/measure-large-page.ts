import {
  addBlock,
  addSection,
  blockTypeTable,
  emptyDocument,
  orderedBlocks,
  putOnTop,
} from '@sitewright/blocks';
import type { Browser, FrameLocator, Page } from '@playwright/test';
import type { Command, PageDocument } from '@sitewright/contract';
import { ask } from '../back-office/ask-office.ts';
import { typeInto } from '../back-office/measure-typing.ts';
import { atDesk, type Office } from '../back-office/open-office.ts';
import { Times } from '../server/times.ts';

const sections = 60;
const blocksEach = 60;
const openings = 5;
const publishings = 5;
/** Types that most pages are made of. */
const types = ['heading', 'text', 'button', 'line'] as const;

/** Prints how the editor is with a page of 60 sections of 60 blocks. */
export async function measureLargePage(browser: Browser, office: Office): Promise<void> {
  console.log(`\n| ${sections} × ${blocksEach} blocks | times | p50 ms | p95 ms | longest ms |`);
  console.log('|---|---:|---:|---:|---:|');
  await atDesk(browser, office, async (page) => {
    await page.addInitScript(noteShown);
    await page.goto(`${office.home}/pages`);
    await page.getByRole('button', { name: 'Add page' }).waitFor();
    const address = await buildLargePage(page, office);
    report('opening, until the canvas shows it', await openTimes(page, address));
    const frame = canvas(page);
    await frame.locator('.sqs-block-button-element').first().click();
    const words = page.getByLabel('Text', { exact: true });
    report('a key at the side, until the frame that shows it', await typeInto(page, words));
    report('a frame while a block is dragged', await dragTimes(page));
    report('publishing', await publishTimes(page));
  });
}

const canvas = (page: Page): FrameLocator => page.frameLocator('iframe[data-canvas]');

function report(name: string, times: Times): void {
  const figures = [0.5, 0.95, 1].map((share) => times.at(share).toFixed(1));
  console.log(`| ${[name, times.count, ...figures].join(' | ')} |`);
}

/** Makes the page by the calls of the editor; where it is edited. */
async function buildLargePage(page: Page, office: Office): Promise<string> {
  const { id: ownerId } = await ask(page, office, 'POST pages', { title: 'Large' });
  const made = await ask(page, office, 'POST documents', { purpose: 'page', ownerId });
  let { revision } = made;
  for (const [at, command] of sectionCommands().entries()) {
    const edit = { baseRevision: revision, key: `large-page-${at}`, commands: [command] };
    ({ revision } = await ask(page, office, `POST documents/${made.id}/edits`, edit));
  }
  return `${office.home}/pages/${ownerId}`;
}

/** One section as the acts of the editor make it, sixty times with ids of their own. */
function sectionCommands(): Command[] {
  const pattern = Array.from({ length: blocksEach }).reduce<PageDocument>(
    (document, _one, at) => {
      const type = blockTypeTable.get(types[at % types.length]!)!;
      const added = addBlock(document, type, { id: `b${at}`, sectionId: 's', data: type.sample });
      return putOnTop(document, added).document;
    },
    putOnTop(emptyDocument, addSection(emptyDocument, { id: 's', layout: 'grid' }, 0)).document,
  );
  const blocks = orderedBlocks(pattern, 's');
  let document = emptyDocument;
  return Array.from({ length: sections }, (_one, at): Command => {
    const sectionId = `s${at}`;
    const [added] = addSection(document, { id: sectionId, layout: 'grid' }, at);
    document = putOnTop(document, [added!]).document;
    const own = blocks.map((block) => ({ ...block, id: `${sectionId}-${block.id}`, sectionId }));
    return { ...(added as Extract<Command, { name: 'insert-section' }>), blocks: own };
  });
}

/** Kept on the window around the canvas: when it first showed a button, since the page was asked for. */
interface Shown {
  canvasShownAt?: number;
}

/**
 * In each window: in that of the canvas it waits for the frame with the first button. Looking from
 * outside, as for a locator, is done twice a second and adds as much.
 */
function noteShown(): void {
  if (window === window.top) return;
  const look = () => {
    const button = document.querySelector('.sqs-block-button-element');
    if (!button || button.getBoundingClientRect().height === 0) {
      requestAnimationFrame(look);
      return;
    }
    const outer = window.top as Window & Shown;
    setTimeout(() => {
      const now = performance.timeOrigin + performance.now();
      outer.canvasShownAt = now - outer.performance.timeOrigin;
    });
  };
  requestAnimationFrame(look);
}

async function openTimes(page: Page, address: string): Promise<Times> {
  const times = new Times();
  for (let turn = 0; turn < openings; turn += 1) {
    await page.goto('about:blank');
    await page.goto(address, { waitUntil: 'commit' });
    const shown = await page.waitForFunction(() => (window as Window & Shown).canvasShownAt);
    times.add((await shown.jsonValue())!);
  }
  return times;
}

/** From one frame to the next, while the pointer takes a block across its section. */
async function dragTimes(page: Page): Promise<Times> {
  const box = (await page.getByRole('button', { name: /^Move Button/ }).boundingBox())!;
  await page.evaluate(() => {
    const frames: number[] = [];
    Object.assign(window, { dragFrames: frames });
    let before = performance.now();
    const tick = (now: number) => {
      frames.push(now - before);
      before = now;
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
  await page.mouse.move(box.x + 10, box.y + 10);
  await page.mouse.down();
  for (let step = 0; step < 60; step += 1) await page.mouse.move(box.x + 10 + step * 4, box.y + 40);
  const frames = await page.evaluate(
    () => (window as unknown as { dragFrames: readonly number[] }).dragFrames,
  );
  await page.mouse.up();
  return Times.of(frames);
}

async function publishTimes(page: Page): Promise<Times> {
  const times = new Times();
  const words = page.getByLabel('Text', { exact: true });
  for (let turn = 0; turn < publishings; turn += 1) {
    await words.fill(`Words ${turn}`);
    await page.locator('output[data-state="saved"]').waitFor();
    // Found before: looking for a name among thousands of buttons takes longer than publishing.
    const button = await page.getByRole('button', { name: 'Publish', exact: true }).elementHandle();
    await times.measure(async () => {
      const moved = page.waitForResponse((answer) => answer.url().endsWith('/state'));
      await button!.click();
      return (await moved).ok();
    });
  }
  return times;
}
