/** Messages of the back office: what was done, and the way back. */
import type { Locator, Page } from '@playwright/test';

/** Where they stand. */
export function messagesOf(page: Page): Locator {
  return page.getByRole('region', { name: 'Messages' });
}

/** Take back what messages tell; editors of texts have a tool of that name, too. */
export function undoOf(page: Page): Locator {
  return messagesOf(page).getByRole('button', { name: 'Undo' });
}
