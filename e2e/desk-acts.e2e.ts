/** What staff do now and then: alerts, papers and mails of an order, groups, tags, stock, links to others. */
import { expect, test } from '@playwright/test';
import { agreeOnOrder } from './support/agreed-order.ts';
import { findPhysical, findStocked } from './support/catalogue.ts';
import { makeThing } from './support/make-thing.ts';
import { signInAsOwner } from './support/owner.ts';
import { readCrumb, staffCall } from './support/staff-calls.ts';

const site = '/config/sites/alder-loom';
const calls = '/api/sites/alder-loom';
/** Another journey before this one may have made things of the same name. */
const stamp = Date.now().toString(36);

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInAsOwner(page);
});

test('ROUT-36 an order that has a rest is told above the list; its papers and mails open, a mail goes again, and it is canceled', async ({
  page,
}) => {
  const number = await agreeOnOrder(page, `rest-${stamp}@example.com`);
  const product = await findPhysical(page.request, 0);
  const variantId = findStocked(product)!.id;
  const lines = [{ kind: 'variant', productId: product.id, variantId, quantity: 1 }];
  const edits = `/orders/${number}/edits`;
  const seen = await staffCall<{ version: number; differenceCents: number }>(
    page,
    'POST',
    `${edits}/preview`,
    { content: { lines } },
  );
  await staffCall(page, 'POST', edits, {
    requestId: `rest-${stamp}`,
    version: seen.version,
    expectedDifferenceCents: seen.differenceCents,
    content: { lines },
  });
  await page.goto(`${site}/orders`);
  const alert = page.getByText(new RegExp(`Order #${number} has \\$[\\d.,]+ left to pay`));
  await expect(alert).toBeVisible();
  await page.goto(`${site}/orders/${number}`);

  for (const name of [/^Invoice/, /Packing slip/]) {
    const paper = page.getByRole('link', { name }).first();
    await expect(paper).toBeVisible();
    const file = await page.request.get((await paper.getAttribute('href'))!);
    expect(file.headers()['content-type']).toBe('application/pdf');
    expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');
  }

  await page.getByRole('link', { name: 'What its buyer reads, at every step' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: `Mails of order #${number}` }),
  ).toBeVisible();
  const tabs = page.getByRole('navigation', { name: `Mails of order #${number}` });
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toContainText(
    `${number}`,
  );
  await tabs.getByRole('link').nth(1).click();
  await expect(tabs.getByRole('link').nth(1)).toHaveAttribute('aria-current', 'page');
  await expect(page.locator('iframe')).toBeVisible();

  // Here is no mail server, so that nothing could be sent; the button is there where one is.
  await page.route(/\/api\/.*\/mails\/\w+$/, async (route) => {
    const { mail } = (await (await route.fetch()).json()) as { mail: object };
    await route.fulfill({ json: { mail: { ...mail, canSend: true } } });
  });
  await page.goto(`${site}/mails?search=rest-${stamp}`);
  await page.getByRole('table').getByRole('link').first().click();
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && /\/mails\/\w+\/send$/.test(request.url()),
  );
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await sent;

  await page.goto(`${site}/orders/${number}`);
  await page.getByRole('button', { name: 'It is paid' }).click();
  await expect(page.getByRole('region', { name: /Still to pay/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Cancel the order' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Cancel the order' });
  await dialog.getByRole('button', { name: 'Cancel the order' }).click();
  await expect(page.getByText('The order was canceled')).toBeVisible();
  await page.goto(`${site}/orders`);
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(`#${number}`) })).toContainText('Canceled');
  await expect(alert).toHaveCount(0);
});

