import {
  parseMessagePattern,
  type buildMessageMatcher,
  type MessageCode,
} from '@phensley/messageformat';
import type { Steps } from '../values/charge.ts';

/** A text, or an argument by its place or name. */
export type SimplePart = string | { readonly argument: string | number };

/** A message that was read. */
export interface ParsedMessage {
  readonly code: MessageCode;
  /** The parts of a message that only fills in arguments. */
  readonly parts: readonly SimplePart[] | undefined;
  /** Steps that reading it costs. */
  readonly readSteps: number;
  /** Steps that going through it costs, without what its arguments cost. */
  readonly writeSteps: number;
}

/** The parser reads a message once per level, so that the levels are limited. */
const MAX_NESTING = 200;

/** Reading costs a step for every 2³ characters on a level, and for every 2 of the whole. */
const LEVEL_SHIFT = 3;
const LEVELS_OF_THE_WHOLE = 4;

/** The code numbers of message nodes that are looked into here. */
const TEXT = 0;
const ARGUMENT = 1;
const BLOCK = 4;

type Matcher = ReturnType<typeof buildMessageMatcher>;

/** Reads a message and pays for it. Throws a RangeError when it is nested beyond all use. */
export function parseMessage(text: string, matcher: Matcher, ctx: Steps): ParsedMessage {
  const nesting = nestingOf(text);
  if (nesting > MAX_NESTING) throw new RangeError('The message is nested too deeply');
  const readSteps = (text.length * (LEVELS_OF_THE_WHOLE + nesting)) >> LEVEL_SHIFT;
  ctx.charge(readSteps);
  const code = parseMessagePattern(text, matcher);
  return { code, parts: toSimpleParts(code), readSteps, writeSteps: countNodes(code) };
}

/** How many braces are open at one place, at most. */
function nestingOf(text: string): number {
  let open = 0;
  let nesting = 0;
  for (let i = 0; i < text.length; i++) {
    const character = text[i];
    if (character === '{') nesting = Math.max(nesting, ++open);
    else if (character === '}' && open > 0) open -= 1;
  }
  return nesting;
}

/** All that a message is made of: its code is lists inside lists. */
function countNodes(code: unknown): number {
  if (!Array.isArray(code)) return 0;
  return code.reduce((count: number, part: unknown) => count + countNodes(part), 1);
}

function toSimpleParts(code: MessageCode): readonly SimplePart[] | undefined {
  const nodes: readonly MessageCode[] = code[0] === BLOCK ? (code[1] as MessageCode[]) : [code];
  const parts = nodes.map(toSimplePart);
  return parts.every((part) => part !== undefined) ? parts : undefined;
}

function toSimplePart(code: MessageCode): SimplePart | undefined {
  if (code[0] === TEXT) return code[1] as string;
  return code[0] === ARGUMENT ? { argument: code[1] as string | number } : undefined;
}
