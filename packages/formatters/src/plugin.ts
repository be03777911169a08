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
