import { expect, type Page } from '@playwright/test';

/** Asks a call of the first demo shop as whoever is signed in on the page. */
export async function staffCall<Answer>(
  page: Page,
  method: 'POST' | 'PUT' | 'PATCH',
  path: string,
  data: object,
): Promise<Answer> {
  await page.request.get('/api/commerce/shopping-cart');
  const cookies = await page.context().cookies();
  const crumb = cookies.find(({ name }) => name === 'crumb')?.value ?? '';
  const answer = await page.request.fetch(`/api/sites/alder-loom${path}`, {
    method,
    headers: { 'X-CSRF-Token': crumb },
    data,
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as Answer;
}
