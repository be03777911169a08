import type { TemplateError } from './errors/template-error.ts';
import { ERRORS } from './errors/catalogue.ts';
import type { ErrorText } from './errors/catalogue.ts';
import type { Limits } from './limits/limits.ts';
import { withLimits } from './limits/limits.ts';
import { compile, Program } from './program.ts';
import { Frame } from './run/frame.ts';
import { LimitReached } from './run/limit-reached.ts';
import { Partials } from './run/partials.ts';
import type { PartialLookup, PartialSource } from './run/partials.ts';
import { OP } from './tree/opcode.ts';
import { Run } from './run/run.ts';
import type { ExpressionOptions } from './run/run.ts';

export interface RenderOptions {
  /** Partials by name, or a function that finds them. They are compiled when first used. */
  readonly partials?: Readonly<Record<string, PartialSource>> | PartialLookup | undefined;
  /** Values for `.inject`, by path. */
  readonly injectables?: Readonly<Record<string, unknown>> | undefined;
  /** The locale object for plug-ins. Without it they behave as if the locale were unknown. */
  readonly cldr?: unknown;
  /** Milliseconds since the epoch for relative times; the clock by default. */
  readonly now?: number | undefined;
  /** Allows `.eval`. Default false. */
  readonly enableExpr?: boolean | undefined;
  /** Allows `.include`. Default false. */
  readonly enableInclude?: boolean | undefined;
  readonly exprOpts?: ExpressionOptions | undefined;
  readonly limits?: Partial<Limits> | undefined;
}

export interface Rendered {
  readonly output: string;
  /** Syntax errors of the program, then what went wrong in the run. */
  readonly errors: readonly TemplateError[];
}

/**
 * Renders a program with JSON data. Never throws. A run that reaches a limit has no output and
 * one error that names the limit. The data must be plain JSON values; they are not changed.
 */
export function render(program: Program, json: unknown, given?: RenderOptions | null): Rendered {
  const options = given ?? {};
  const root = new Frame(json, null);
  const run = new Run(root, {
    partials: new Partials(lookupOf(options.partials), (source) =>
      source instanceof Program
        ? source
        : compile(source, { registry: program.registry, preprocess: program.isPreprocess }),
    ),
    injectables: options.injectables ?? {},
    cldr: options.cldr,
    now: options.now ?? Date.now(),
    limits: withLimits(options.limits),
    isExprEnabled: options.enableExpr ?? false,
    isIncludeEnabled: options.enableInclude ?? false,
    exprOpts: options.exprOpts ?? {},
  });
  const output = runGuarded(run, program, root);
  return {
    output,
    errors: program.errors.length > 0 ? [...program.errors, ...run.errors] : run.errors,
  };
}

function lookupOf(partials: RenderOptions['partials']): PartialLookup {
  if (typeof partials === 'function') return partials;
  return (name) =>
    partials !== undefined && Object.hasOwn(partials, name) ? partials[name] : undefined;
}

function runGuarded(run: Run, program: Program, root: Frame): string {
  try {
    const output = run.runBody(program.body, root, undefined);
    if (exceedsBytes(output, run.maxOutput)) run.refuseOutput();
    return output;
  } catch (error) {
    run.end(reasonOf(error, run));
    return '';
  }
}

function reasonOf(error: unknown, run: Run): ErrorText {
  if (error instanceof LimitReached) return error.text;
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  // The host called in with little stack left.
  if (/call stack|too much recursion/i.test(message)) {
    return ERRORS.LIMIT_DEPTH(run.options.limits.maxDepth);
  }
  if (/string length/i.test(message)) return ERRORS.LIMIT_OUTPUT(run.maxOutput);
  return ERRORS.UNEXPECTED_ERROR(name, OP.ROOT, message);
}

/** A UTF-16 unit takes at most three bytes, so that most texts need no count. */
function exceedsBytes(text: string, max: number): boolean {
  return text.length * 3 > max && new TextEncoder().encode(text).length > max;
}
