import { createRegistry } from '@sitewright/formatters';
import { compile, diagnose, OP, positionAt, walkTree } from '@sitewright/template';
import type { Instruction, TemplateError } from '@sitewright/template';
import { suggest } from './suggest.ts';
import { partsOf } from './template-parts.ts';
import type { ThemeFile } from './theme-files.ts';

/** What the rest of a theme offers to a template. */
export interface ThemeNames {
  /** Partials, with and without `.block`, and macros. */
  readonly partials: ReadonlySet<string>;
  /** Navigations of `template.conf`; undefined when that names none. */
  readonly navigations: ReadonlySet<string> | undefined;
}

const registry = createRegistry();

/** Every mistake of one template: syntax, and names that its theme does not have. */
export function checkTemplate({ source }: ThemeFile, names: ThemeNames): readonly TemplateError[] {
  const inParts = partsOf(source).flatMap((part) => [
    ...diagnose(part, { registry }).map(withHint),
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

/** Unknown names with the known one that was most likely meant. */
function withHint(error: TemplateError): TemplateError {
  const known = KNOWN[error.code];
  const written = /'([^']+)'/.exec(error.message)?.[1];
  if (known === undefined || written === undefined) return error;
  return { ...error, message: hinted(error.message, suggest(written, known)) };
}

const KNOWN: Readonly<Record<string, Iterable<string>>> = {
  FORMATTER_UNKNOWN: [...registry.formatters.keys()],
  PREDICATE_UNKNOWN: [...registry.predicates.keys()],
  INVALID_INSTRUCTION:
    '.section .repeated .alternates .if .or .end .var .ctx .macro .include .inject .eval .newline .space .tab .meta-left .meta-right'.split(
      ' ',
    ),
};

function hinted(message: string, name: string | undefined): string {
  return name === undefined ? message : `${message.replace(/\.$/, '')}. Did you mean '${name}'?`;
}

function missingPartials(source: string, known: ReadonlySet<string>): readonly TemplateError[] {
  return instructionsOf(source).flatMap((instruction) =>
    partialNames(instruction)
      .filter(({ name }) => !known.has(name))
      .map(({ name, at }) =>
        missing('APPLY_PARTIAL_MISSING', 'partial or macro', { name, known, source, at }),
      ),
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
        missing(code, what, {
          name: name!,
          known,
          source,
          at: index + tag.length - name!.length - 1,
        }),
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
  readonly known: ReadonlySet<string>;
  readonly source: string;
  /** At or before the name. */
  readonly at: number;
}

function missing(
  code: string,
  what: string,
  { name, known, source, at }: MissingName,
): TemplateError {
  const offset = Math.max(at, source.indexOf(name, at));
  const message = hinted(`There is no ${what} '${name}'`, suggest(name, known));
  return { type: 'engine', code, message, ...positionAt(source, offset), offset };
}
