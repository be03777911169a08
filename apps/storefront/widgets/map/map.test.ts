// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { readTiles } from './read-tiles.ts';
import { start } from './start.ts';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  document.body.innerHTML =
    '<div class="sw-map-view"><img src="/p/mill.webp"><button class="sw-map-show"' +
    ' data-tiles="https://tiles.example/{z}/{x}/{y}.png" data-credit="© Makers & <b>friends</b>"' +
    ' data-zoom="3" data-lat="52.52" data-lng="13.405" data-name="Mill">Show the map</button></div>';
});

const button = () => document.querySelector<HTMLElement>('.sw-map-show')!;

it('asks for no tile before its button is pressed, then draws the map in its place and gives it the focus', async () => {
  start(button());
  expect(document.body.innerHTML).not.toContain('src="https:');
  button().click();
  const map = await vi.waitUntil(() => document.querySelector<HTMLElement>('.sw-map-canvas'), 5000);
  expect(document.querySelector('.sw-map-show')).toBeNull();
  expect(document.activeElement).toBe(map);
  expect([map.getAttribute('role'), map.getAttribute('aria-label')]).toEqual([
    'application',
    'Mill',
  ]);
  expect(map.querySelector('.leaflet-control-attribution')?.textContent).toBe(
    '© Makers & <b>friends</b>',
  );
  expect(map.querySelector('.sw-map-mark')).not.toBeNull();
});

it('a button that says no place opens nothing', () => {
  expect(readTiles({ tiles: '/{z}/{x}/{y}', zoom: '3', lat: '1' })).toBeUndefined();
  expect(readTiles({ zoom: '3', lat: '1', lng: '2' })).toBeUndefined();
  expect(readTiles({ tiles: '/t', zoom: '3', lat: '1', lng: '-2' })?.point).toEqual([1, -2]);
});
