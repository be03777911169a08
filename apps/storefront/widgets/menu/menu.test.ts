// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { start } from './start.ts';

const find = <Found extends Element = HTMLElement>(selector: string): Found =>
  document.querySelector<Found>(selector)!;
const menu = () => find<HTMLDetailsElement>('#menu');
const folder = () => find<HTMLDetailsElement>('#folder');
const press = (key: string) =>
  (document.activeElement ?? document.body).dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  );

beforeEach(() => {
  document.body.innerHTML = `<details id="menu" open><summary>Menu</summary>
    <a id="first" href="/a">A</a>
    <details id="folder" open><summary>More</summary><a id="deep" href="/b">B</a></details>
    </details><button id="behind">Buy</button>`;
  for (const details of [menu(), folder()]) start(details);
});

test('Escape closes the menu and goes back to what opened it', () => {
  find('#first').focus();
  press('a');
  expect(menu().open).toBe(true);
  press('Escape');
  expect(menu().open).toBe(false);
  expect(document.activeElement).toBe(find('#menu > summary'));
});

test('a folder in it is closed first', () => {
  find('#deep').focus();
  press('Escape');
  expect([menu().open, folder().open]).toEqual([true, false]);
  press('Escape');
  expect(menu().open).toBe(false);
});

test('it closes when the focus or a press goes elsewhere', () => {
  find('#first').focus();
  find('#behind').focus();
  expect(menu().open).toBe(false);
  menu().open = true;
  find('#behind').click();
  expect(menu().open).toBe(false);
});

test('Escape elsewhere on the page leaves it alone', () => {
  menu().open = true;
  find('#behind').focus();
  menu().open = true;
  press('Escape');
  expect(menu().open).toBe(true);
});
