/** What one compilation and one run may cost. Every limit ends in an error of its own. */
export interface Limits {
  /** Longest template, in UTF-16 units: LIMIT_TEMPLATE_SIZE. */
  readonly maxTemplateLength: number;
  /** Blocks inside blocks, partials included: LIMIT_NESTING while compiling, LIMIT_DEPTH in a run. */
  readonly maxDepth: number;
  /** Partials inside partials: APPLY_PARTIAL_RECURSION_DEPTH. */
  readonly maxPartialDepth: number;
  /** Instructions executed; a formatter counts as several: LIMIT_STEPS. */
  readonly maxSteps: number;
  /** Size of the output, and of every text made on the way: LIMIT_OUTPUT. */
  readonly maxOutputBytes: number;
  /** Tokens of one `.eval`: LIMIT_EXPRESSION. */
  readonly maxExpressionTokens: number;
  /** UTF-16 units of a text that `+` makes in `.eval`: LIMIT_STRING. */
  readonly maxStringLength: number;
  /** Errors kept; further ones are replaced by one LIMIT_ERRORS. */
  readonly maxErrors: number;
}

/** Generous for pages, small enough that no template can hold up a server. */
export const DEFAULT_LIMITS: Limits = Object.freeze({
  maxTemplateLength: 4 * 1024 * 1024,
  maxDepth: 400,
  maxPartialDepth: 16,
  maxSteps: 2_000_000,
  maxOutputBytes: 16 * 1024 * 1024,
  maxExpressionTokens: 10_000,
  maxStringLength: 1024 * 1024,
  maxErrors: 1000,
});

/** The default limits with some replaced. */
export function withLimits(limits: Partial<Limits> | undefined): Limits {
  return limits ? { ...DEFAULT_LIMITS, ...limits } : DEFAULT_LIMITS;
}
