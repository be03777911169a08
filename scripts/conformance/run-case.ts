import { getCldr } from '@sitewright/formatters';
import {
  assembleStream,
  compile,
  compileCode,
  diagnose,
  dumpTree,
  OP,
  positionAt,
  prettyCode,
  printTemplate,
  render,
  scanReferences,
  toCode,
  walkTree,
} from '@sitewright/template';
import type { Code, PartialSource, Program, Rendered } from '@sitewright/template';
import { reviveNumbers, spellNumbers } from './case.ts';
import type { Case, Expectation, ExpectedError } from './case.ts';
import { asJavaError } from './java-places.ts';
import { isJavaOnly, registryFor } from './plugins.ts';
import { AS_IT_IS } from './setup.ts';
import type { Setup } from './setup.ts';

/** Why a case fails; `undefined` when it passes. */
export type Verdict = string | undefined;

type Check = (test: Case, setup: Setup) => Verdict | Promise<Verdict>;

/** How each kind of case is judged. */
const CHECKS: Readonly<Record<string, Check>> = {
  render: checkRender,
  parse: checkParse,
  stream: checkStream,
  pretty: checkPretty,
  references: checkReferences,
  roundtrip: checkRoundtrip,
  tree: checkTree,
  'java-parse': checkDiagnostics,
  'java-positions': checkPositions,
};