test('TAGS-01 TAGS-02 a customer is put into a group, and two tags become one', async ({
  page,
}) => {
  const email = `group-${stamp}@example.com`;
  await agreeOnOrder(page, email, 1);
  await page.goto(`${site}/customers?search=${email}`);
  await page.getByRole('table').getByRole('link').first().click();
  const groups = page.getByRole('textbox', { name: 'Groups' });
  await groups.fill(`Friends ${stamp}`);
  await groups.blur();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Unsaved changes')).toBeHidden();
  await page.goto(`${site}/customers?group=Friends+${stamp}`);
  await expect(page.getByRole('row', { name: new RegExp(email) })).toContainText(
    `Friends ${stamp}`,
  );

  for (const tag of [`soft-${stamp}`, `softer-${stamp}`]) {
    const variants = [{ attributes: {}, priceCents: 1000, stock: 3 }];
    await makeThing(page, 'products', { title: `Tagged ${tag}`, tags: [tag], variants });
  }
  await page.goto(`${site}/categories`);
  await page.getByLabel('Filter tags').fill(`soft`);
  await page.getByRole('button', { name: `Edit: softer-${stamp}` }).click();
  await page.getByLabel(`New name of softer-${stamp}`).fill(`soft-${stamp}`);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('This tag already exists.')).toBeVisible();
  await page.getByRole('button', { name: 'Merge both' }).click();
  await expect(page.getByText('1 product changed')).toBeVisible();
  await expect(page.getByRole('button', { name: `Edit: softer-${stamp}` })).toHaveCount(0);
  const tagged = await page.request.get(`${calls}/products/count?tag=soft-${stamp}`);
  expect(await tagged.json()).toMatchObject({ count: 2 });
});

test('RSTK-07 RSTK-10 INVT-01 who waits is seen and told all at once; stock that was adjusted says why', async ({
  page,
}) => {
  const title = `Rare bowl ${stamp}`;
  const id = await makeThing(page, 'products', {
    title,
    isVisible: true,
    variants: [{ attributes: {}, priceCents: 1000, stock: 0 }],
  });
  const product = (await (await page.request.get(`${calls}/products/${id}`)).json()) as {
    variants: { id: string }[];
  };
  for (const name of ['ann', 'ben']) {
    const signed = await page.request.post('/api/site-users/account/notifications/restock', {
      headers: { 'X-CSRF-Token': await readCrumb(page) },
      data: {
        productId: id,
        variantId: product.variants[0]!.id,
        siteVisitorEmail: `${name}-${stamp}@example.com`,
      },
    });
    expect(signed.ok(), await signed.text()).toBe(true);
  }
  await page.goto(`${site}/restock`);
  await page.getByRole('button', { name: `Who waits for ${title}`, exact: true }).click();
  const waiting = page.getByRole('dialog', { name: `Who waits for ${title}` });
  await expect(waiting.getByRole('listitem')).toHaveText([
    new RegExp(`^ann-${stamp}@`),
    new RegExp(`^ben-${stamp}@`),
  ]);
  await waiting.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Notify all', exact: true }).click();
  const sure = page.getByRole('alertdialog', { name: 'Notify everybody who waits?' });
  await sure.getByRole('button', { name: 'Notify all', exact: true }).click();
  await expect(page.getByText(/people are told by mail/)).toBeVisible();
  await page.goto(`${site}/restock/log`);
  await expect(page.getByText(`ben-${stamp}@example.com`)).toBeVisible();

  await page.goto(`${site}/inventory?search=${encodeURIComponent(title)}`);
  const adjust = page.getByRole('button', { name: `Adjust stock of ${title}` });
  await adjust.click();
  const dialog = page.getByRole('dialog', { name: `Stock of ${title}` });
  const history = dialog.getByRole('region', { name: 'Adjustments' });
  await expect(history).toContainText('None by hand yet');
  await dialog.getByLabel('Units more or less').fill('7');
  await dialog.getByRole('button', { name: /Reason/ }).click();
  await page.getByRole('option', { name: 'Received' }).click();
  await dialog.getByLabel('Note').fill('From the kiln');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await adjust.click();
  await expect(history.getByRole('listitem')).toHaveText(/^\+7 Received.* · From the kiln/);
});

