// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { start } from './start.ts';

function show(value: string) {
  document.body.innerHTML =
    '<div class="sw-compare" style="--compare-at:50%"><input class="sw-compare-range" type="range"' +
    ` min="0" max="100" value="${value}" data-before="Raw" data-after="Glazed"></div>`;
  const root = document.querySelector<HTMLElement>('.sw-compare')!;
  const range = root.querySelector('input')!;
  return {
    root,
    range,
    read: () => [root.style.getPropertyValue('--compare-at'), range.getAttribute('aria-valuetext')],
  };
}

it('what divides the pictures follows the range, and its value is told in words', () => {
  const { root, range, read } = show('50');
  start(root);
  range.value = '20';
  range.dispatchEvent(new Event('input'));
  expect(read()).toEqual(['20%', 'Raw 20 %, Glazed 80 %']);
});

it('a value that the browser has kept is shown at once', () => {
  const { root, read } = show('75');
  start(root);
  expect(read()).toEqual(['75%', 'Raw 75 %, Glazed 25 %']);
});