/** Runs one case. */
export async function runCase(test: Case, setup = AS_IT_IS): Promise<Verdict> {
  const check = CHECKS[test.kind];
  if (!check) return `kind ${test.kind} is not supported`;
  try {
    return await check(test, setup);
  } catch (error) {
    return `thrown: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
  }
}

function programOf(test: Case, setup: Setup): Program {
  const registry = setup.registryFor(test);
  if (typeof test.code === 'object') return compileCode(test.code, { registry });
  const preprocess = test.options?.preprocess ?? false;
  const program = compile(test.code ?? test.template ?? '', { registry, preprocess });
  return setup.adapt?.(program) ?? program;
}

/** Partials of a case, as the engine takes them: texts and programs. */
function partialsOf(test: Case, setup: Setup): Readonly<Record<string, PartialSource>> {
  const registry = setup.registryFor(test);
  const sourceOf = (partial: string | Code): PartialSource => {
    if (typeof partial !== 'string') return compileCode(partial, { registry });
    return setup.adapt?.(compile(partial, { registry })) ?? partial;
  };
  return Object.fromEntries(
    Object.entries(test.partials ?? {}).map(([name, partial]) => [name, sourceOf(partial)]),
  );
}

/** What our engine makes of a case. */
export async function renderCase(test: Case, setup: Setup): Promise<Rendered> {
  const { options = {} } = test;
  return render(programOf(test, setup), dataOf(test), {
    partials: partialsOf(test, setup),
    injectables: test.injectables,
    cldr: test.locale ? await getCldr(test.locale) : undefined,
    now: test.now,
    enableExpr: options.enableExpr,
    enableInclude: options.enableInclude,
    exprOpts: options.exprOpts,
  });
}

async function checkRender(test: Case, setup: Setup): Promise<Verdict> {
  return compareAnswers(test, await renderCase(test, setup), test.expect);
}

/** What differs between two answers to a case, in all that the second one says. */
export function compareAnswers(test: Case, found: Expectation, expected: Expectation): Verdict {
  const { output, ast, references, errors } = expected;
  const isRendered = test.kind === 'render';
  return (
    (isRendered || output !== undefined
      ? differ('output', trimmed(test, found.output ?? ''), trimmed(test, output ?? ''))
      : undefined) ??
    (ast === undefined ? undefined : differ('tree', found.ast, ast)) ??
    (references === undefined ? undefined : differ('references', found.references, references)) ??
    checkErrors(found.errors ?? [], errors)
  );
}

/** The Java engine keeps how a number is spelled (`1.0`); here only a text can hold that. */
function dataOf(test: Case): unknown {
  const isSpelled = test.jsonText !== undefined && isJavaOnly(test);
  return isSpelled ? spellNumbers(test.jsonText) : reviveNumbers(test.json);
}

function trimmed(test: Case, text: string): string {
  return test.trim === 'both' ? text.trim() : text;
}

function checkParse(test: Case, setup: Setup): Verdict {
  const program = programOf(test, setup);
  return (
    differ('tree', toCode(program.root), test.expect.ast) ??
    checkErrors(program.errors, test.expect.errors)
  );
}

function checkStream(test: Case, setup: Setup): Verdict {
  const assembled = assembleStream(test.stream ?? [], { check: test.complete === true });
  return (
    differ('tree', adapted(assembled.code, setup), test.expect.ast) ??
    checkErrors(assembled.errors, test.expect.errors) ??
    (test.expect.complete === undefined
      ? undefined
      : differ('complete', assembled.isComplete, test.expect.complete))
  );
}

function adapted(code: Code, { adapt }: Setup): Code {
  return adapt ? toCode(adapt(compileCode(code)).root) : code;
}

function checkPretty(test: Case, setup: Setup): Verdict {
  return differ(
    'output',
    prettyCode(toCode(programOf(test, setup).root), test.indent),
    test.expect.output,
  );
}

function checkReferences(test: Case, setup: Setup): Verdict {
  const program = programOf(test, setup);
  return (
    differ('references', scanReferences(program.root), test.expect.references) ??
    checkErrors(program.errors, test.expect.errors)
  );
}

function checkRoundtrip(test: Case, setup: Setup): Verdict {
  return differ(
    'output',
    printTemplate(programOf(test, setup).root, { preprocess: test.options?.preprocess ?? false }),
    test.expect.output,
  );
}

/** The finer syntax errors: code, place and message, in any order. */
function checkDiagnostics(test: Case): Verdict {
  const source = test.template ?? '';
  const found = diagnose(source, { registry: registryFor(test) });
  return differ(
    'errors',
    found.map((error) => placed(asJavaError(error, source))).toSorted(),
    (test.expect.errors ?? []).map(placed).toSorted(),
  );
}

/** The two engines do not agree about full stops. */
function placed({ code, line, offset, message = '' }: ExpectedError): string {
  return `${code} ${line}:${offset} ${message.replace(/\.$/, '')}`;
}

/** The tree to read. The Java engine trims what it shows, so that its places start at 1,1. */
function checkTree(test: Case): Verdict {
  const template = trimmed(test, test.template ?? '');
  const { root } = compile(template, { registry: registryFor(test) });
  return differ(
    'output',
    trimmed(test, dumpTree(root, template)),
    trimmed(test, test.expect.output ?? ''),
  );
}

/** Where instructions lie; misplaced ones are not in the tree but among the errors. */
function checkPositions(test: Case, setup: Setup): Verdict {
  const { root, errors } = programOf(test, setup);
  const offsets = [...walkTree(root)]
    .filter(({ op }) => op !== OP.ROOT)
    .flatMap((i) => (i.op === OP.REPEATED ? [i.at, i.betweenAt ?? []].flat() : i.at))
    .concat(errors.map(({ offset = -1 }) => offset));
  const places = offsets
    .toSorted((a, b) => a - b)
    .map((at) => positionAt(test.template ?? '', at))
    .map(({ line, column }) => [line, column]);
  return differ('positions', places, test.expect.positions);
}

function checkErrors(
  errors: readonly ExpectedError[],
  expected: readonly ExpectedError[] | undefined,
): Verdict {
  if (expected === undefined) return undefined;
  return differ('errors', errors.map(comparable), expected.map(comparable));
}

/** What an exception says differs from engine to engine. */
function comparable({ type, code, message }: ExpectedError): ExpectedError {
  return code === 'UNEXPECTED_ERROR' ? { code } : { ...(type && { type }), code, message };
}

function differ(what: string, found: unknown, expected: unknown): Verdict {
  const a = canonical(found);
  const b = canonical(expected);
  return a === b ? undefined : `${what}\n  found    ${a}\n  expected ${b}`;
}

/** JSON with sorted keys; undefined inside a list is null. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
