/** What is wrong with a screen that a script can see. */
import type { Page } from '@playwright/test';
import { findViolations } from '../../e2e/support/axe.ts';
import { schemes, type State, type Width } from './picture-kinds.ts';

/** Smallest side of what a finger presses, in pixels; a field has its frame around it besides. */
const leastTarget = 40;

/** Faults of the screen as it stands, each a sentence. */
export async function judgeScreen(page: Page, state: State, width: Width): Promise<string[]> {
  const faults = await judgeWidth(page);
  if (width === 390 && state === 'filled') {
    faults.push(...(await page.evaluate(findSmallTargets, leastTarget)));
  }
  if (state === 'failing') {
    const isTold = (await page.getByRole('button', { name: 'Retry' }).count()) > 0;
    if (!isTold && (await page.evaluate(hasAsked))) faults.push('nothing to try again with');
  }
  if (state === 'filled' || state === 'empty') {
    for (const [scheme, found] of await findViolations(page, schemes)) {
      faults.push(...found.map((fault) => `${scheme}: ${fault}`));
    }
  }
  return faults;
}

/** What is wider than the window, a sentence. */
export const judgeWidth = (page: Page): Promise<string[]> => page.evaluate(findOverflow);

function findOverflow(): string[] {
  const over = document.documentElement.scrollWidth - innerWidth;
  return over > 0 ? [`${over} px wider than the window of ${innerWidth}`] : [];
}

/** The session is read by every screen. */
function hasAsked(): boolean {
  return performance
    .getEntriesByType('resource')
    .some(({ name }) => name.includes('/api/') && !name.includes('/session'));
}

function findSmallTargets(least: number): string[] {
  const small = new Set<string>();
  const pressed = 'button, a[href], input:not([type=hidden]), select, [role=tab], [role=switch]';
  for (const element of document.querySelectorAll(`main :is(${pressed})`)) {
    const label = element.closest('label, [role=group]');
    const box = (label ?? element).getBoundingClientRect();
    const isShown = box.width > 1 && box.height > 1;
    const isInText = getComputedStyle(element).display === 'inline' || element.matches('td a');
    // Seen by screen readers alone.
    const isUnseen = element.closest('thead, [aria-hidden=true]') !== null;
    if (isShown && !isInText && !isUnseen && box.height < least - 0.5) {
      const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
      small.add(
        `${element.tagName.toLowerCase()} "${name.trim().slice(0, 30)}" ${Math.round(box.height)} px high`,
      );
    }
  }
  return [...small];
}