test('CONN-01 CONN-02 a spreadsheet is connected by its dialog and disconnected', async ({
  page,
}) => {
  const listId = await makeThing(page, 'mailing-lists', { name: `Sheet letters ${stamp}` });
  let connected = false;
  const own = { id: 'c0ffee', provider: 'google-sheets', listId, remoteName: 'Sheet1' };
  const connection = { ...own, requireDoubleOptIn: false, isFailing: false, failingSince: null };
  // Nobody of ours answers for Google: the server's side is proved with a double of it.
  await page.route('**/list-connections/lookup', (route) =>
    route.fulfill({ json: { lists: [{ id: '0', name: 'Sheet1' }] } }),
  );
  await page.route('**/list-connections', (route) => {
    const request = route.request();
    if (request.method() === 'POST') connected = true;
    return route.fulfill({
      json:
        request.method() === 'POST' ? connection : { connections: connected ? [connection] : [] },
    });
  });
  await page.route('**/list-connections/c0ffee', (route) => {
    connected = false;
    return route.fulfill({ json: { isDeleted: true } });
  });
  await page.goto(`${site}/mailing-lists`);
  await page.getByRole('button', { name: 'Connect Google Sheets' }).click();
  const dialog = page.getByRole('dialog', { name: 'Connect Google Sheets' });
  const next = dialog.getByRole('button', { name: 'Next', exact: true });
  await next.click();
  await expect(dialog.getByText('Update the missing or invalid information above.')).toHaveCount(2);
  await dialog.getByRole('textbox', { name: 'Key of a service account' }).fill('{"type":"x"}');
  await dialog
    .getByRole('textbox', { name: 'Address of the spreadsheet' })
    .fill('https://docs.google.com/spreadsheets/d/abc');
  await next.click();
  await dialog.getByRole('button', { name: /Sheet$/ }).click();
  await page.getByRole('option', { name: 'Sheet1' }).click();
  await dialog.getByRole('button', { name: /Your list$/ }).click();
  await page.getByRole('option', { name: `Sheet letters ${stamp}` }).click();
  await dialog.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(`Sheet letters ${stamp} → Sheet1`)).toBeVisible();
  await page.getByRole('button', { name: 'Disconnect Google Sheets' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click();
  await expect(page.getByRole('button', { name: 'Connect Google Sheets' })).toBeVisible();
});

test('CONN-06 FEED-01 ROUT-08 automations await a connection, then are counted; a feed is copied, a plan is seen', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${site}/marketing`);
  await expect(page.getByText('Awaiting Connection')).toBeVisible();
  const feed = page.getByRole('textbox', { name: /Google/ }).first();
  await page.getByRole('button', { name: /^Copy .*Google/ }).click();
  await expect(page.getByText('Copied', { exact: true })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await feed.inputValue());
  expect((await page.request.get(copied)).ok()).toBe(true);
  await page.route('**/alder-loom/automation', (route) =>
    route.fulfill({ json: { state: 'connected', zaps: 2 } }),
  );
  await page.reload();
  await expect(page.getByText('2 connected Zaps')).toBeVisible();

  await page.goto(`${site}/billing`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const facts = page.getByRole('term').filter({ hasText: 'Products' });
  await expect(facts).toBeVisible();
  await expect(page.getByRole('link', { name: /Change/ })).toBeVisible();
});

test('CONN-06 what was sent to a webhook stands in its log, and is sent again', async ({
  page,
}) => {
  const { endpoint } = await staffCall<{ endpoint: { id: string } }>(
    page,
    'POST',
    '/webhook-endpoints',
    { url: `https://hooks.example.com/${stamp}`, topics: ['order.paid'] },
  );
  await page.goto(`${site}/connections/webhooks/${endpoint.id}`);
  await expect(page.getByText('Nothing was sent yet')).toBeVisible();
  await page.getByRole('button', { name: 'Send a test' }).click();
  await expect(page.getByText('A test is on its way')).toBeVisible();
  await page.reload();
  const line = page
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: /^Send again: / }) });
  await expect(line.first()).toBeVisible();
  const asked = page.waitForResponse((answer) => answer.url().endsWith('/replays'));
  await line
    .first()
    .getByRole('button', { name: /^Send again: / })
    .click();
  expect((await asked).ok()).toBe(true);
  await expect(page.getByText('1 message is on its way')).toBeVisible();
  await page.getByRole('button', { name: 'Send the last day again' }).click();
  await expect(page.getByText(/messages? (?:is|are) on (?:its|their) way/).first()).toBeVisible();
});
