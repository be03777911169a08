import { referenceTables } from './reference-tables.ts';

const START = '<!-- plugins:start -->';
const END = '<!-- plugins:end -->';

/** The README with its tables made anew. Throws when it has no place for them. */
export function withTables(readme: string): string {
  const start = readme.indexOf(START);
  const end = readme.indexOf(END);
  if (start === -1 || end < start) throw new Error('The README has no place for the tables.');
  return `${readme.slice(0, start + START.length)}\n\n${referenceTables()}\n\n${readme.slice(end)}`;
}
