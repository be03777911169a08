/** What opens in the editor: the panel of every block, and the dialogs of its tools. */
import type { Locator, Page } from '@playwright/test';
import { findFirst } from './find-first.ts';
import { makeEditorPages } from './editor-pages.ts';
import { importOffice, type ScreenAddress, type Shown } from './screen-addresses.ts';
import { first } from './things-of-routes.ts';

type Text = Readonly<Record<'en' | 'de', string>>;
type Texts = Readonly<Record<string, Text>>;

/** The texts of the back office that tools are found by, in the language that is looked at. */
class Tools {
  readonly #language: 'en' | 'de';
  readonly #files = new Map<string, Texts>();

  constructor(locale: string) {
    this.#language = locale.startsWith('de') ? 'de' : 'en';
  }

  async read(file: string, exported: string): Promise<void> {
    const module = await importOffice<Readonly<Record<string, Texts>>>(file);
    this.#files.set(exported, module[exported] ?? {});
  }

  /** Finds a text by how it begins, up to what is filled in. */
  name(texts: string, key: string): RegExp {
    const text = this.#files.get(texts)?.[key];
    if (!text) throw new Error(`There is no text ${key} in ${texts}.`);
    const [start = ''] = text[this.#language].split('{');
    const isWhole = start.length === text[this.#language].length;
    return new RegExp(`^${RegExp.escape(start)}${isWhole ? '$' : ''}`);
  }
}

/** Each with the pages it stands on, which are made. */
export async function listEditorScreens(shown: Shown, locale: string): Promise<ScreenAddress[]> {
  const tools = new Tools(locale);
  await tools.read('editor/editor-texts.ts', 'editorTexts');
  await tools.read('editor/checks/check-texts.ts', 'checkTexts');
  await tools.read('editor/words/find-texts.ts', 'findTexts');
  await tools.read('editor/revisions/revision-texts.ts', 'revisionTexts');
  await tools.read('editor/moving/moving-texts.ts', 'movingTexts');
  await tools.read('editor/dataset/dataset-texts.ts', 'datasetTexts');
  await tools.read('features/links/link-texts.ts', 'linkTexts');
  await tools.read('features/pages/page-texts.ts', 'pageTexts');
  await tools.read('features/site-styles/font-texts.ts', 'fontTexts');
  await tools.read('features/media/picture-editor/picture-editor-texts.ts', 'pictureTexts');
  const pages = await makeEditorPages(shown);
  const button = (page: Page, texts: string, key: string): Locator =>
    page.getByRole('button', { name: tools.name(texts, key) }).first();
  // Dialogs load when they are first opened.
  const untilDialog = (page: Page) => page.getByRole('dialog').locator('button').first().waitFor();
  const intoDialog = async (page: Page, texts: string, key: string) => {
    await button(page, texts, key).click();
    await untilDialog(page);
  };
  const outline = (page: Page, at: number): Locator =>
    page
      .getByRole('navigation', { name: tools.name('editorTexts', 'outline') })
      .getByRole('button')
      .nth(at);
  const panels = [...pages.blocks].map(([type, id]): ScreenAddress => ({
    name: `panel-${type}`,
    path: `pages/${id}`,
    open: (page) => outline(page, 1).click(),
  }));
  const onTools = (name: string, open: (page: Page) => Promise<void>): ScreenAddress => ({
    name: `tool-${name}`,
    path: `pages/${pages.tools}`,
    open,
  });
  const fromMenu = (name: string, texts: string, key: string) =>
    onTools(name, async (page) => {
      await button(page, 'editorTexts', 'more').click();
      await page.getByRole('menuitem', { name: tools.name(texts, key) }).click();
    });
  const linkTabs = ['page', 'url', 'email', 'phone', 'file'].map((tab) =>
    onTools(`link-${tab}`, async (page) => {
      await outline(page, 3).click();
      await page
        .getByRole('button', { name: tools.name('linkTexts', 'add') })
        .or(page.getByRole('button', { name: tools.name('linkTexts', 'edit') }))
        .first()
        .click();
      await page.getByRole('tab', { name: tools.name('linkTexts', tab) }).click();
    }),
  );
  const picture = await findFirst('media/$id', [first('$id', 'files', 'files?kind=image')], shown);
  return [
    ...panels,
    onTools('nothing-chosen', async () => {}),
    onTools('section', (page) => outline(page, 0).click()),
    onTools('many', async (page) => {
      await outline(page, 1).click();
      await outline(page, 2).click({ modifiers: ['Shift'] });
    }),
    onTools('palette', (page) => button(page, 'editorTexts', 'addBlock').click()),
    onTools('library', async (page) => {
      await button(page, 'editorTexts', 'addSection').click();
      await page.getByRole('dialog').locator('iframe').first().waitFor();
    }),
    onTools('colour', async (page) => {
      await outline(page, 0).click();
      await page
        .getByRole('button', { name: /: (?:None|Keine)$/ })
        .first()
        .click();
    }),
    ...linkTabs,
    fromMenu('checks', 'checkTexts', 'title'),
    fromMenu('find', 'findTexts', 'title'),
    fromMenu('revisions', 'revisionTexts', 'title'),
    onTools('revision-compared', async (page) => {
      await button(page, 'editorTexts', 'more').click();
      await page.getByRole('menuitem', { name: tools.name('revisionTexts', 'title') }).click();
      const panel = page.getByRole('complementary');
      await panel.getByText(tools.name('revisionTexts', 'isPublished')).click();
      await panel.getByText(tools.name('revisionTexts', 'since')).waitFor();
    }),
    fromMenu('schedule', 'movingTexts', 'schedule'),
    {
      name: 'tool-dataset',
      path: `pages/${pages.blocks.get('chart') ?? ''}`,
      open: async (page) => {
        await outline(page, 1).click();
        await button(page, 'datasetTexts', 'edit').click();
      },
    },
    {
      name: 'tool-picture-choice',
      path: `pages/${pages.blocks.get('image') ?? ''}`,
      open: async (page) => {
        await outline(page, 1).click();
        await page
          .getByRole('complementary')
          .getByRole('button', { name: /picture|Bild/ })
          .first()
          .click();
        await untilDialog(page);
      },
    },
    {
      name: 'tool-picture-editor',
      path: picture ?? 'media',
      open: (page) => intoDialog(page, 'pictureTexts', 'edit'),
    },
    {
      name: 'tool-font',
      path: 'styles',
      open: (page) => intoDialog(page, 'fontTexts', 'change'),
    },
    {
      name: 'tool-add-page',
      path: 'pages',
      open: (page) => intoDialog(page, 'pageTexts', 'add'),
    },
    {
      name: 'tool-page-settings',
      path: 'pages',
      open: (page) => intoDialog(page, 'pageTexts', 'settingsOf'),
    },
  ];
}
