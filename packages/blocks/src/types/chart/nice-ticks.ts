/** The values that an axis names, evenly apart, and how far it goes. */
export interface Ticks {
  readonly least: number;
  readonly most: number;
  readonly values: readonly number[];
  /** Digits behind the point that tell them apart. */
  readonly digits: number;
}

/** About five round values around all of these; the axis always has the zero on it. */
export function niceTicks(values: readonly number[]): Ticks {
  let low = 0;
  let high = 0;
  for (const value of values) {
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  // What is next to nothing has no round steps.
  if (high - low < 1e-9) high = 1;
  const rough = (high - low) / 5;
  const power = Math.floor(Math.log10(rough));
  const size = Number(`1e${power}`);
  const step = ([1, 2, 5].find((times) => times * size >= rough * 0.999) ?? 10) * size;
  const first = Math.floor(low / step);
  const last = Math.ceil(high / step);
  const digits = Math.min(20, Math.max(0, -Math.floor(Math.log10(step))));
  const all = Array.from({ length: last - first + 1 }, (_, at) =>
    Number(((first + at) * step).toFixed(digits)),
  );
  return { least: all[0]!, most: all.at(-1)!, values: all, digits };
}

/**
 * A number as every language reads it: thousands apart by a narrow space, a point before the
 * fraction. The browser that draws has no locale data of the site.
 */
export function writeNumber(value: number, digits?: number): string {
  const plain = digits === undefined ? String(value) : value.toFixed(digits);
  if (plain.includes('e')) return plain.replace('-', '\u2212');
  const [whole = '', fraction] = plain.replace('-', '').split('.');
  const grouped = whole.length > 4 ? whole.replaceAll(/\B(?=(\d{3})+$)/g, '\u202f') : whole;
  const sign = plain.startsWith('-') ? '\u2212' : '';
  return `${sign}${grouped}${fraction === undefined ? '' : `.${fraction}`}`;
}
