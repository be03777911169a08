import type { Registry } from '@sitewright/template';

/** A formatter whatever it prepares; only the formatter itself reads what it prepared. */
export type AnyFormatter = NonNullable<ReturnType<Registry['formatters']['get']>>;

/** A predicate whatever it prepares. */
export type AnyPredicate = NonNullable<ReturnType<Registry['predicates']['get']>>;

/** The formatters and predicates of one subject. */
export interface PluginGroup {
  readonly name: string;
  readonly formatters: readonly AnyFormatter[];
  readonly predicates: readonly AnyPredicate[];
}

/** An example; each one runs as a test. */
export interface PluginExample {
  readonly template: string;
  readonly data: unknown;
  readonly output: string;
  /** A CLDR locale id, where the result depends on it. */
  readonly locale?: string;
  readonly note?: string;
  /** The code of the error that comes with the output. */
  readonly error?: string;
}

/** What template authors read about a formatter or a predicate. */
export interface PluginDoc {
  /** One sentence. */
  readonly summary: string;
  /** The arguments, those in brackets optional: `[n=100] [suffix=...]`. */
  readonly usage?: string;
  readonly examples?: readonly PluginExample[];
}

/** Documentation by the name of the plug-in. */
export type PluginDocs = Readonly<Record<string, PluginDoc>>;
