import { expect, type Page } from '@playwright/test';
import { readCrumb } from './staff-calls.ts';

/** Makes something of the first demo shop as its owner, by the call of that name: `forms`; its id. */
export async function makeThing(page: Page, what: string, data: object): Promise<string> {
  const made = await page.request.fetch(`/api/sites/alder-loom/${what}`, {
    method: what.startsWith('sign-up-places') ? 'PUT' : 'POST',
    headers: { 'X-CSRF-Token': await readCrumb(page) },
    data,
  });
  expect(made.status(), await made.text()).toBe(200);
  return ((await made.json()) as { id: string }).id;
}
