import { Assembler } from '../assemble/assembler.ts';
import { ERRORS } from '../errors/catalogue.ts';
import type { ErrorText } from '../errors/catalogue.ts';
import { locateError } from '../errors/template-error.ts';
import type { TemplateError } from '../errors/template-error.ts';
import { withLimits } from '../limits/limits.ts';
import type { Limits } from '../limits/limits.ts';
import { Parser } from '../parse/parser.ts';
import type { Registry } from '../plugin.ts';
import { EMPTY_REGISTRY } from '../program.ts';
import type { Diagnosis } from './catalogue.ts';
import { examine } from './examine.ts';
import { explainTag } from './explain.ts';
import { rephrase } from './rephrase.ts';

/**
 * Every syntax error of a template, in the order of their places: those of `compile`, and what
 * `compile` takes for text without a word (`{.sectiona}`, `{.end }`), missing and impossible
 * arguments, and malformed expressions. For editors and checks; `compile` itself stays lenient.
 */
export function diagnose(
  source: string,
  options: { readonly registry?: Registry; readonly limits?: Partial<Limits> } = {},
): readonly TemplateError[] {
  const registry = options.registry ?? EMPTY_REGISTRY;
  const limits = withLimits(options.limits);
  if (source.length > limits.maxTemplateLength) {
    return [ERRORS.LIMIT_TEMPLATE_SIZE(limits.maxTemplateLength)];
  }
  const findings = new Findings(source, registry);
  const assembler = new Assembler(
    (error, at, startedAt) => findings.misplaced(error, at, startedAt),
    limits.maxDepth,
  );
  const report = (error: ErrorText, at: number): void => findings.tell(error, at);
  new Parser(source, registry, assembler, report, { observer: findings }).parse();
  return findings.sorted();
}

/** What the parser and the assembler say of a template, in the words for authors. */
class Findings {
  readonly #source: string;
  readonly #registry: Registry;
  readonly #errors: TemplateError[] = [];
  /** Tags that are themselves in error: a missing end of theirs is no news. */
  readonly #doubtful = new Set<number>();
  /** A comment that is never closed takes the ends of the blocks around it with it. */
  #isCutShort = false;

  constructor(source: string, registry: Registry) {
    this.#source = source;
    this.#registry = registry;
  }

  tell(text: Diagnosis, at: number, startedAt?: number): void {
    const worded = { ...text, message: text.message.replace(/^(Syntax|Runtime)Error: /, '') };
    this.#errors.push(locateError(worded, { source: this.#source, at, startedAt }));
  }

  refused(open: number, close: number): void {
    const explained = explainTag(this.#source, open, close);
    if (explained) this.tell(explained.diagnosis, explained.at);
  }

  accepted(instruction: Parameters<typeof examine>[0]): void {
    for (const { diagnosis, at } of examine(instruction, this.#source, this.#registry)) {
      this.#doubtful.add(instruction.at);
      this.#isCutShort ||= diagnosis.code === 'EOF_IN_COMMENT';
      this.tell(diagnosis, at);
    }
  }

  misplaced(error: ErrorText, at: number, startedAt?: number): void {
    const isConsequence = this.#isCutShort || this.#doubtful.has(startedAt ?? -1);
    if (error.code === 'EOF_IN_BLOCK' && isConsequence) return;
    this.tell(rephrase(error, this.#source, { at, startedAt }), at, startedAt);
  }

  sorted(): readonly TemplateError[] {
    return this.#errors.toSorted((a, b) => (a.offset ?? 0) - (b.offset ?? 0));
  }
}
