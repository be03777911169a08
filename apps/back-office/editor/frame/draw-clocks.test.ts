// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { drawClocks } from './draw-clocks.ts';

const now = Date.UTC(2026, 0, 1);
let isStill = false;

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  vi.stubGlobal('matchMedia', () => ({ matches: isStill }));
  document.documentElement.lang = 'de';
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  isStill = false;
});

const countdown = (seconds: number) =>
  `<div class="sw-countdown" data-until="${now + seconds * 1000}" data-units="days seconds">` +
  '<div class="sw-countdown-clock" hidden></div></div>';
const clocks = () =>
  [...document.querySelectorAll<HTMLElement>('.sw-countdown-clock')].map(
    ({ hidden, textContent }) => (hidden ? 'hidden' : textContent),
  );

it('EDIT-06 draws clocks that stand in the canvas, and those of blocks that are drawn later', async () => {
  document.body.innerHTML = countdown(86_402);
  drawClocks(document);
  expect(clocks()).toEqual(['1Tag2Sekunden']);
  const block = document.createElement('section');
  block.innerHTML = `<div>${countdown(3.9)}</div>`;
  document.body.append(block);
  await vi.waitFor(() => expect(clocks()).toEqual(['1Tag2Sekunden', '0Tage3Sekunden']));
});

it('leaves what is over as it was printed, and seconds out for who asked for less motion', () => {
  isStill = true;
  document.body.innerHTML = countdown(-1) + countdown(86_402);
  drawClocks(document);
  expect(clocks()).toEqual(['hidden', '1Tag']);
});
