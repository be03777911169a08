import { parseColor } from 'react-aria-components/ColorPicker';

/** WCAG 2.2, 1.4.3: from 1 for the same to 21 for black on white; of a colour that stands over white. */
export function contrastOf(one: string, other: string): number {
  const [high, low] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (high! + 0.05) / (low! + 0.05);
}

function luminance(text: string): number {
  const color = parseColor(text).toFormat('rgb');
  const alpha = color.getChannelValue('alpha');
  const [red, green, blue] = (['red', 'green', 'blue'] as const).map((channel) => {
    const share = (color.getChannelValue(channel) / 255) * alpha + (1 - alpha);
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

/** A colour that can be picked from; undefined for what is written some other way, such as by name. */
export function readColor(text: string) {
  try {
    return parseColor(text.trim());
  } catch {
    return undefined;
  }
}

/** What somebody typed as hex digits, three or six of them; undefined for anything else. D-80 */
export function readHexDigits(typed: string): string | undefined {
  const digits = /^#?((?:[\da-f]{3}){1,2})$/i.exec(typed.trim())?.[1];
  if (digits === undefined) return undefined;
  return `#${digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits}`.toLowerCase();
}
