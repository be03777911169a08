/** What is done without a connection, typed into a dialog or shown before its answer is not lost. */
import { expect, test, type Page } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { hold } from './support/hold.ts';
import { messagesOf } from './support/messages.ts';
import { signInAsOwner } from './support/owner.ts';
import { sizes } from './support/sizes.ts';
import { readCrumb } from './support/staff-calls.ts';

const office = '/config/sites/alder-loom';
const calls = '/api/sites/alder-loom';

test.use({ viewport: sizes.desktop, reducedMotion: 'reduce' } as object);

async function post<Answer>(page: Page, path: string, data: object): Promise<Answer> {
  const crumb = await readCrumb(page);
  const answer = await page.request.post(calls + path, {
    headers: { 'X-CSRF-Token': crumb },
    data,
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json() as Promise<Answer>;
}

/** An order of one line that was agreed on by phone. @returns its number */
async function agreeOnOrder(page: Page, email: string): Promise<number> {
  const lines = [
    { kind: 'text', title: 'Engraving', quantity: 2, priceCents: 1500, isSent: false },
  ];
  const draft = await post<{ id: string; cart: { grandTotalCents: number } }>(
    page,
    '/draft-orders',
    { content: { email, lines } },
  );
  const settled = await post<{ orderNumber: number }>(
    page,
    `/draft-orders/${draft.id}/settlement`,
    { settlement: 'paid', expectedTotalCents: draft.cart.grandTotalCents },
  );
  return settled.orderNumber;
}

async function notesOf(page: Page, number: number): Promise<string[]> {
  const answer = await page.request.get(`${calls}/orders/${number}`);
  const { timeline } = (await answer.json()) as {
    timeline: { kind: string; details: { text: string } }[];
  };
  return timeline.filter(({ kind }) => kind === 'note').map(({ details }) => details.text);
}

test('notes that were written without a connection are sent by the next tab, in their order', async ({
  page,
  context,
}) => {
  await signInAsOwner(page);
  const number = await agreeOnOrder(page, 'offline@example.test');
  await page.goto(`${office}/orders/${number}`);
  const note = page.getByRole('textbox', { name: 'Note for the shop' });
  await expect(note).toBeVisible();
  await context.setOffline(true);
  for (const text of ['Ring twice', 'Not before ten']) {
    await note.fill(text);
    await page.getByRole('button', { name: 'Add note' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: text })).toBeVisible();
    await expect(note).toHaveValue('');
  }
  const waiting = page.getByText(/^2 changes wait on this device: Note of order #\d+$/);
  await expect(waiting).toBeVisible();
  expect(await page.evaluate(() => document.body.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await expectNoViolations(page, ['light', 'dark']);
  await page.close();
  await context.setOffline(false);

  const next = await context.newPage();
  expect(await notesOf(next, number)).toEqual([]);
  await next.goto(`${office}/orders/${number}`);
  const told = next.getByText(`Saved, now that there is a connection: Note of order #${number}`);
  await expect(told).toBeVisible();
  await expect.poll(() => notesOf(next, number)).toEqual(['Ring twice', 'Not before ten']);
  await expect(next.getByText(/wait on this device/)).toHaveCount(0);
  // Of two messages in the same words the last one stays: it takes back the last note.
  await next.getByRole('button', { name: 'Undo' }).last().click();
  await expect(next.getByText('Undone', { exact: true }).first()).toBeVisible();
  expect(await notesOf(next, number)).toEqual(['Ring twice']);
});

test('what the server refuses afterwards stays in sight until somebody decides', async ({
  page,
  context,
}) => {
  await signInAsOwner(page);
  const number = await agreeOnOrder(page, 'refused@example.test');
  await page.goto(`${office}/orders/${number}`);
  const note = page.getByRole('textbox', { name: 'Note for the shop' });
  await expect(note).toBeVisible();
  await context.setOffline(true);
  await note.fill('Too late');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByText(/^One change waits/)).toBeVisible();
  const refusal = { message: 'The books are closed.', code: 'not_allowed' };
  await page.route('**/notes', (route) => route.fulfill({ status: 403, json: refusal }));
  await context.setOffline(false);
  const alert = page.getByRole('main').getByRole('alert').filter({ hasText: 'Not saved' });
  await expect(alert).toContainText(`Note of order #${number}`);
  expect(await notesOf(page, number)).toEqual([]);
  // One message says it beside, and not two.
  const messages = messagesOf(page);
  await expect(messages.getByText(/The books are closed\./)).toHaveCount(1);
  await page.unroute('**/notes');
  await page.reload();
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(alert).toHaveCount(0);
  await expect.poll(() => notesOf(page, number)).toEqual(['Too late']);
});

/** The variant that the list of stock shows at its very end. */
async function lastVariant(page: Page): Promise<string> {
  const read = await page.request.get(
    '/api/sites/alder-loom/inventory?limit=1&sort=name&direction=desc',
  );
  const { variants } = (await read.json()) as { variants: { id: string }[] };
  return variants[0]?.id ?? '';
}

test('a dialog stands in the address, and keeps what was typed until it is given up', async ({
  page,
}) => {
  await signInAsOwner(page);
  const number = await agreeOnOrder(page, 'dialog@example.test');
  await page.goto(`${office}/orders/${number}`);
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Refund' });
  const reason = dialog.getByRole('textbox', { name: 'Reason' });
  await expect(page).toHaveURL(/\?ask=refund$/);
  await reason.fill('Wrong name');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`/orders/${number}$`));
  await page.goForward();
  await expect(reason).toHaveValue('Wrong name');
  await page.goBack();
  await expect(dialog).toBeHidden();

  // A copied address, in a tab of its own.
  const other = await page.context().newPage();
  await other.goto(`${office}/orders/${number}?ask=refund`);
  const copied = other.getByRole('dialog', { name: 'Refund' });
  await expect(copied.getByRole('textbox', { name: 'Reason' })).toHaveValue('Wrong name');
  await copied.getByRole('button', { name: 'Cancel' }).click();
  await expect(copied).toBeHidden();
  await other.reload();
  await other.getByRole('button', { name: 'Refund', exact: true }).click();
  await expect(copied.getByRole('textbox', { name: 'Reason' })).toHaveValue('');

  for (const [path, name] of [
    ['gift-cards?ask=new', /gift card/i],
    ['permissions?ask=invite', /Invite/],
    ['mailing-lists?ask=create', /list/i],
    ['pages?ask=add', /Add page/],
    // Not among the first variants of the list.
    [`inventory?ask=stock:${await lastVariant(page)}`, /./],
  ] as const) {
    await other.goto(`${office}/${path}`);
    await expect(other.getByRole('dialog', { name })).toBeVisible();
    await other.keyboard.press('Escape');
    await expect(other.getByRole('dialog')).toHaveCount(0);
  }
});

test('an act is shown before its answer, and a refusal takes it back and says why', async ({
  page,
}) => {
  await signInAsOwner(page);
  await page.goto(`${office}/products`);
  const rows = page.getByRole('row').filter({ has: page.getByRole('checkbox') });
  const row = rows.filter({ has: page.getByRole('link') }).first();
  const title = (await row.getByRole('link').first().textContent()) ?? '';
  const meant = page.getByRole('row').filter({ hasText: title });
  await row.getByRole('checkbox').press('Space');
  let refuse: () => void = () => {};
  const isAsked = new Promise<void>((resolve) => (refuse = resolve));
  await page.route('**/products/archive', async (route) => {
    await isAsked;
    const json = { message: 'Somebody else looks after it.', code: 'not_allowed' };
    await route.fulfill({ status: 403, json });
  });
  await page.getByRole('button', { name: 'Archive', exact: true }).click();
  await expect(meant).toHaveCount(0);
  refuse();
  await expect(meant).toHaveCount(1);
  await expect(page.getByText('Somebody else looks after it.')).toBeVisible();
});

test('a list that was seen stands at once when it is come back to', async ({ page }) => {
  await signInAsOwner(page);
  await agreeOnOrder(page, 'list@example.test');
  await page.goto(`${office}/orders`);
  const row = page.getByRole('row').filter({ hasText: 'list@example.test' });
  await expect(row).toBeVisible();
  await page.getByRole('link', { name: 'Customers', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible();
  const letThrough = await hold(page, '**/orders?**');
  await page.getByRole('link', { name: 'Orders', exact: true }).click();
  await expect(row).toBeVisible();
  letThrough();
  await expect(row).toBeVisible();
});

test('cells of the sheet that were typed without a connection are saved by the next tab', async ({
  page,
  context,
}) => {
  await signInAsOwner(page);
  const variants = [{ attributes: {}, priceCents: 1000, stock: 5 }];
  const product = await post<{ id: string }>(page, '/products', { title: 'Kept mug', variants });
  const read = async (from: Page) => {
    const answer = await from.request.get(`${calls}/products/${product.id}`);
    const { variants: own } = (await answer.json()) as {
      variants: { priceCents: number; stock: { quantity: number } }[];
    };
    return own.map(({ priceCents, stock }) => [priceCents, stock.quantity]);
  };
  await page.goto(`${office}/products?search=Kept+mug`);
  await page.getByRole('link', { name: 'Spreadsheet' }).press('Enter');
  const grid = page.getByRole('grid', { name: 'Products and variants' });
  await expect(grid.getByRole('row')).toHaveCount(2);
  await context.setOffline(true);
  await grid.focus();
  for (const text of ['12.5', '', '8']) {
    await page.keyboard.press('ArrowRight');
    if (text === '') continue;
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  }
  await expect(page.getByText(/on this device: Cells of the sheet/)).toBeVisible();
  await page.close();
  await context.setOffline(false);
  const next = await context.newPage();
  expect(await read(next)).toEqual([[1000, 5]]);
  await next.goto(office);
  await expect(
    next.getByText('Saved, now that there is a connection: Cells of the sheet of products'),
  ).toBeVisible();
  await expect.poll(() => read(next)).toEqual([[1250, 8]]);
});
