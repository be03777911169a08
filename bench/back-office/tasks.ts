/** What a shop is run by, done by keyboard alone; each begins at Home. */
import type { Locator, Page } from '@playwright/test';
import type { Keyboard } from './keyboard.ts';

/** One thing to do. It ends when the screen says that it is done. */
export interface Task {
  readonly name: string;
  readonly run: (page: Page, keys: Keyboard) => Promise<void>;
}

const heading = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('heading', { level: 1, name });
const toast = (page: Page, text: string | RegExp): Promise<void> =>
  page.getByText(text).first().waitFor();

/** Ctrl S, and what was saved is told. */
async function save(page: Page, keys: Keyboard): Promise<void> {
  await keys.press('Control+s');
  await page.getByText('Saved', { exact: true }).waitFor();
}

async function openOrder(page: Page, keys: Keyboard, number: number): Promise<void> {
  await keys.jump(`#${number}`, new RegExp(`^#${number}`));
  await heading(page, `Order #${number}`).waitFor();
  await page.getByRole('button', { name: 'Refund' }).waitFor();
}

/** The twenty that come most often. Orders 1 to 5 are paid, and none of them was sent. */
export function listTasks(firstOrder: number): readonly Task[] {
  return [
    {
      name: 'Find a product by its name',
      run: async (page, keys) => {
        await keys.jump('salt', /Salt Cellar/);
        await heading(page, 'Salt Cellar').waitFor();
      },
    },
    {
      name: 'Change a price',
      run: async (page, keys) => {
        await keys.jump('salt', /Salt Cellar/);
        await keys.tabTo(page.getByLabel(/^Price of/).first());
        await keys.replace('39.5');
        await save(page, keys);
      },
    },
    {
      name: 'Book five units in',
      run: async (page, keys) => {
        await keys.press('g', 'i');
        await heading(page, 'Inventory').waitFor();
        await keys.press('/');
        await keys.type('salt cellar');
        const adjust = page.getByRole('button', { name: /Adjust/ });
        await page.waitForFunction(() => document.querySelectorAll('tbody tr').length === 1);
        await keys.tabTo(adjust.first());
        await keys.press('Enter');
        const dialog = page.getByRole('dialog');
        await keys.tabTo(dialog.getByRole('textbox').first());
        await keys.replace('5');
        await keys.press('Enter');
        await dialog.waitFor({ state: 'detached' });
      },
    },
    {
      name: 'Add a product',
      run: async (page, keys) => {
        await keys.press('g', 'p');
        await heading(page, 'Products').waitFor();
        await keys.press('n');
        await heading(page, 'Add product').waitFor();
        await keys.tabTo(page.getByLabel('Name', { exact: true }));
        await keys.type('Tea strainer');
        await keys.tabTo(page.getByLabel('Price', { exact: true }));
        await keys.type('12');
        await keys.press('Enter');
        await heading(page, 'Tea strainer').waitFor();
      },
    },
    {
      name: 'Hide a product',
      run: async (page, keys) => {
        await keys.jump('hoop', /Hoop Teapot/);
        await keys.tabTo(page.getByRole('switch', { name: 'Visible in the shop' }));
        await keys.press('Space');
        await save(page, keys);
      },
    },
    {
      name: 'Write a text for search engines',
      run: async (page, keys) => {
        await keys.jump('pour-', /Pour-Over Cone/);
        await keys.tabTo(page.getByRole('textbox', { name: 'Title', exact: true }));
        await keys.type('Coffee by hand');
        await save(page, keys);
      },
    },
    {
      name: 'Find an order by its number',
      run: (page, keys) => openOrder(page, keys, firstOrder),
    },
    {
      name: 'See what is to be sent',
      run: async (page, keys) => {
        await keys.press('g', 'o');
        await heading(page, 'Orders').waitFor();
        await keys.tabTo(page.getByRole('link', { name: 'To send' }));
        await keys.press('Enter');
        await page.waitForURL(/toSend=true/);
        await page.getByRole('row').nth(1).waitFor();
      },
    },
    {
      name: 'Send an order with a tracking number',
      run: async (page, keys) => {
        await openOrder(page, keys, firstOrder);
        await keys.press('f');
        await keys.tabTo(page.getByLabel('Tracking number'));
        await keys.type('1Z999AA10123456784');
        await keys.press('Enter');
        await toast(page, /was fulfilled/);
      },
    },
    {
      name: 'Refund one unit',
      run: async (page, keys) => {
        await openOrder(page, keys, firstOrder + 1);
        await keys.press('r');
        const dialog = page.getByRole('dialog', { name: 'Refund' });
        await keys.tabTo(dialog.getByRole('textbox').first());
        await keys.replace('1');
        await dialog.getByText('Goes back').first().waitFor();
        await keys.press('Control+Enter');
        await toast(page, 'The refund is on its way');
      },
    },
    {
      name: 'Cancel an order',
      run: async (page, keys) => {
        await openOrder(page, keys, firstOrder + 2);
        await keys.tabTo(page.getByRole('button', { name: 'More actions' }));
        await keys.press('Enter');
        const choice = page.getByRole('menuitem', { name: 'Cancel the order' });
        await choice.waitFor();
        while ((await choice.getAttribute('data-focused')) !== 'true')
          await keys.press('ArrowDown');
        await keys.press('Enter');
        const dialog = page.getByRole('alertdialog');
        await dialog.waitFor();
        await keys.press('Control+Enter');
        await dialog.waitFor({ state: 'detached' });
        await page.getByText('Canceled', { exact: true }).first().waitFor();
      },
    },
    {
      name: 'Write a note to an order',
      run: async (page, keys) => {
        await openOrder(page, keys, firstOrder + 3);
        await keys.tabTo(page.getByLabel('Note for the shop'));
        await keys.type('Call first');
        await keys.tabTo(page.getByRole('button', { name: 'Add note' }));
        await keys.press('Enter');
        await page.getByRole('listitem').getByText('Call first').waitFor();
      },
    },
    {
      name: 'Find a customer',
      run: async (page, keys) => {
        await keys.jump('ann', /Customers/);
        await page.waitForURL(/\/customers\/\w+/);
        await page.getByRole('heading', { level: 1 }).waitFor();
      },
    },
    {
      name: 'Make a discount of 10 % with a code',
      run: async (page, keys) => {
        await keys.jump('new d', 'New discount');
        await keys.tabTo(page.getByLabel('Name', { exact: true }));
        await keys.type('Spring');
        await keys.tabTo(page.getByLabel('Code', { exact: true }));
        await keys.type('spring10');
        await keys.press('Control+s');
        await heading(page, 'Spring').waitFor();
      },
    },
    {
      name: 'Take the last write back',
      run: async (page, keys) => {
        await keys.jump('salt', /Salt Cellar/);
        await keys.tabTo(page.getByLabel(/^Price of/).first());
        await keys.replace('41');
        await save(page, keys);
        await keys.press('F6', 'Enter');
        await page.getByText('Undone', { exact: true }).waitFor();
      },
    },
    {
      name: 'Change one setting',
      run: async (page, keys) => {
        await keys.jump('tax number', /Tax number/);
        const field = page.getByLabel('Tax number');
        await field.waitFor();
        await keys.tabTo(field);
        await keys.replace('12/345');
        await save(page, keys);
      },
    },
    {
      name: 'See the sales of a month',
      run: async (page, keys) => {
        await keys.press('g', 'a');
        await heading(page, 'Analytics').waitFor();
        await page.getByText('Net sales').first().waitFor();
      },
    },
    {
      name: 'See who changed what',
      run: async (page, keys) => {
        await keys.jump('activ', 'Activity');
        await heading(page, 'Activity').waitFor();
        await page
          .getByText(/Salt Cellar/)
          .first()
          .waitFor();
      },
    },
    {
      name: 'Invite a person',
      run: async (page, keys) => {
        await keys.jump('permis', 'Permissions');
        await heading(page, 'Permissions').waitFor();
        await keys.tabTo(page.getByRole('button', { name: 'Invite' }));
        await keys.press('Enter');
        const dialog = page.getByRole('dialog');
        await keys.tabTo(dialog.getByLabel('Email'));
        await keys.type('help@example.test');
        await keys.tabTo(dialog.getByRole('checkbox', { name: 'Store manager' }));
        await keys.press('Space', 'Control+Enter');
        await dialog.waitFor({ state: 'detached' });
      },
    },
    {
      name: 'Look at the shop as a visitor',
      run: async (page, keys) => {
        const link = page.getByRole('link', { name: 'View site' });
        await keys.tabTo(link);
        const opened = page
          .context()
          .waitForEvent('page', { timeout: 3_000 })
          .catch(() => page);
        await keys.press('Enter');
        await (await opened).waitForLoadState();
      },
    },
  ];
}
