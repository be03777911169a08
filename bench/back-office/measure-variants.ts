import type { Browser, Page } from '@playwright/test';
import { Times } from '../server/times.ts';
import { ask } from './ask-office.ts';
import { typeInto } from './measure-typing.ts';
import { atDesk, type Office } from './open-office.ts';

const times = 10;
const sizes = [10, 20, 10] as const;
const names = ['Colour', 'Size', 'Cloth'] as const;

/** Prints how long a product of 2,000 variants takes to open, and how typing in it feels. */
export async function measureVariants(browser: Browser, office: Office): Promise<void> {
  await atDesk(browser, office, async (page) => {
    await page.goto(`${office.home}/products`);
    await page.locator('main h1').waitFor();
    await ask(page, office, 'PATCH settings', { store: { variantsPerProduct: 2000 } });
    const id = await addProduct(page, office);
    const name = page.getByLabel('Name', { exact: true });
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
    console.log('\n| 2,000 variants | times | p50 ms | p95 ms | longest ms |');
    console.log('|---|---:|---:|---:|---:|');
    const lines: readonly [string, Times][] = [
      ['the call', call],
      ['from the list to its screen', screen],
      ['a key in the name', await typeInto(page, name)],
      ['a key in a price', await typeInto(page, price, '123456789.5')],
    ];
    for (const [what, taken] of lines) {
      const figures = [0.5, 0.95, 1].map((share) => taken.at(share).toFixed(1));
      console.log(`| ${[what, taken.count, ...figures].join(' | ')} |`);
    }
  });
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
  const product = { title: 'Many', variantOptionOrdering: names, variants };
  return (await ask(page, office, 'POST products', product)).id;
}
