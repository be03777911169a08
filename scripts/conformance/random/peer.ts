import { createRequire } from 'node:module';
import { getCldr } from '@sitewright/formatters';
import type * as Peer from '@squarespace/template-engine';
import { reviveNumbers } from '../case.ts';
import type { Case, Expectation, ExpectedError } from '../case.ts';

const require = createRequire(import.meta.url);
const publicPeer = require('@squarespace/template-engine') as typeof Peer;

/** The code of an error, by how its message begins; the public engine has no codes. */
const CODES: readonly (readonly [RegExp, string])[] = [
  [/^SyntaxError: Formatter '/, 'FORMATTER_UNKNOWN'],
  [/^SyntaxError: Predicate '/, 'PREDICATE_UNKNOWN'],
  [/^SyntaxError: This \w+ block will never/, 'DEAD_CODE_BLOCK'],
  [/^SyntaxError: Reached EOF/, 'EOF_IN_BLOCK'],
  [/^SyntaxError: \w+ instruction is not allowed/, 'NOT_ALLOWED_IN_BLOCK'],
  [/^SyntaxError: Instruction \w+ not allowed at root/, 'NOT_ALLOWED_AT_ROOT'],
  [/^SyntaxError: \w+ Attempt to transition/, 'TRANSITION_FROM_EOF'],
  [/^RuntimeError: Error parsing expression/, 'EXPRESSION_PARSE'],
  [/^RuntimeError: Error reducing expression/, 'EXPRESSION_REDUCE'],
  [/^RuntimeError: Attempt to apply partial '.*' which could/s, 'APPLY_PARTIAL_MISSING'],
  [/^RuntimeError: Attempt to apply partial '.*' exceeded/s, 'APPLY_PARTIAL_RECURSION_DEPTH'],
  [/^RuntimeError: Parse of partial/, 'COMPILE_PARTIAL_SYNTAX'],
  [/^RuntimeError: Unexpected \w+ error/, 'UNEXPECTED_ERROR'],
  [/is not yet implemented$/, 'NOT_IMPLEMENTED'],
];

/** What the public TypeScript engine answers. `peer` stands for another copy of it. */
export async function answerOf(test: Case, peer: typeof Peer = publicPeer): Promise<Expectation> {
  const compiler = new peer.Compiler();
  const parsed = compiler.parse(test.template ?? '');
  const errors = parsed.errors.map(withCode);
  switch (test.kind) {
    case 'parse':
      return { ast: parsed.code, errors };
    case 'pretty':
      return { output: peer.prettyJson(parsed.code) };
    case 'references': {
      const scanner = new peer.ReferenceScanner();
      scanner.extract(parsed.code);
      return { references: scanner.collect(), errors };
    }
    default:
      return answerOfRender(test, compiler);
  }
}

/** The engine may change its data, so that it works on a copy. */
async function answerOfRender(test: Case, compiler: Peer.Compiler): Promise<Expectation> {
  const { options = {}, code, partials, injectables } = structuredClone(test);
  const { ctx, errors } = compiler.execute({
    code: (code ?? test.template ?? '') as string | Peer.Code,
    json: reviveNumbers(structuredClone(test.json)),
    ...(partials && { partials: partials as Peer.Partials }),
    ...(injectables && { injects: injectables }),
    ...(test.locale && { cldr: (await getCldr(test.locale)) as Peer.ExecuteProps['cldr'] }),
    now: test.now,
    enableExpr: options.enableExpr,
    enableInclude: options.enableInclude,
    exprOpts: options.exprOpts,
  });
  return { output: ctx.render(), errors: errors.map(withCode) };
}

function withCode({ type, message }: { readonly type: string; readonly message: string }) {
  const code = CODES.find(([pattern]) => pattern.test(message))?.[1] ?? 'NO_CODE';
  return { type, code, message } satisfies ExpectedError;
}
