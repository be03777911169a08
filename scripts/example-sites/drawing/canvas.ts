/** A drawn picture: SVG of one size, with soft light and shadows. */

/** Width and height that drawings count in. */
export const wide = { width: 1600, height: 1067 };
export const tall = { width: 1200, height: 1500 };

/** A size of a drawing. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Numbers from 0 to 1, the same ones for the same seed. */
export function randomOf(seed: number): () => number {
  let state = seed * 2_654_435_769;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A gradient from above to below, or by the numbers of `x2` and `y2`. */
export function gradient(id: string, colors: readonly string[], x2 = 0, y2 = 1): string {
  const stops = colors.map((color, index) => {
    const offset = colors.length === 1 ? 0 : index / (colors.length - 1);
    return `<stop offset="${offset}" stop-color="${color}"/>`;
  });
  return `<linearGradient id="${id}" x2="${x2}" y2="${y2}">${stops.join('')}</linearGradient>`;
}

/** The whole picture; `defs` are gradients that it names. */
export function picture(size: Size, defs: string, body: string): string {
  const { width, height } = size;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"` +
    ` viewBox="0 0 ${width} ${height}"><defs>${defs}` +
    '<filter id="soft"><feGaussianBlur stdDeviation="26"/></filter>' +
    '<filter id="softer" x="-50%" y="-50%" width="200%" height="200%">' +
    '<feGaussianBlur stdDeviation="60"/></filter>' +
    '<filter id="edge" x="-20%" y="-20%" width="140%" height="140%">' +
    '<feGaussianBlur stdDeviation="9"/></filter>' +
    `</defs>${body}</svg>`
  );
}

/** A soft shadow of a shape that is written twice: moved, dark and blurred below it. */
export function shaded(shape: (paint: string) => string, paint: string, dx = 14, dy = 22): string {
  const shadow = shape('fill="#000" opacity=".28" filter="url(#edge)"');
  return `<g transform="translate(${dx} ${dy})">${shadow}</g>${shape(paint)}`;
}

/** A point of a path with one digit. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);
