/** What sites are built by, with the mouse where it is quicker and the keyboard where that is. */
import type { FrameLocator, Locator, Page } from '@playwright/test';
import type { Hands } from './hands.ts';

/** One thing to do. It ends when the screen says that it is done. */
export interface Task {
  readonly name: string;
  /** Where it begins: on an empty page in the editor, or on a screen of the site. */
  readonly from: 'page' | { readonly screen: string };
  readonly run: (hands: Hands) => Promise<void>;
}

const canvas = (page: Page): FrameLocator => page.frameLocator('iframe[data-canvas]');
const saved = (page: Page): Promise<void> => page.locator('output[data-state="saved"]').waitFor();
const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name }).first();

/** A designed section by some letters of its name. */
async function addSection({ hands, find }: { hands: Hands; find: string }): Promise<void> {
  const { page } = hands;
  await hands.click(button(page, 'Add section'));
  const dialog = page.getByRole('dialog');
  await hands.click(dialog.getByRole('searchbox'));
  await hands.type(find);
  await hands.click(dialog.getByRole('list', { name: 'Sections' }).getByRole('button').first());
  await dialog.waitFor({ state: 'detached' });
}

/** A block by some letters of its name. */
async function addBlock(hands: Hands, find: string): Promise<void> {
  await hands.click(button(hands.page, 'Add block'));
  await hands.page.getByLabel('Find a block').waitFor();
  await hands.type(find);
  await hands.press('Enter');
  await hands.page.getByRole('dialog').waitFor({ state: 'detached' });
}

async function publish(hands: Hands): Promise<void> {
  const moved = hands.page.waitForResponse((answer) => answer.url().endsWith('/state'));
  await hands.click(button(hands.page, 'Publish'));
  await moved;
}

