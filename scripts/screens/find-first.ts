/** Values of parameters, from the lists of a site. */
import { isOneOf, type Row, type Step } from './things-of-routes.ts';
import type { Shown } from './screen-addresses.ts';

/**
 * A text with the values of its parameters.
 * @param given values that are known already
 * @returns undefined when the site has no such thing
 */
export async function findFirst(
  text: string,
  steps: readonly Step[],
  shown: Shown,
  given: Readonly<Record<string, string>> = {},
): Promise<string | undefined> {
  const values = new Map(Object.entries(given));
  const write = (words: string) =>
    words.replace(/\$\w+/g, (parameter) => values.get(parameter) ?? parameter);
  for (const { parameter, calls, ...row } of steps) {
    let value: string | undefined;
    for (const call of calls) value ??= await readFirst(shown, write(call), row);
    if (value === undefined) return undefined;
    values.set(parameter, value);
  }
  return write(text);
}

async function readFirst(
  { office, identifier }: Shown,
  call: string,
  { list, key, is = {} }: Pick<Step, 'list' | 'key' | 'is'>,
): Promise<string | undefined> {
  const answer = await office.get(`/api/sites/${identifier}/${call}`);
  const rows = answer[list];
  if (!Array.isArray(rows)) throw new Error(`${call} answers no ${list}.`);
  const all: readonly Row[] = rows;
  const value = all.find((row) => isOneOf(row, is))?.[key];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}
