/**
 * `npm run bench -- editor [--only tasks|large]`: what it takes to build pages. Ten usual tasks with
 * their clicks, keys and seconds; and a page of 60 sections with 60 blocks each: opening, typing,
 * dragging, publishing.
 */
import { parseArgs } from 'node:util';
import { openOffice } from '../back-office/open-office.ts';
import { startChromium } from '../page/phone.ts';
import { measureLargePage } from './measure-large-page.ts';
import { measureTasks } from './measure-tasks.ts';

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const browser = await startChromium();
const office = await openOffice(browser, 0);
try {
  if (values.only !== 'large') await measureTasks(browser, office);
  if (values.only !== 'tasks') await measureLargePage(browser, office);
} finally {
  await browser.close();
  await office.close();
}
