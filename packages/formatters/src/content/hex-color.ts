/** FMT-17. */
const DARK_BELOW = 0.65;

/** Reads `#rgb` or `#rrggbb` as a number; undefined for what is no colour. FMT-06. */
export function parseHexColor(text: string): number | undefined {
  const digits = text.startsWith('#') ? text.slice(1) : text;
  if (!/^[0-9a-f]{3,6}$/i.test(digits)) return undefined;
  return Number.parseInt(digits.length === 3 ? digits.replace(/./g, '$&$&') : digits, 16);
}

/**
 * True for a colour on which light text reads better: its luminance, from 0 for black to 1 for
 * white, is below 0.65. What is no hex colour is not dark. FMT-17.
 */
export function isDarkColor(hexColor: string): boolean {
  const color = parseHexColor(hexColor);
  if (color === undefined) return false;
  const [red, green, blue] = [color >> 16, (color >> 8) & 0xff, color & 0xff];
  return (0.2126 * red! + 0.7152 * green! + 0.0722 * blue!) / 0xff < DARK_BELOW;
}
