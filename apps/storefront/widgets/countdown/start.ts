import { clockParts, nextChange, readUnits, type ClockPart } from '@sitewright/contract';

/**
 * Draws the clock of a countdown until its moment, then shows what comes after it. For who asked for
 * less motion nothing changes more often than once a minute.
 */
export function start(root: HTMLElement): void {
  const until = Number(root.dataset['until']);
  const clock = root.querySelector<HTMLElement>('.sw-countdown-clock');
  if (!clock || !Number.isFinite(until)) return;
  const stillness = matchMedia('(prefers-reduced-motion: reduce)');
  const language = document.documentElement.lang;
  const draw = (): void => {
    const rest = until - Date.now();
    if (rest <= 0) return showEnd(root);
    const units = readUnits(root.dataset['units'] ?? '', { isCalm: stillness.matches });
    clock.hidden = units.length === 0;
    clock.replaceChildren(...clockParts(rest, units, language).map(drawPart));
    setTimeout(draw, nextChange(rest, units));
  };
  draw();
}

function drawPart({ count, name }: ClockPart): HTMLElement {
  const box = document.createElement('span');
  const number = document.createElement('b');
  const unit = document.createElement('span');
  number.textContent = count;
  unit.textContent = name;
  box.append(number, unit);
  return box;
}

function showEnd(root: HTMLElement): void {
  const after = root.querySelector<HTMLElement>('.sw-countdown-after');
  root.hidden = !after;
  const before = root.querySelector<HTMLElement>('.sw-countdown-before');
  if (before) before.hidden = true;
  if (after) after.hidden = false;
}
