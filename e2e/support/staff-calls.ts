import { expect, type Page } from '@playwright/test';

/** What a call that writes has to carry, of the browser of this page. */
export async function readCrumb(page: Page): Promise<string> {
  await page.request.get('/api/commerce/shopping-cart');
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name === 'crumb')?.value ?? '';
}

/** Asks a call of the first demo shop as whoever is signed in on the page. */
export async function staffCall<Answer>(
  page: Page,
  method: 'POST' | 'PUT' | 'PATCH',
  path: string,
  data: object,
): Promise<Answer> {
  const answer = await page.request.fetch(`/api/sites/alder-loom${path}`, {
    method,
    headers: { 'X-CSRF-Token': await readCrumb(page) },
    data,
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as Answer;
}
