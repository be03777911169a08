/** Screens that work by the calls of the public interface, and lists that remember how they look. */
import { expect, test } from '@playwright/test';
import { agreeOnOrder } from './support/agreed-order.ts';
import { signInAsOwner } from './support/owner.ts';

const site = '/config/sites/alder-loom';
/** Another journey before this one may have made things of the same name. */
const stamp = Date.now().toString(36);

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInAsOwner(page);
});

test('STOR-07 TAGS-01 TAGS-02 a category is made by its named call, taken back, and merged into another', async ({
  page,
}) => {
  await page.goto(`${site}/categories`);
  const name = page.getByLabel('New category').first();
  const create = page.getByRole('button', { name: 'Create', exact: true }).first();
  const add = async (text: string) => {
    const asked = page.waitForRequest((request) => request.method() === 'POST');
    await name.fill(text);
    await create.click();
    return asked;
  };
  const asked = await add(`Old ${stamp}`);
  expect(new URL(asked.url()).pathname).toMatch(
    /^\/api\/content-service\/product\/1\.1\/websites\/[^/]+\/products\/[^/]+\/categories$/,
  );
  expect(asked.postDataJSON()).toMatchObject({ displayName: `Old ${stamp}` });
  const old = page.getByRole('listitem').filter({ hasText: `Old ${stamp}` });
  await expect(old).toHaveCount(1);
  await add(`Old ${stamp}`);
  await expect(page.getByText('This category already exists.').first()).toBeVisible();
  await add(`New ${stamp}`);
  const fresh = page.getByRole('listitem').filter({ hasText: `New ${stamp}` });
  await expect(fresh).toHaveCount(1);
  await page.getByRole('button', { name: `More about Old ${stamp}` }).click();
  await page.getByRole('menuitem', { name: 'Merge into…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /Category/ }).click();
  await page.getByRole('option', { name: `New ${stamp}` }).click();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(old).toHaveCount(0);
  await expect(fresh).toHaveCount(1);
});

test('I18N-02 I18N-04 the screen of languages asks settings and status, and removes all', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) =>
    asked.push(`${request.method()} ${new URL(request.url()).pathname}`),
  );
  await page.goto(`${site}/languages`);
  await expect(page.getByText('This site itself is written in English (en-US).')).toBeVisible();
  for (const what of ['settings', 'status', 'languages']) {
    expect(asked).toContain(`GET /api/multilingual/${what}`);
  }
  const language = page.getByRole('combobox', { name: 'Another language' });
  await language.fill('Finnish');
  await page.getByRole('option', { name: 'Finnish' }).click();
  await page.getByRole('button', { name: 'Add language' }).click();
  await expect(page.getByText('In several languages', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Remove all languages' }).click();
  await expect(page.getByText('In one language', { exact: true })).toBeVisible();
  expect(asked).toContain('DELETE /api/multilingual/connection');
});

test('PREF-01 PREF-02 columns of a list follow whoever chose them to another device', async ({
  page,
  browser,
}) => {
  await agreeOnOrder(page, `columns-${stamp}@example.com`);
  await page.goto(`${site}/orders`);
  const units = page.getByRole('columnheader', { name: 'Units' });
  await expect(units).toBeVisible();
  await page.getByRole('button', { name: 'Columns' }).click();
  const dialog = page.getByRole('dialog', { name: 'Columns' });
  await dialog.getByText('Units', { exact: true }).click();
  const written = page.waitForResponse(
    (answer) =>
      answer.request().method() === 'PUT' &&
      /\/api\/v1\/commerce-preferences\/columns\.\w+$/.test(new URL(answer.url()).pathname),
  );
  await dialog.getByRole('button', { name: 'Done' }).click();
  expect((await written).ok()).toBe(true);
  await expect(units).toHaveCount(0);

  const other = await browser.newContext({
    storageState: { cookies: await page.context().cookies(), origins: [] },
    viewport: { width: 1440, height: 900 },
  });
  const elsewhere = await other.newPage();
  const asked = elsewhere.waitForResponse(/commerce-preferences\/columns\./);
  await elsewhere.goto(new URL(`${site}/orders`, page.url()).href);
  await asked;
  await expect(elsewhere.getByRole('columnheader', { name: 'Total' })).toBeVisible();
  await expect(elsewhere.getByRole('columnheader', { name: 'Units' })).toHaveCount(0);
  await other.close();

  for (const list of ['customers', 'inventory']) {
    await page.goto(`${site}/${list}`);
    await page.getByRole('button', { name: 'Columns' }).click();
    await expect(dialog.getByRole('checkbox').first()).toBeDisabled();
    await dialog.getByRole('button', { name: 'Done' }).click();
  }
});

test('customers, media and gift cards keep views of their lists', async ({ page }) => {
  for (const [path, query] of [
    ['customers', 'hasAccount=true'],
    ['media', 'alt=missing'],
    ['gift-cards', 'kind=store-credit&search=ann'],
  ] as const) {
    await page.goto(`${site}/${path}?${query}`);
    await page.getByRole('button', { name: 'Save view' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Name' }).fill(`Mine ${stamp}`);
    await dialog.getByRole('button', { name: 'Save view' }).click();
    await expect(dialog).toHaveCount(0);
    await page.goto(`${site}/${path}`);
    await page.getByRole('link', { name: `Mine ${stamp}` }).click();
    await expect(page).toHaveURL(new RegExp(query.split('&')[0]!));
  }
});

test('FILE-06 pictures are uploaded by dropping and by pasting them', async ({ page }) => {
  await page.goto(`${site}/media`);
  await expect(page.getByRole('button', { name: 'Upload' })).toBeVisible();
  const give = (how: 'drop' | 'paste', name: string) =>
    page.evaluate(
      async ([kind, fileName]) => {
        const canvas = document.createElement('canvas');
        [canvas.width, canvas.height] = [40, 30];
        const drawn = canvas.getContext('2d')!;
        // Each its own picture: the same bytes are one file.
        drawn.fillStyle = fileName!.startsWith('dropped') ? 'tomato' : 'teal';
        drawn.fillRect(0, 0, 40, 30);
        const blob = await new Promise<Blob>((done) => canvas.toBlob((made) => done(made!)));
        const carried = new DataTransfer();
        carried.items.add(new File([blob], fileName!, { type: 'image/png' }));
        if (kind === 'paste') {
          dispatchEvent(new ClipboardEvent('paste', { clipboardData: carried, bubbles: true }));
          return;
        }
        const area = document.querySelector('main [class*=drop]')!;
        area.dispatchEvent(
          new DragEvent('drop', { dataTransfer: carried, bubbles: true, cancelable: true }),
        );
      },
      [how, name],
    );
  for (const how of ['drop', 'paste'] as const) {
    const name = `${how === 'drop' ? 'dropped' : 'pasted'}-${stamp}.png`;
    await give(how, name);
    await expect(page.getByRole('link', { name: new RegExp(name.slice(0, -4)) })).toBeVisible();
    const found = await page.request.get(`/api/sites/alder-loom/files?search=${name.slice(0, -4)}`);
    expect(((await found.json()) as { files: object[] }).files).toHaveLength(1);
  }
});
