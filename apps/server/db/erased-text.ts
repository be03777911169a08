/** Takes what says who somebody is out of text that others wrote. */
import { sql, type RawBuilder } from 'kysely';

/** Stands where it was. */
const mark = '[erased]';

/** Shorter words stand in too much that is about nobody. */
const shortest = 5;

/**
 * A pattern of PostgreSQL that finds any of these words as they are, as JSON or HTML write them; a
 * word inside of another is none of them.
 */
export function patternOf(words: readonly string[]): string {
  const kept = words.map((word) => word.trim()).filter((word) => word.length >= shortest);
  const written = kept.flatMap((word) => [word, JSON.stringify(word).slice(1, -1), asHtml(word)]);
  const parts = [...new Set(written)].map((word) =>
    word.replaceAll(/[^\p{L}\p{N}\s]/gu, String.raw`\$&`),
  );
  return `(?<![[:alnum:]])(?:${parts.join('|')})(?![[:alnum:]])`;
}

function asHtml(word: string): string {
  return word
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

/** The text of a column without what the pattern finds. */
export function erasedText(column: string, pattern: string): RawBuilder<string> {
  return sql<string>`regexp_replace(${sql.ref(column)}, ${pattern}, ${mark}, 'gi')`;
}

/** The JSON of a column without what the pattern finds in it. */
export function erasedJson(column: string, pattern: string): RawBuilder<string> {
  return sql<string>`regexp_replace(${sql.ref(column)}::text, ${pattern}, ${mark}, 'gi')::jsonb`;
}

/** Whether the pattern finds something in a column, whatever its type. */
export function holdsErased(column: string, pattern: string): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)}::text ~* ${pattern}`;
}
