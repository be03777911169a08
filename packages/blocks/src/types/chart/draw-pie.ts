import { escapeAttribute } from '@sitewright/formatters';
import { round } from './draw-axes.ts';
import { colours } from './draw-series.ts';
import { writeNumber } from './nice-ticks.ts';

/** A part of a whole. */
interface Slice {
  readonly name: string;
  readonly value: number;
  readonly colour: number;
}

const most = 12;

/**
 * The parts of a whole: values above zero, with a share each. More than twelve are the largest
 * eleven and the others as one.
 */
export function slicesOf(parts: readonly Omit<Slice, 'colour'>[]): Slice[] {
  const all = parts.filter(({ value }) => value > 0);
  const sizes = all.map(({ value }) => value).toSorted((one, other) => other - one);
  const room = all.length > most ? most - 1 : most;
  const least = sizes[room - 1] ?? 0;
  // Of several of the least size the first ones are kept, and all larger ones.
  const larger = all.filter(({ value }) => value > least).length;
  let left = room - larger;
  const kept = all.filter(({ value }) => value > least || (value === least && left-- > 0));
  const others = all.filter((part) => !kept.includes(part));
  const rest = others.reduce((sum, { value }) => sum + value, 0);
  const shown = rest > 0 ? [...kept, { name: '…', value: rest }] : kept;
  return shown.map(({ name, value }, at) => ({ name, value, colour: at % colours }));
}

/** A circle of slices from above clockwise; `hole`: with an empty middle. */
export function drawPie(slices: readonly Slice[], hasHole: boolean, unit: string): string {
  const total = slices.reduce((sum, { value }) => sum + value, 0);
  const inner = hasHole ? 55 : 0;
  let passed = 0;
  const paths = slices.map(({ name, value, colour }) => {
    const [from, to] = [passed / total, (passed + value) / total];
    passed += value;
    // A tenth of a percent tells enough.
    const share = writeNumber(Math.round((1000 * value) / total) / 10);
    const title = escapeAttribute(`${name}: ${writeNumber(value)}${unit} (${share}%)`);
    return `<path class="sw-chart-c${colour}" d="${ring(from, to, inner)}"><title>${title}</title></path>`;
  });
  return `<svg class="sw-chart-pie" viewBox="-101 -101 202 202" aria-hidden="true">${paths.join('')}</svg>`;
}

/** A piece of a ring between two parts of a turn. */
function ring(from: number, to: number, inner: number): string {
  // An arc that ends where it begins would not be there.
  if (to - from > 0.9999) return circle(100, 1) + (inner === 0 ? '' : circle(inner, 0));
  const at = (part: number, radius: number) =>
    `${round(radius * Math.sin(2 * Math.PI * part))} ${round(-radius * Math.cos(2 * Math.PI * part))}`;
  const isLong = to - from > 0.5 ? 1 : 0;
  const back =
    inner === 0 ? 'L0 0' : `L${at(to, inner)}A${inner} ${inner} 0 ${isLong} 0 ${at(from, inner)}`;
  return `M${at(from, 100)}A100 100 0 ${isLong} 1 ${at(to, 100)}${back}z`;
}

/** A whole circle; one in the other direction is a hole in it. */
function circle(radius: number, direction: 0 | 1): string {
  const half = `A${radius} ${radius} 0 1 ${direction} 0`;
  return `M0 ${-radius}${half} ${radius}${half} ${-radius}z`;
}
