import type { Block } from './block.ts';
import { ERRORS } from '../errors/catalogue.ts';
import type { ErrorText } from '../errors/catalogue.ts';
import { locateError } from '../errors/template-error.ts';
import type { TemplateError } from '../errors/template-error.ts';
import type { Limits } from '../limits/limits.ts';
import type { ApplyOptions, Path, PluginContext } from '../plugin.ts';
import { Frame } from './frame.ts';
import { LimitReached } from './limit-reached.ts';
import type { Partials } from './partials.ts';
import { resolvePath } from './resolve.ts';

/** Steps that entering a template, partial or macro counts for. */
const BODY_STEPS = 8;

/** A formatter's text counts one step for every 2⁶ characters. */
const TEXT_CHARGE_SHIFT = 6;

/** A list that a formatter is given counts one step for every 2⁴ elements. */
const LIST_CHARGE_SHIFT = 4;

/** Steps that an exception inside an instruction counts for. */
const FAILURE_STEPS = 200;

/** Every 2⁴ levels of nesting make a step count once more. */
const DEPTH_CHARGE_SHIFT = 4;

/** One compiled step: gives the output with its own after it. */
export type Op = (run: Run, frame: Frame, out: string) => string;

/** Something that can run on its own: a template, a partial or a macro. */
export interface Body {
  readonly block: Block;
  /** Blocks inside blocks, at the deepest place. */
  readonly depth: number;
  /** Instructions, those in loops counted once. */
  readonly size: number;
  /** Where it was written, for errors. */
  readonly source: string | undefined;
  /** True for a partial; false for a template and for a macro. */
  readonly isPartial: boolean;
}

export type MacroBody = Body;

/** Limits of `.eval` whose errors leave the run going; 0 means none beside those of `Limits`. */
export interface ExpressionOptions {
  readonly maxTokens?: number | undefined;
  readonly maxStringLen?: number | undefined;
}

export interface RunOptions {
  readonly partials: Partials;
  readonly injectables: Readonly<Record<string, unknown>>;
  readonly cldr: unknown;
  readonly now: number;
  readonly limits: Limits;
  readonly isExprEnabled: boolean;
  readonly isIncludeEnabled: boolean;
  readonly exprOpts: ExpressionOptions;
}

/** The state of one rendering, and what plug-ins see of it. */
export class Run implements PluginContext {
  readonly options: RunOptions;
  readonly now: number;
  readonly cldr: unknown;
  readonly isExprEnabled: boolean;
  /** The longest text that may be made. */
  readonly maxOutput: number;
  readonly errors: TemplateError[] = [];
  /** The frame that plug-ins look names up from. */
  frame: Frame;
  /** The offset of the instruction that calls a plug-in. */
  at = -1;
  #cache: Map<string, unknown> | undefined;
  #told: Map<string | undefined, Set<object>> | undefined;
  #source: string | undefined;
  #partial: string | undefined;
  /** The partial that runs; undefined in a macro. */
  #owner: string | undefined;
  #steps: number;
  #depth = 0;
  #partialDepth = 0;

  constructor(root: Frame, options: RunOptions) {
    this.frame = root;
    this.options = options;
    this.now = options.now;
    this.cldr = options.cldr;
    this.isExprEnabled = options.isExprEnabled;
    this.maxOutput = options.limits.maxOutputBytes;
    this.#steps = options.limits.maxSteps;
  }

  get cache(): Map<string, unknown> {
    this.#cache ??= new Map();
    return this.#cache;
  }

  /** True the first time that an instruction of a partial asks; errors in a loop are told once. */
  isNews(instruction: object): boolean {
    this.#told ??= new Map();
    const told = this.#told.get(this.#owner) ?? new Set();
    this.#told.set(this.#owner, told);
    const isNews = !told.has(instruction);
    told.add(instruction);
    return isNews;
  }

  get value(): unknown {
    return this.frame.value;
  }

  resolve(path: Path): unknown {
    return resolvePath(this.frame, path);
  }

  resolveFromParent(path: Path): unknown {
    return resolvePath(this.frame.parent ?? this.frame, path);
  }

  error(code: string, message: string): void {
    this.record({ type: 'engine', code, message });
  }

  run(program: unknown, value: unknown, options?: { readonly isPrivate?: boolean }): string {
    const { body } = program as { readonly body: Body };
    const frame = new Frame(value, this.frame);
    frame.isPrivate = options?.isPrivate ?? false;
    return this.runBody(body, frame, undefined);
  }

