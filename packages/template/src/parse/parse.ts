import { Assembler } from '../assemble/assembler.ts';
import { ERRORS } from '../errors/catalogue.ts';
import type { ErrorText } from '../errors/catalogue.ts';
import { locateError } from '../errors/template-error.ts';
import type { TemplateError } from '../errors/template-error.ts';
import type { Limits } from '../limits/limits.ts';
import type { Registry } from '../plugin.ts';
import type { Root } from '../tree/instruction.ts';
import { Parser } from './parser.ts';
import type { ParserOptions } from './parser.ts';

/** A tree and what is wrong with it. The tree holds whatever could be understood. */
export interface Parsed {
  readonly root: Root;
  readonly errors: readonly TemplateError[];
}

/** Parses and assembles a template. Never throws. */
export function parseTemplate(
  source: string,
  registry: Registry,
  limits: Limits,
  options?: ParserOptions,
): Parsed {
  const errors: TemplateError[] = [];
  const assembler = new Assembler((error, at, startedAt) => {
    if (errors.length < limits.maxErrors) {
      errors.push(locateError(error, { source, at, startedAt }));
    }
  }, limits.maxDepth);
  if (source.length > limits.maxTemplateLength) {
    errors.push(ERRORS.LIMIT_TEMPLATE_SIZE(limits.maxTemplateLength));
  } else {
    const report = (error: ErrorText, at: number): void => {
      if (errors.length < limits.maxErrors) errors.push(locateError(error, { source, at }));
    };
    new Parser(source, registry, assembler, report, options).parse();
  }
  return { root: assembler.root, errors };
}
