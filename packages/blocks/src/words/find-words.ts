import { cutText } from '@sitewright/contract';
import { escapeHtml } from '@sitewright/formatters';
import { plainRun, readTextRuns, sourceOf, type TextRun } from './text-runs.ts';

/** What a text is written in. */
export type TextFormat = 'text' | 'html' | 'markdown';

/** Words that were found, with those around them. */
export interface WordMatch {
  /** Counts the matches of a text from 0. */
  readonly index: number;
  readonly before: string;
  readonly words: string;
  readonly after: string;
}

/** Characters around that are told; what is longer is cut between words. */
const around = 60;

interface Place {
  readonly run: TextRun;
  readonly from: number;
  readonly to: number;
}

/** All matches of a text, in order; `pattern` is one of `wordPattern`. */
export function findWords(text: string, format: TextFormat, pattern: RegExp): WordMatch[] {
  return placesOf(text, format, pattern).map(({ run, from, to }, index) => ({
    index,
    before: lastOf(run.text.slice(0, from)),
    words: run.text.slice(from, to),
    after: firstOf(run.text.slice(to, to + around * 2)),
  }));
}

/** The text with its matches replaced, or those of them with these numbers; nothing else changes. */
export function replaceWords(
  text: string,
  { format, pattern, replacement, chosen }: WordReplacement,
): { text: string; count: number } {
  const places = placesOf(text, format, pattern).filter((_place, at) => chosen?.has(at) ?? true);
  const written = format === 'html' ? escapeHtml(replacement) : replacement;
  const edits = places.flatMap(({ run, from, to }) =>
    sourceOf(run, from, to).map(([start, end], at) => ({
      start,
      end,
      to: at === 0 ? written : '',
    })),
  );
  let rest = 0;
  const parts: string[] = [];
  for (const { start, end, to } of edits) {
    parts.push(text.slice(rest, start), to);
    rest = end;
  }
  return { text: parts.join('') + text.slice(rest), count: places.length };
}

/** What becomes of the matches of a text. */
export interface WordReplacement {
  readonly format: TextFormat;
  readonly pattern: RegExp;
  /** Stands there as it is written: it is no markup. */
  readonly replacement: string;
  /** Numbers of matches; missing: all. */
  readonly chosen?: ReadonlySet<number> | undefined;
}

/** Where links of Markdown lead: nobody reads that, and another word would break it. */
const addresses = /\]\([^)\n]*\)|<?https?:\/\/[^\s<>)]+/g;

function placesOf(text: string, format: TextFormat, pattern: RegExp): Place[] {
  const runs = format === 'html' ? readTextRuns(text) : [plainRun(text)];
  const closed = format === 'markdown' ? [...text.matchAll(addresses)].map(stretchOf) : [];
  return runs.flatMap((run) =>
    [...run.text.matchAll(pattern)]
      .map(stretchOf)
      .filter(([from, to]) => to > from && !closed.some(([start, end]) => from < end && to > start))
      .map(([from, to]) => ({ run, from, to })),
  );
}

function stretchOf({ index, 0: found }: RegExpExecArray): [number, number] {
  return [index, index + found.length];
}

function lastOf(text: string): string {
  const line = text.slice(-around * 2).replaceAll(/\s+/g, ' ');
  return line.length > around ? `…${line.slice(-around).replace(/^\S+/, '')}` : line;
}

function firstOf(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > around ? `${cutText(line, around).replace(/\S+$/, '')}…` : line;
}
