/**
 * `npm run bench -- back-office [--minutes N]`: what the back office costs whoever works in it. Each
 * screen on a slow phone with nothing kept, typing in the largest forms, a product of 2,000 variants, the twenty most frequent
 * tasks by keyboard, and memory while somebody goes from screen to screen for a while.
 */
import { parseArgs } from 'node:util';
import { startChromium } from '../page/phone.ts';
import { openOffice } from './open-office.ts';
import { measureMemory } from './measure-memory.ts';
import { measureScreens } from './measure-screens.ts';
import { measureTasks } from './measure-tasks.ts';
import { measureTyping } from './measure-typing.ts';
import { measureVariants } from './measure-variants.ts';

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '2' }, only: { type: 'string' } },
});
const parts: Readonly<Record<string, () => Promise<void>>> = {
  screens: () => measureScreens(browser, office),
  typing: () => measureTyping(browser, office),
  variants: () => measureVariants(browser, office),
  tasks: () => measureTasks(browser, office),
  memory: () => measureMemory(browser, office, Number(values.minutes)),
};
const orders = 8;
const browser = await startChromium();
const office = await openOffice(browser, orders);
try {
  for (const [name, measure] of Object.entries(parts)) {
    if (values.only === undefined || values.only === name) await measure();
  }
} finally {
  await browser.close();
  await office.close();
}
