/**
 * What a formatter or a predicate is, as data. The engine knows no formatter by name: a registry
 * of these objects is passed to `compile`, and a name is resolved once, while compiling.
 *
 * Values are raw JSON values. `undefined` stands for a missing value, everywhere.
 */

/** A name path, already split: numbers are array indexes. `['a', 0, 'b']` is `a.0.b`. */
export type Path = readonly (string | number)[];

/**
 * The arguments of one call as the author wrote them.
 *
 * `raw` is the text after the delimiter, `delimiter` the character that followed the name
 * (a space in most templates), `list` is `raw` split at the delimiter, empty arguments kept.
 * A call without arguments has an empty list.
 */
export interface Args {
  readonly raw: string;
  readonly delimiter: string;
  readonly list: readonly string[];
}

/** What a running formatter or predicate may ask of the engine. */
export interface PluginContext {
  /** The value of the current frame. */
  readonly value: unknown;
  /** Milliseconds since the epoch, fixed for the whole run. */
  readonly now: number;
  /** The locale object given to `render` (an `@phensley/cldr` CLDR), or undefined. */
  readonly cldr: unknown;
  /** True when the run executes `.eval`. */
  readonly isExprEnabled: boolean;
  /** Resolves a path: the first name up the stack, the rest inside the value found. */
  resolve(path: Path): unknown;
  /** Like `resolve`, from the frame below the current one (arguments of `format`, `message`). */
  resolveFromParent(path: Path): unknown;
  /** Runs a compiled program with `value` as a new frame and gives its output. */
  run(program: unknown, value: unknown, options?: { readonly isPrivate?: boolean }): string;
  /** Runs the macro or partial `name` with `value` as a new frame; the rules of `apply`. */
  apply(name: string, value: unknown, options?: ApplyOptions): string;
  /** Takes steps from the budget of the run, for work that grows with the data. Ends the run when none are left. */
  charge(steps: number): void;
  /**
   * Says that a text of so many UTF-16 units is read or made: it costs steps, and ends the run when
   * it is longer than the output may be. The value of a tag and what a formatter gives are counted
   * already; this is for texts inside the data.
   */
  chargeText(length: number): void;
  /** A scratch map that lives as long as the run; formatters keep per-run caches here. */
  readonly cache: Map<string, unknown>;
  /** Records an engine error with exactly this message; the run goes on. */
  error(code: string, message: string): void;
}

export interface ApplyOptions {
  readonly isPrivate?: boolean;
  /** Becomes `@args` inside the partial. */
  readonly args?: Readonly<Record<string, string>>;
}

interface PluginBase<Prepared> {
  /** As written in a template; predicates end in `?`. */
  readonly name: string;
  /** True when a call without arguments is a mistake; `diagnose` says so. */
  readonly needsArgs?: boolean;
  /**
   * Why these arguments cannot be meant, in a few words; `diagnose` says so. Undefined when they
   * are well. Empty arguments are left out of `words`. A run takes any arguments and never asks.
   */
  readonly checkArgs?: (words: readonly string[]) => string | undefined;
  /** Turns the arguments into what `run` needs, once per call site while compiling. Never throws. */
  readonly prepare?: (args: Args) => Prepared;
}

/**
 * Changes a value. Gives the new value; `undefined` is missing and prints as nothing.
 * A `run` that declares at most two parameters is called without a frame for its value and
 * without `values`, which is faster; so take `ctx` as a plain third parameter when you need it.
 */
export interface Formatter<Prepared = Args> extends PluginBase<Prepared> {
  /** `values` holds every value of the tag, the first one already formatted so far. */
  readonly run: (
    value: unknown,
    prepared: Prepared,
    ctx: PluginContext,
    values: readonly unknown[],
  ) => unknown;
}

/** Answers yes or no about the value of the current frame. */
export interface Predicate<Prepared = Args> extends PluginBase<Prepared> {
  readonly test: (value: unknown, prepared: Prepared, ctx: PluginContext) => boolean;
}

/** The formatters and predicates that a template may use, by name. */
export interface Registry {
  // Prepared types differ per plug-in, and only the plug-in itself reads them.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly formatters: ReadonlyMap<string, Formatter<any>>;
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly predicates: ReadonlyMap<string, Predicate<any>>;
}
