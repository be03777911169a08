import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { Times } from '../server/times.ts';
import { ask } from './ask-office.ts';
import { atDesk, type Office } from './open-office.ts';
import { workOfKeys } from './work-of-keys.ts';

const times = 10;
const sizes = [10, 20, 10] as const;
const names = ['Colour', 'Size', 'Cloth'] as const;
const title = 'Many';

/**
 * Prints how long a product of 2,000 variants takes to open, how typing in it feels, what saving one
 * price takes, and how its page in the shop is.
 */
export async function measureVariants(browser: Browser, office: Office): Promise<void> {
  console.log('\n| 2,000 variants | times | p50 ms | p95 ms | longest ms |');
  console.log('|---|---:|---:|---:|---:|');
  const id = await atDesk(browser, office, (page) => measureEditor(page, office));
  await atDesk(browser, office, (page) => measureShopPage(page, office, id));
}

async function measureEditor(page: Page, office: Office): Promise<string> {
  await page.goto(`${office.home}/products`);
  await page.locator('main h1').waitFor();
  await ask(page, office, 'PATCH settings', { store: { variantsPerProduct: 2000 } });
  const id = await addProduct(page, office);
  const price = page.getByLabel('Price of 1 / 1 / 1', { exact: true });
  const [call, screen] = [new Times(), new Times()];
  for (let turn = 0; turn < times; turn += 1) {
    await call.measure(async () => (await ask(page, office, `GET products/${id}`)).id === id);
    await page.goto(`${office.home}/products`);
    await page.getByRole('row').nth(1).waitFor();
    await screen.measure(async () => {
      await page.getByRole('row').nth(1).getByRole('link').click();
      await price.waitFor();
      return true;
    });
  }
  report('the call', call);
  report('from the list to its screen', screen);
  await reportKeys(page, 'the name', 'Name', 'A bowl that is used every day.');
  await page.getByRole('button', { name: 'Discard' }).click();
  await reportKeys(page, 'a price', 'Price of 1 / 1 / 1', '123456789.5');
  await price.press('Tab');
  await reportKeys(
    page,
    'the name, with a changed price',
    'Name',
    'A bowl that is used every day.',
  );
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('button', { name: 'Edit options' }).click();
  await reportKeys(page, 'the name of an option', 'Option 2', 'Length of it');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  report('saving one price, by the screen', await saveTimes(page));
  return id;
}

function report(name: string, taken: Times): void {
  const figures = [0.5, 0.95, 1].map((share) => taken.at(share).toFixed(1));
  console.log(`| ${[name, taken.count, ...figures].join(' | ')} |`);
}

async function reportKeys(page: Page, name: string, label: string, typed: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true });
  const { felt, work } = await workOfKeys(page, field, typed);
  report(`a key in ${name}, until the frame that shows it`, felt);
  report(`a key in ${name}, work of the page`, work);
}

/** From Ctrl S until the answer is there. */
async function saveTimes(page: Page): Promise<Times> {
  const saving = new Times();
  const price = page.getByLabel('Price of 1 / 1 / 1', { exact: true });
  for (let turn = 0; turn < times; turn += 1) {
    await price.fill(`${20 + turn}.50`);
    await saving.measure(async () => {
      const answered = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
      await page.keyboard.press('Control+s');
      return (await answered).ok();
    });
    await page.getByText('Unsaved changes').waitFor({ state: 'detached' });
  }
  return saving;
}

async function measureShopPage(page: Page, office: Office, id: string): Promise<void> {
  await page.goto(`${office.home}/products`);
  const { path } = await ask(page, office, `GET products/${id}`);
  const address = new URL(path, office.home).href;
  const made = new Times();
  let html = '';
  for (let turn = 0; turn < times; turn += 1) {
    // An address that no cache holds.
    await made.measure(async () => {
      const answer = await fetch(`${address}?n=${turn}`);
      html = await answer.text();
      return answer.ok;
    });
  }
  report('its page in the shop, not kept', made);
  await page.goto(address);
  const select = page.locator('.product-variants select').first();
  const chosen = new Times();
  for (let turn = 0; turn < times; turn += 1) {
    const told = await select.evaluate(
      (element: HTMLSelectElement, index) =>
        new Promise<number>((done) => {
          const startedAt = performance.now();
          element.selectedIndex = 1 + index;
          element.dispatchEvent(new Event('change', { bubbles: true }));
          requestAnimationFrame(() => setTimeout(() => done(performance.now() - startedAt)));
        }),
      turn % sizes[0],
    );
    chosen.add(told);
  }
  report('choosing an option there, until the frame that shows it', chosen);
  const [whole, sent] = [html.length, brotliCompressSync(html).length];
  console.log(
    `\nIts page has ${(whole / 1000).toFixed(0)} kB, ${(sent / 1000).toFixed(0)} kB on the wire.`,
  );
}

/** The newest of the list. */
async function addProduct(page: Page, office: Office): Promise<string> {
  const variants = Array.from({ length: sizes[0] * sizes[1] * sizes[2] }, (_one, index) => ({
    attributes: Object.fromEntries(
      names.map((name, place) => {
        const step = sizes.slice(place + 1).reduce((product, size) => product * size, 1);
        return [name, String(1 + (Math.floor(index / step) % sizes[place]!))];
      }),
    ),
    sku: `MANY-${index}`,
    priceCents: 1000 + index,
  }));
  const product = { title, isVisible: true, variantOptionOrdering: names, variants };
  return (await ask(page, office, 'POST products', product)).id;
}
