import { compile, diagnose, OP, positionAt, walkTree } from '@sitewright/template';
import type { Instruction, TemplateError } from '@sitewright/template';
import { inAuthorWords } from './author-words.ts';
import { knownNames, registry } from './known-names.ts';
import { partsOf } from './template-parts.ts';
import type { ThemeFile } from './theme-files.ts';

/** What the rest of a theme offers to a template. */
export interface ThemeNames {
  /** Partials, with and without `.block`, and macros. */
  readonly partials: ReadonlySet<string>;
  /** Navigations of `template.conf`; undefined when that names none. */
  readonly navigations: ReadonlySet<string> | undefined;
}

/** Every mistake of one template: syntax, and names that its theme does not have. */
export function checkTemplate({ source }: ThemeFile, names: ThemeNames): readonly TemplateError[] {
  const inParts = partsOf(source).flatMap((part) => [
    ...syntaxErrors(part),
    ...missingPartials(part, names.partials),
  ]);
  const errors = [...inParts, ...missingTagNames(source, names)];
  return errors.toSorted((a, b) => (a.offset ?? 0) - (b.offset ?? 0));
}

/** The macros that a template defines. */
export function macroNames({ source }: ThemeFile): readonly string[] {
  return partsOf(source)
    .flatMap(instructionsOf)
    .flatMap((instruction) => (instruction.op === OP.MACRO ? [instruction.name] : []));
}

function instructionsOf(source: string): readonly Instruction[] {
  return [...walkTree(compile(source, { registry, cache: false }).root)];
}

/** What is wrong with a text as a template, whatever its theme has. */
function syntaxErrors(source: string): readonly TemplateError[] {
  const known = knownNames([]);
  return diagnose(source, { registry }).map((error) => inAuthorWords(error, source, known));
}

function missingPartials(source: string, partials: ReadonlySet<string>): readonly TemplateError[] {
  const known = knownNames(partials);
  return instructionsOf(source).flatMap((instruction) =>
    partialNames(instruction)
      .filter(({ name }) => !partials.has(name))
      .map(({ name, at }) => {
        const code = 'APPLY_PARTIAL_MISSING';
        return inAuthorWords(missing(code, 'partial', { name, source, at }), source, known);
      }),
  );
}

function partialNames(instruction: Instruction): readonly { name: string; at: number }[] {
  if (instruction.op === OP.INCLUDE) return [{ name: instruction.name, at: instruction.at }];
  if (instruction.op !== OP.VARIABLE && instruction.op !== OP.BINDVAR) return [];
  return instruction.calls.flatMap(({ name, args, at }) =>
    name === 'apply' && args.list[0] ? [{ name: args.list[0], at }] : [],
  );
}

const TEMPLATE_ATTRIBUTE = /<squarespace:[a-z-]+\b[^<>]*?\stemplate=(["'])([\w./-]+)\1/g;
const NAVIGATION_ATTRIBUTE = /<squarespace:navigation\b[^<>]*?\snavigationId=(["'])([\w./-]+)\1/g;

/** Blocks and navigations that `squarespace:` tags name and the theme does not have. */
function missingTagNames(source: string, names: ThemeNames): readonly TemplateError[] {
  const { partials, navigations } = names;
  const inTags = (pattern: RegExp, code: string, what: string, known: ReadonlySet<string>) =>
    [...source.matchAll(pattern)]
      .filter(([, , name]) => !known.has(name!))
      .map(({ 0: tag, 2: name, index }) =>
        inAuthorWords(
          missing(code, what, {
            name: name!,
            source,
            at: index + tag.length - name!.length - 1,
          }),
          source,
          { [code]: known },
        ),
      );
  return [
    ...inTags(TEMPLATE_ATTRIBUTE, 'BLOCK_MISSING', 'block', partials),
    ...(navigations === undefined
      ? []
      : inTags(NAVIGATION_ATTRIBUTE, 'NAVIGATION_MISSING', 'navigation', navigations)),
  ];
}

interface MissingName {
  readonly name: string;
  readonly source: string;
  /** At or before the name. */
  readonly at: number;
}

function missing(code: string, what: string, { name, source, at }: MissingName): TemplateError {
  const offset = Math.max(at, source.indexOf(name, at));
  const message = `There is no ${what} '${name}'`;
  return { type: 'engine', code, message, ...positionAt(source, offset), offset };
}
