import { nextChange, readUnits, timeLeft, type CountedUnit } from './time-left.ts';

/**
 * Draws the clock of a countdown until its moment, then shows what comes after it. For who asked for
 * less motion nothing changes more often than once a minute.
 */
export function start(root: HTMLElement): void {
  const until = Number(root.dataset['until']);
  const clock = root.querySelector<HTMLElement>('.sw-countdown-clock');
  if (!clock || !Number.isFinite(until)) return;
  const stillness = matchMedia('(prefers-reduced-motion: reduce)');
  const chosen = readUnits(root.dataset['units'] ?? '');
  const language = document.documentElement.lang;
  const draw = (): void => {
    const rest = until - Date.now();
    if (rest <= 0) return showEnd(root);
    const units = stillness.matches ? withoutSeconds(chosen) : chosen;
    clock.hidden = units.length === 0;
    clock.replaceChildren(...timeLeft(rest, units).map((one) => drawUnit(one, language)));
    setTimeout(draw, nextChange(rest, units));
  };
  draw();
}

function withoutSeconds(units: readonly CountedUnit[]): CountedUnit[] {
  const calm = units.filter((unit) => unit !== 'seconds');
  return calm.length === 0 && units.length > 0 ? ['minutes'] : calm;
}

function drawUnit(
  { unit, count }: { unit: CountedUnit; count: number },
  language: string,
): HTMLElement {
  const box = document.createElement('span');
  const number = document.createElement('b');
  const name = document.createElement('span');
  number.textContent = writer(language).format(count);
  name.textContent = nameOf(unit, count, language);
  box.append(number, name);
  return box;
}

/** `days` or `Tage`: what the browser calls so many of them. */
function nameOf(unit: CountedUnit, count: number, language: string): string {
  const parts = writer(language, {
    style: 'unit',
    unit: unit.slice(0, -1),
    unitDisplay: 'long',
  }).formatToParts(count);
  return parts.find(({ type }) => type === 'unit')?.value ?? '';
}

/** In the language of the page; of one that says none, in that of the browser. */
function writer(language: string, options?: Intl.NumberFormatOptions): Intl.NumberFormat {
  return new Intl.NumberFormat(language || undefined, options);
}

function showEnd(root: HTMLElement): void {
  const after = root.querySelector<HTMLElement>('.sw-countdown-after');
  root.hidden = !after;
  const before = root.querySelector<HTMLElement>('.sw-countdown-before');
  if (before) before.hidden = true;
  if (after) after.hidden = false;
}
