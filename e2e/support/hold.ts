import type { Page } from '@playwright/test';

/** Holds what the browser asks for at these addresses, until it is let through. */
export async function hold(page: Page, addresses: string): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await gate.promise;
    await route.continue();
  });
  return gate.resolve;
}
