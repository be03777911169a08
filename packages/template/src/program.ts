import { Compiler } from './compile/compiler.ts';
import type { TemplateError } from './errors/template-error.ts';
import { withLimits } from './limits/limits.ts';
import type { Limits } from './limits/limits.ts';
import { parseTemplate } from './parse/parse.ts';
import type { Registry } from './plugin.ts';
import { programCache } from './program-cache.ts';
import type { Body } from './run/run.ts';
import { freezeTree } from './tree/freeze.ts';
import type { Instruction, Root } from './tree/instruction.ts';

export interface CompileOptions {
  /** The formatters and predicates that the template may use; none by default. */
  readonly registry?: Registry;
  readonly limits?: Partial<Limits>;
  /** False compiles anew and keeps nothing. Default true: equal templates are compiled once. */
  readonly cache?: boolean;
  /**
   * Runs only tags that begin with `{^` and leaves all others as text, long comments excepted:
   * for templates that are filled in two stages. Default false.
   */
  readonly preprocess?: boolean;
}

/** Knows no formatter and no predicate. */
export const EMPTY_REGISTRY: Registry = Object.freeze({
  formatters: new Map(),
  predicates: new Map(),
});

/** A compiled template: immutable, made once, rendered any number of times. */
export class Program {
  /** The text it was made from; undefined for a tree in its array form. */
  readonly source: string | undefined;
  readonly registry: Registry;
  /** Syntax errors. A program with errors still renders what could be understood. */
  readonly errors: readonly TemplateError[];
  readonly isPreprocess: boolean;
  readonly #root: Root;
  readonly #partial: readonly Instruction[];
  #body: Body | undefined;
  #partialBody: Body | undefined;

  constructor(parts: {
    readonly source: string | undefined;
    readonly registry: Registry;
    readonly errors: readonly TemplateError[];
    readonly root: Root;
    /** What a partial runs; all of the root by default. */
    readonly partial?: readonly Instruction[];
    readonly isPreprocess?: boolean;
  }) {
    this.source = parts.source;
    this.registry = parts.registry;
    this.errors = Object.freeze(parts.errors);
    this.#root = parts.root;
    this.#partial = parts.partial ?? parts.root.block;
    this.isPreprocess = parts.isPreprocess ?? false;
    Object.freeze(this);
  }

  /** What runs; for the engine. It is made from the tree when the program first runs. */
  get body(): Body {
    this.#body ??= this.#compile(this.#root.block);
    return this.#body;
  }

  /** What runs when it is used as a partial; for the engine. */
  get partialBody(): Body {
    if (this.#partial === this.#root.block) return this.body;
    this.#partialBody ??= this.#compile(this.#partial);
    return this.#partialBody;
  }

  /** The instruction tree, immutable; for tools. It is frozen when first asked for. */
  get root(): Root {
    freezeTree(this.#root);
    return this.#root;
  }

  #compile(instructions: readonly Instruction[]): Body {
    return new Compiler(this.registry, this.source).body(instructions);
  }
}

/**
 * Compiles a template. Never throws: what is wrong is in `errors` of the program. What is no text
 * is a template without text. `compileCode` compiles a tree in its array form.
 */
export function compile(template: string, options?: CompileOptions | null): Program {
  return compileText(typeof template === 'string' ? template : '', options ?? {});
}

function compileText(source: string, options: CompileOptions): Program {
  const registry = options.registry ?? EMPTY_REGISTRY;
  const limits = withLimits(options.limits);
  const isPreprocess = options.preprocess ?? false;
  const isCached = options.cache !== false && options.limits === undefined && !isPreprocess;
  const known = isCached ? programCache.get(registry, source) : undefined;
  if (known) return known;
  const parsed = parseTemplate(source, registry, limits, { isPreprocess });
  const program = new Program({ source, registry, isPreprocess, ...parsed });
  if (isCached) programCache.set(registry, source, program);
  return program;
}
