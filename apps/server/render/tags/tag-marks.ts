import { randomBytes } from 'node:crypto';

/**
 * While a page is being made, a `squarespace:` tag stands in the text as a mark that nobody
 * outside this process can write. So content of users is never taken for a tag
 * (template-format §6, step 4), and marks need no escaping.
 */
const secret = randomBytes(9).toString('base64url');
const opening = `<!--sw:${secret}:`;
const closing = `:${secret}-->`;

/** One tag of a template, its attributes evaluated. */
export interface TagCall {
  /** `navigation`, `query`, … */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Names the body that the theme keeps for it; '-' when it has none. */
  readonly bodyId: string;
}

/** `attributes` is the author's text, which the language still evaluates. */
export function tagMark(name: string, bodyId: string, attributes: string): string {
  return `${opening}${name} ${bodyId} ${attributes}${closing}`;
}

export type TagPiece = string | TagCall;

/** Splits text at its marks: texts and calls in turn. */
export function splitAtMarks(text: string): TagPiece[] {
  const pieces: TagPiece[] = [];
  let at = 0;
  for (;;) {
    const start = text.indexOf(opening, at);
    const end = start < 0 ? -1 : text.indexOf(closing, start);
    if (end < 0) break;
    pieces.push(text.slice(at, start), readMark(text.slice(start + opening.length, end)));
    at = end + closing.length;
  }
  pieces.push(text.slice(at));
  return pieces;
}

/** Whether there is a tag to expand. */
export function hasMarks(text: string): boolean {
  return text.includes(opening);
}

function readMark(mark: string): TagCall {
  const head = /^([\w-]+) (\S+) /.exec(mark);
  return {
    name: head?.[1] ?? '',
    bodyId: head?.[2] ?? '-',
    attributes: readAttributes(mark.slice(head?.[0].length ?? 0)),
  };
}

const attribute = /([\w:-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

function readAttributes(text: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const match of text.matchAll(attribute)) {
    attributes[match[1]!] = (match[2] ?? match[3] ?? match[4] ?? '').trim();
  }
  return attributes;
}
