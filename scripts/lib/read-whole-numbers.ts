/** Options of a command that are whole numbers. */
import { parseArgs } from 'node:util';

/**
 * Reads `--name N` for each of the defaults; only `seed` may be 0. Undefined, after a line that says
 * what they take, where one is no such number.
 */
export function readWholeNumbers<Name extends string>(
  defaults: Readonly<Record<Name, number>>,
): Record<Name, number> | undefined {
  const names = Object.keys(defaults) as Name[];
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' }] as const));
  const { values } = parseArgs({ options });
  const numbers = names.map(
    (name) => [name, wholeNumber(String(values[name] ?? defaults[name]))] as const,
  );
  const isRight = numbers.every(([name, number]) => number >= (name === 'seed' ? 0 : 1));
  if (isRight) return Object.fromEntries(numbers) as Record<Name, number>;
  const given = names.map((name) => `--${name}`);
  console.error(`${given.slice(0, -1).join(', ')} and ${given.at(-1)} take whole numbers`);
  return undefined;
}

/** At most nine digits; anything else is no number. */
function wholeNumber(text: string): number {
  return /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
}
