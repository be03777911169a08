import { join } from 'node:path';
import { createRegistry } from '@sitewright/formatters';
import { compile, diagnose, OP, positionAt, walkTree } from '@sitewright/template';
import type { Instruction, TemplateError } from '@sitewright/template';
import { readPartials, readTemplates } from './theme-files.ts';
import type { ThemeFile } from './theme-files.ts';

/** An error and the file it is in. */
export interface ThemeError {
  readonly file: ThemeFile;
  readonly error: TemplateError;
}

const registry = createRegistry();

/**
 * Every error of the templates of a theme: syntax, and partials that neither `blocks/` nor a
 * macro of the theme provides.
 */
export function checkTheme(folder: string): { files: number; errors: readonly ThemeError[] } {
  const files = readTemplates(folder);
  const known = new Set([
    ...Object.keys(readPartials(join(folder, 'blocks'))),
    ...files.flatMap(({ source }) => [...macroNames(source)]),
  ]);
  const errors = files.flatMap((file) =>
    [...diagnose(file.source, { registry }), ...missingPartials(file.source, known)].map(
      (error) => ({ file, error }),
    ),
  );
  return { files: files.length, errors };
}

function* instructionsOf(source: string): Generator<Instruction> {
  yield* walkTree(compile(source, { registry }).root);
}

function* macroNames(source: string): Generator<string> {
  for (const instruction of instructionsOf(source)) {
    if (instruction.op === OP.MACRO) yield instruction.name;
  }
}

function* missingPartials(source: string, known: ReadonlySet<string>): Generator<TemplateError> {
  for (const instruction of instructionsOf(source)) {
    for (const name of partialNames(instruction)) {
      if (known.has(name)) continue;
      yield {
        type: 'engine',
        code: 'APPLY_PARTIAL_MISSING',
        message: `There is no partial or macro '${name}'`,
        ...positionAt(source, instruction.at),
      };
    }
  }
}

function partialNames(instruction: Instruction): readonly string[] {
  if (instruction.op === OP.INCLUDE) return [instruction.name];
  if (instruction.op !== OP.VARIABLE && instruction.op !== OP.BINDVAR) return [];
  return instruction.calls
    .filter(({ name, args }) => name === 'apply' && args.list.length > 0)
    .map(({ args }) => args.list[0]!);
}