/** Those of the list, in its order. */
export const tasks: readonly Task[] = [
  {
    name: 'New page with a hero, published',
    from: { screen: 'pages' },
    run: async (hands) => {
      const { page } = hands;
      await hands.click(button(page, 'Add page'));
      await hands.click(page.getByLabel('Title'));
      await hands.type('Workshop');
      await hands.press('Enter');
      await page.getByRole('heading', { name: 'This page is empty' }).waitFor();
      await addSection({ hands, find: 'opening' });
      await canvas(page).getByRole('heading', { level: 1 }).first().waitFor();
      await publish(hands);
    },
  },
  {
    name: 'Another headline and another text',
    from: 'page',
    run: async (hands) => {
      const frame = canvas(hands.page);
      await hands.doubleClick(frame.getByRole('heading', { name: 'Say it in one line' }));
      await hands.press('Control+a');
      await hands.type('Made here');
      await hands.doubleClick(frame.getByText('And in two more, why it matters.'));
      await hands.press('Control+a');
      await hands.type('By two people.');
      await hands.press('Escape');
      await saved(hands.page);
    },
  },
  {
    name: 'Gallery of 12 pictures from the library',
    from: 'page',
    run: async (hands) => {
      const { page } = hands;
      await addBlock(hands, 'gallery');
      await hands.click(button(page, 'Add pictures'));
      const dialog = page.getByRole('dialog');
      const pictures = dialog.locator('button[aria-pressed]');
      for (let at = 0; at < 12; at += 1) await hands.click(pictures.nth(at));
      await hands.click(dialog.getByRole('button', { name: 'Use' }));
      await canvas(page).locator('.sqs-gallery .slide').nth(11).waitFor();
      await saved(page);
    },
  },
  {
    name: 'Heading font of the whole site',
    from: { screen: 'styles' },
    run: async (hands) => {
      const { page } = hands;
      await hands.click(page.getByRole('button', { name: 'Change font: Headings' }));
      const dialog = page.getByRole('dialog');
      await hands.click(dialog.getByLabel('Search fonts'));
      await hands.type('lora');
      await hands.click(dialog.getByRole('option', { name: 'Lora' }));
      await hands.click(dialog.getByRole('button', { name: 'Use font' }));
      const kept = page.waitForResponse((answer) => answer.url().endsWith('/settings/edits'));
      await hands.press('Control+s');
      await kept;
    },
  },
  {
    name: 'Form with five fields',
    from: { screen: 'forms' },
    run: async (hands) => {
      const { page } = hands;
      await hands.click(page.getByRole('link', { name: 'New form' }).first());
      await hands.click(page.getByLabel('Name', { exact: true }));
      await hands.type('Visit');
      const kinds = ['Short text', 'Email', 'Phone', 'Date', 'Long text'];
      for (const kind of kinds) {
        await hands.click(button(page, 'Add field'));
        await hands.click(page.getByRole('menuitem', { name: kind, exact: true }));
        await hands.type(kind);
      }
      await hands.press('Control+s');
      await page.getByRole('heading', { level: 1, name: 'Visit' }).waitFor();
    },
  },
  {
    name: 'A form on the page',
    from: 'page',
    run: async (hands) => {
      const { page } = hands;
      await addBlock(hands, 'form');
      await hands.click(page.getByRole('button', { name: 'None chosen Form' }));
      await hands.click(page.getByRole('option', { name: 'Visit' }));
      await canvas(page).getByText('Long text').first().waitFor();
      await saved(page);
    },
  },
  {
    name: 'A button that leads to a product',
    from: 'page',
    run: async (hands) => {
      const { page } = hands;
      await hands.click(canvas(page).getByText('Begin here'));
      await hands.click(button(page, 'Add link'));
      const dialog = page.getByRole('dialog', { name: 'Link' });
      await hands.click(dialog.getByLabel('Search pages, products and posts'));
      await hands.type('salt');
      await hands.click(dialog.getByRole('option', { name: /Salt Cellar/ }).first());
      await hands.click(dialog.getByRole('button', { name: 'Save' }));
      await dialog.waitFor({ state: 'detached' });
      await saved(page);
    },
  },
  {
    name: 'A block elsewhere, and back again',
    from: 'page',
    run: async (hands) => {
      const { page } = hands;
      await hands.click(canvas(page).getByText('Begin here'));
      await hands.drag(page.getByRole('button', { name: 'Move Button' }), { x: 200, y: 40 });
      await saved(page);
      await hands.press('Control+z');
      await saved(page);
    },
  },
  {
    name: 'A chart of own numbers',
    from: 'page',
    run: async (hands) => {
      const { page } = hands;
      await addBlock(hands, 'chart');
      await hands.click(button(page, 'Edit data'));
      const dialog = page.getByRole('alertdialog', { name: 'Data of the chart' });
      await hands.click(dialog.getByLabel('Name of the first column'));
      await pasteTable(page, 'Month\tBowls\nJanuary\t12\nFebruary\t18\nMarch\t9\n');
      hands.pressed += 1;
      await hands.click(dialog.getByRole('button', { name: 'Apply' }));
      await canvas(page).locator('.sw-chart-bars path').nth(2).waitFor();
      await saved(page);
    },
  },
  {
    name: 'A post for the journal, published',
    from: { screen: 'pages' },
    run: async (hands) => {
      const { page } = hands;
      await hands.click(page.getByRole('link', { name: 'Journal' }).first());
      await hands.click(button(page, 'Add post'));
      const dialog = page.getByRole('dialog');
      await hands.click(dialog.getByLabel('Title'));
      await hands.type('Winter light');
      await hands.click(dialog.getByRole('button', { name: 'Begin' }));
      await canvas(page).locator('.page-section').waitFor({ state: 'attached' });
      await addSection({ hands, find: 'opening' });
      await saved(page);
      await publish(hands);
    },
  },
  {
    name: 'A language, and a page in it',
    from: { screen: 'languages' },
    run: async (hands) => {
      const { page } = hands;
      await hands.click(page.getByRole('combobox', { name: 'Language' }));
      await hands.type('German');
      await hands.click(page.getByRole('option', { name: 'German', exact: true }));
      await hands.click(button(page, 'Add language'));
      await hands.click(page.getByRole('link', { name: /^Translate into/ }));
      await hands.click(page.getByRole('link', { name: 'Workshop' }).first());
      const words = ['Werkstatt', 'In einer Zeile', 'Und warum es zählt.', 'Hier beginnen'];
      const fields = page.locator('[data-standing]').getByRole('textbox');
      for (const [at, text] of words.entries()) {
        await hands.click(fields.nth(at));
        await hands.type(text);
      }
      await page.getByText('4 of 4 translated').waitFor();
      await saved(page);
      await publish(hands);
    },
  },
];

/** What a spreadsheet would paste where the keyboard is. */
async function pasteTable(page: Page, text: string): Promise<void> {
  await page.locator(':focus').evaluate((field, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    field.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);
}
