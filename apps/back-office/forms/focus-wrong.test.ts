// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { focusWrong } from './focus-wrong.ts';

afterEach(() => document.body.replaceChildren());

const field = (id: string) => `<input id="${id}" aria-invalid="true">`;

it.each([
  [`<main>${field('screen')}</main>`, 'screen'],
  [`<main>${field('screen')}</main><div role="dialog">${field('dialog')}</div>`, 'dialog'],
  [`<main>${field('screen')}</main><div role="alertdialog">${field('alert')}</div>`, 'alert'],
  [
    `<div role="dialog">${field('below')}</div><div role="alertdialog">${field('above')}</div>`,
    'above',
  ],
])('the keyboard goes to the refused field in front: %s', (html, id) => {
  document.body.innerHTML = html;
  focusWrong();
  expect(document.activeElement?.id).toBe(id);
});
