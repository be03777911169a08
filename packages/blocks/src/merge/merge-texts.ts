/** Texts that two people changed at once: merged by the places of their changes. */

/** Two texts that were made of one. */
export interface TwoTexts {
  readonly base: string;
  /** What stands there now. */
  readonly theirs: string;
  readonly mine: string;
}

/** A tag, an entity, a word, the space between two, or any other sign: none of them is cut. */
const part = /<(?:[^<>"']|"[^"]*"|'[^']*')*>|&[#\w]+;|[\p{L}\p{N}\p{M}]+|\s+|./gsu;

/** Words with a space between: ids, addresses, colours and numbers are one value and not merged. */
const severalWords = /\S\s+\S/;

/** From where to where, in parts, a text differs from the one that it was made of. */
interface Change {
  readonly start: number;
  readonly end: number;
  readonly to: readonly string[];
}

/**
 * The text with both changes, where they stand apart; what both put at one place of a text of
 * paragraphs stands there one after the other, theirs first. Undefined where they met or touched:
 * then somebody has to choose.
 */
export function mergeTexts({ base, theirs, mine }: TwoTexts): string | undefined {
  if (![base, theirs, mine].some((text) => severalWords.test(text))) return undefined;
  const parts = partsOf(base);
  const changes = [changeOf(parts, partsOf(theirs)), changeOf(parts, partsOf(mine))];
  const [first, second] = changes.toSorted((a, b) => a.start - b.start || a.end - b.end);
  if (!first || !second) return undefined;
  const isOnePlace = first.start === second.end;
  const areApart = first.end < second.start || (isOnePlace && base.includes('<'));
  if (!areApart) return undefined;
  const merged = [
    ...parts.slice(0, first.start),
    ...first.to,
    ...parts.slice(first.end, second.start),
    ...second.to,
    ...parts.slice(second.end),
  ];
  return isNested(merged) ? merged.join('') : undefined;
}

function partsOf(text: string): string[] {
  return text.match(part) ?? [];
}

function changeOf(before: readonly string[], now: readonly string[]): Change {
  const most = Math.min(before.length, now.length);
  let start = 0;
  while (start < most && before[start] === now[start]) start += 1;
  let kept = 0;
  while (kept < most - start && before.at(-1 - kept) === now.at(-1 - kept)) kept += 1;
  return { start, end: before.length - kept, to: now.slice(start, now.length - kept) };
}

const tag = /^<(?<slash>\/?)(?<name>[a-z][\w-]*)/i;
const voidTags: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'wbr', 'col', 'input', 'source']);

/** Whether every tag is closed where it was opened: two changes that do may together not. */
function isNested(parts: readonly string[]): boolean {
  const open: string[] = [];
  for (const text of parts) {
    const { slash, name = '' } = tag.exec(text)?.groups ?? {};
    if (name === '' || voidTags.has(name.toLowerCase())) continue;
    if (slash === '') open.push(name);
    else if (open.pop() !== name) return false;
  }
  return open.length === 0;
}
