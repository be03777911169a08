import type { Code } from '@sitewright/template';

/** A case of the conformance data, as its README describes it. */
export interface Case {
  readonly id: string;
  readonly group?: string;
  readonly class?: string;
  readonly kind: string;
  readonly template?: string;
  readonly code?: readonly unknown[];
  readonly stream?: readonly unknown[];
  readonly complete?: boolean;
  readonly indent?: string;
  readonly json?: unknown;
  /** The text of `json`, where the spelling of a number matters. */
  readonly jsonText?: string;
  readonly partials?: Readonly<Record<string, string | Code>>;
  readonly injectables?: Readonly<Record<string, unknown>>;
  readonly locale?: string | null;
  readonly now?: number;
  readonly options?: CaseOptions;
  readonly trim?: 'both' | 'none';
  readonly expect: Expectation;
  /** Absent in fuzz lines, which the TypeScript engine always answers. */
  readonly ts?: 'pass' | 'golden' | 'fail' | 'unsupported';
}

export interface CaseOptions {
  readonly enableExpr?: boolean;
  readonly enableInclude?: boolean;
  readonly exprOpts?: { readonly maxTokens?: number; readonly maxStringLen?: number };
  readonly plugins?: 'default' | 'none' | 'default+dummy';
  readonly preprocess?: boolean;
}

export interface ExpectedError {
  readonly type?: string;
  readonly code: string;
  readonly message?: string;
  readonly line?: number;
  readonly offset?: number;
}

export interface Expectation {
  readonly output?: string;
  readonly errors?: readonly ExpectedError[];
  readonly ast?: unknown;
  readonly complete?: boolean;
  readonly references?: unknown;
  readonly positions?: readonly (readonly [line: number, column: number])[];
  readonly types?: readonly string[];
}

/** Reads `cases.json` (`{cases: […]}`) or `fuzz.jsonl` (a case a line). */
export function readCases(text: string, isLines: boolean): readonly Case[] {
  if (!isLines) return (JSON.parse(text) as { readonly cases: readonly Case[] }).cases;
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Case);
}

/** The data of a JSON text, with numbers as text that JavaScript would spell in another way. */
export function spellNumbers(json: string): unknown {
  return JSON.parse(json, (_key, value: unknown, context?: { readonly source?: string }) =>
    typeof value === 'number' && context?.source !== String(value) ? context?.source : value,
  );
}

/** The data of a case; `{"$number":"NaN"}` stands for a number that JSON cannot write. */
export function reviveNumbers(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reviveNumbers);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const [first] = entries;
  if (entries.length === 1 && first?.[0] === '$number') return Number(first[1]);
  return Object.fromEntries(entries.map(([key, inner]) => [key, reviveNumbers(inner)]));
}
