import type { Assembler, ErrorSink } from '../assemble/assembler.ts';
import { ERRORS } from '../errors/catalogue.ts';
import type { Path, Registry } from '../plugin.ts';
import type { Call, Instruction } from '../tree/instruction.ts';
import { OP } from '../tree/opcode.ts';
import { parseInstruction } from './instructions.ts';
import type { Tag } from './instructions.ts';
import { splitPath } from './path.ts';
import { CHAR } from './scan.ts';
import { scanVariable } from './variables.ts';

/** What may differ from one parsing to the other. */
export interface ParserOptions {
  /** Takes only tags that begin with `{^`; all others are text, long comments excepted. */
  readonly isPreprocess?: boolean;
  readonly observer?: TagObserver;
}

/** Told about every tag; for tools. */
export interface TagObserver {
  /** The parser took `{…}` from `open` to `close` for text. */
  refused(open: number, close: number): void;
  accepted(instruction: Instruction): void;
}

/**
 * Cuts a template into text and tags and feeds the assembler. Time is linear in the length of
 * the template. A brace that starts no valid tag is text.
 */
export class Parser {
  readonly source: string;
  readonly registry: Registry;
  readonly #assembler: Assembler;
  readonly #report: ErrorSink;
  readonly #observer: TagObserver | undefined;
  readonly #isPreprocess: boolean;
  readonly #paths = new Map<string, Path>();

  constructor(
    source: string,
    registry: Registry,
    assembler: Assembler,
    report: ErrorSink,
    options: ParserOptions = {},
  ) {
    this.source = source;
    this.registry = registry;
    this.#assembler = assembler;
    this.#report = report;
    this.#observer = options.observer;
    this.#isPreprocess = options.isPreprocess ?? false;
  }

  parse(): void {
    const { source } = this;
    let done = 0;
    while (this.#assembler.isAlive) {
      const open = source.indexOf('{', done);
      if (open === -1) break;
      const next = this.#isLongComment(open)
        ? this.#parseLongComment(done, open)
        : this.#parseTag(done, open);
      if (next === -1) break;
      done = next;
    }
    this.#pushText(done, source.length);
    this.push({ op: OP.EOF, at: source.length });
  }

  push(instruction: Instruction): void {
    this.#observer?.accepted(instruction);
    this.#assembler.accept(instruction);
  }

  report(error: Parameters<ErrorSink>[0], at: number): void {
    this.#report(error, at);
  }

  /** The path of a reference. Equal references share one path. */
  path(start: number, end: number): Path {
    const text = this.source.slice(start, end);
    const known = this.#paths.get(text);
    if (known !== undefined) return known;
    const path = splitPath(text);
    this.#paths.set(text, path);
    return path;
  }

  /** True when every formatter exists; else the first unknown one is an error. */
  checkCalls(calls: readonly Call[]): boolean {
    for (const call of calls) {
      if (this.registry.formatters.has(call.name)) continue;
      this.report(ERRORS.FORMATTER_UNKNOWN(call.name), call.at);
      return false;
    }
    return true;
  }

  #isLongComment(open: number): boolean {
    const { source } = this;
    return source.charCodeAt(open + 1) === CHAR.HASH && source.charCodeAt(open + 2) === CHAR.HASH;
  }

  /** `{## … ##}`; one that is never closed takes the rest of the template. */
  #parseLongComment(done: number, open: number): number {
    this.#pushText(done, open);
    const { source } = this;
    const start = open + 3;
    const close = source.indexOf('##}', start);
    const end = close === -1 ? source.length : close;
    this.push({ op: OP.COMMENT, at: open, text: source.slice(start, end), isMultiline: true });
    return close === -1 ? end : end + 3;
  }

  /**
   * The tag that ends at the first `}`. Another `{` on the way starts the tag anew, what lies
   * before it is text. Gives the offset after the tag, −1 when there is no `}` any more.
   */
  #parseTag(done: number, first: number): number {
    const { source } = this;
    const close = source.indexOf('}', first + 1);
    if (close === -1) return -1;
    const open = source.lastIndexOf('{', close);
    this.#pushText(done, open);
    if (!this.#parseBody(open, close)) {
      this.#observer?.refused(open, close);
      this.#pushText(open, close + 1);
    }
    return close + 1;
  }

  #parseBody(open: number, close: number): boolean {
    const { source } = this;
    let start = open + 1;
    if (this.#isPreprocess && source.charCodeAt(start++) !== CHAR.CARET) return false;
    switch (source.charCodeAt(start)) {
      case CHAR.HASH:
        this.push({
          op: OP.COMMENT,
          at: open,
          text: source.slice(start + 1, close),
          isMultiline: false,
        });
        return true;
      case CHAR.DOT:
        return parseInstruction(this, { open, start: start + 1, close });
      default:
        return this.#parseVariable({ open, start, close });
    }
  }

  #parseVariable({ open, start, close }: Tag): boolean {
    const found = scanVariable(this, start, close);
    if (found === null || !this.checkCalls(found.calls)) return false;
    this.push({ op: OP.VARIABLE, at: open, refs: found.refs, calls: found.calls });
    return true;
  }

  #pushText(start: number, end: number): void {
    if (start < end) this.push({ op: OP.TEXT, at: start, text: this.source.slice(start, end) });
  }
}