  apply(name: string, value: unknown, options?: ApplyOptions): string {
    const body = this.findPartial(this.frame, name);
    if (body === undefined) return '';
    const frame = new Frame(value, this.frame);
    frame.isPrivate = options?.isPrivate ?? false;
    if (options?.args) frame.setVariable('@args', options.args);
    return this.runPartial(body, frame, name);
  }

  /** The macro up the stack or the partial of that name; an error when there is none. */
  findPartial(start: Frame, name: string): Body | undefined {
    for (let frame: Frame | null = start; frame !== null; frame = frame.parent) {
      const macro = frame.getMacro(name);
      if (macro) return macro;
    }
    const partial = this.options.partials.find(name, this);
    if (partial === undefined) this.record(ERRORS.APPLY_PARTIAL_MISSING(name));
    return partial;
  }

  /** Runs a macro or partial in `frame`, unless the nesting is too deep already. */
  runPartial(body: Body, frame: Frame, name: string): string {
    const { maxPartialDepth } = this.options.limits;
    if (this.#partialDepth >= maxPartialDepth) {
      this.record(ERRORS.APPLY_PARTIAL_RECURSION_DEPTH(name, maxPartialDepth));
      return '';
    }
    this.#partialDepth++;
    const out = this.runBody(body, frame, name);
    this.#partialDepth--;
    return out;
  }

  /** Runs a body and gives its output. Throws `LimitReached` only. */
  runBody(body: Body, frame: Frame, name: string | undefined): string {
    const { frame: savedFrame, at } = this;
    const source = this.#source;
    const partial = this.#partial;
    const owner = this.#owner;
    this.#owner = body.isPartial ? name : undefined;
    if (body.isPartial || body.source !== source) this.#partial = name;
    this.#source = body.source;
    this.#depth += body.depth;
    const { maxDepth } = this.options.limits;
    if (this.#depth > maxDepth) throw new LimitReached(ERRORS.LIMIT_DEPTH(maxDepth));
    this.charge(body.size + BODY_STEPS);
    const out = body.block.run(this, frame, '');
    if (out.length > this.maxOutput) this.refuseOutput();
    this.#depth -= body.depth;
    this.#source = source;
    this.#partial = partial;
    this.#owner = owner;
    this.frame = savedFrame;
    this.at = at;
    return out;
  }

  /** Takes steps from the budget; more in deep nesting, where names are looked up far. */
  charge(steps: number): void {
    this.#steps -= steps * (1 + (this.#depth >> DEPTH_CHARGE_SHIFT));
    if (this.#steps < 0) throw new LimitReached(ERRORS.LIMIT_STEPS(this.options.limits.maxSteps));
  }

  /** Takes steps for a text that is read or made, so that long texts are not free. */
  chargeText(length: number): void {
    if (length > this.maxOutput) this.refuseOutput();
    this.charge(length >> TEXT_CHARGE_SHIFT);
  }

  /** Takes steps for a value that a plug-in reads or makes; objects are for the plug-in to count. */
  chargeValue(value: unknown): void {
    if (typeof value === 'string') {
      if (value.length >> TEXT_CHARGE_SHIFT > 0) this.chargeText(value.length);
    } else if (Array.isArray(value)) {
      this.charge(value.length >> LIST_CHARGE_SHIFT);
    }
  }

  /** Ends the run because a text is too long. */
  refuseOutput(): never {
    throw new LimitReached(ERRORS.LIMIT_OUTPUT(this.maxOutput));
  }

  /** Records the exception of a plug-in; the run goes on after the instruction at fault. */
  fail(thrown: unknown, op: number): void {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown));
    if (error instanceof LimitReached || /string length/i.test(error.message)) throw error;
    this.charge(FAILURE_STEPS);
    this.record(ERRORS.UNEXPECTED_ERROR(error.name, op, error.message));
  }

  /** Records an error of the instruction that runs now. */
  record(text: Omit<ErrorText, 'code'> & { readonly code: string }): void {
    if (this.errors.length > this.options.limits.maxErrors) return;
    const place = { source: this.#source, at: this.at, partial: this.#partial };
    this.keep(locateError(text, place));
  }

  /** Records why the run ends; this error is never left out. */
  end(text: ErrorText): void {
    const place = { source: this.#source, at: this.at, partial: this.#partial };
    this.errors.push(locateError(text, place));
  }

  /** Keeps a finished error; the one after the last is replaced by LIMIT_ERRORS. */
  keep(error: TemplateError): void {
    const { maxErrors } = this.options.limits;
    if (this.errors.length > maxErrors) return;
    this.errors.push(this.errors.length < maxErrors ? error : ERRORS.LIMIT_ERRORS(maxErrors));
  }
}
