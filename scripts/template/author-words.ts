import { OP } from '@sitewright/template';
import type { TemplateError } from '@sitewright/template';
import { suggest } from './suggest.ts';

/** Names that may have been meant, by the code of an error that quotes an unknown one. */
export type KnownNames = Readonly<Record<string, Iterable<string>>>;

/**
 * An error in the words for authors: with the tags of a template instead of the names that the
 * language has for them inside. Whoever tells an error, tells it through this.
 */
export function inAuthorWords(
  error: TemplateError,
  source: string,
  known: KnownNames = {},
): TemplateError {
  const message = withHint(wordsFor(error, source), known[error.code]);
  return { ...error, message };
}

function wordsFor(error: TemplateError, source: string): string {
  const plain = error.message.replace(/^(?:Syntax|Runtime)Error: /, '');
  const words = WORDS[error.code];
  return withTags(words === undefined ? plain : words({ error, plain, source }));
}

interface Wording {
  readonly error: TemplateError;
  readonly plain: string;
  readonly source: string;
}

const quoted = (text: string): string => /['"]([^'"]*)['"]/.exec(text)?.[1] ?? '';
const afterColons = (text: string): string => text.split(': ').at(-1) ?? text;

const outsideOfBlocks = ({ error, source }: Wording): string =>
  `${tagAt(source, error.offset)} stands outside of every block`;

const WORDS: Readonly<Record<string, (wording: Wording) => string>> = {
  EOF_IN_BLOCK: ({ error, source }) =>
    `${tagAt(source, startOf(error, source))} is never closed: an {.end} is missing`,
  EOF_IN_COMMENT: () => '{## is never closed: ##} is missing',
  MISMATCHED_END: outsideOfBlocks,
  NOT_ALLOWED_AT_ROOT: outsideOfBlocks,
  NOT_ALLOWED_IN_BLOCK: ({ error, plain, source }) =>
    `${tagAt(source, error.offset)} must not stand in ${/inside (\w+)/.exec(plain)?.[1] ?? 'this block'}`,
  DEAD_CODE_BLOCK: () => 'This never runs: an {.or} without a condition stands before it',
  EXPRESSION_PARSE: ({ plain }) => `The expression cannot be read: ${afterColons(plain)}`,
  EXPRESSION_REDUCE: ({ plain }) => `The expression cannot be computed: ${afterColons(plain)}`,
  APPLY_PARTIAL_MISSING: ({ plain }) => `There is no partial or macro '${quoted(plain)}'`,
  APPLY_PARTIAL_RECURSION_DEPTH: ({ plain }) =>
    `The partial '${quoted(plain)}' applies itself more than ${/\d+$/.exec(plain)?.[0]} deep`,
  UNEXPECTED_ERROR: ({ plain }) => `This tag failed: ${afterColons(plain)}`,
};

/** As the tag is written. */
function tagAt(source: string, at: number | undefined): string {
  if (at === undefined) return 'A tag';
  const end = source.indexOf('}', at);
  return end === -1 ? source.slice(at, at + 20) : source.slice(at, end + 1);
}

function startOf({ started, offset }: TemplateError, source: string): number | undefined {
  if (started === undefined) return offset;
  const lines = source.split('\n').slice(0, started.line - 1);
  return lines.reduce((sum, line) => sum + line.length + 1, started.column - 1);
}

/** Tags by the names that errors have for them. */
const TAGS: Readonly<Record<string, string>> = {
  ALTERNATES_WITH: '{.alternates with}',
  BINDVAR: '{.var}',
  CTXVAR: '{.ctx}',
  EOF: 'the end of the file',
  OR_PREDICATE: '{.or}',
  PREDICATE: 'a condition',
  REPEATED: '{.repeated section}',
  ROOT: 'the file',
  VARIABLE: 'a variable',
};

const INNER_NAME = new RegExp(
  `\\b(?:${Object.keys(OP).join('|')})\\b(?: (?:instruction|block)\\b)?`,
  'g',
);

/** Names stand outside of quotation marks; what an author wrote stays. */
function withTags(message: string): string {
  return message
    .split(/('[^']*')/)
    .map((part) =>
      part.startsWith("'")
        ? part
        : part.replace(INNER_NAME, (name) => {
            const op = name.split(' ')[0]!;
            return TAGS[op] ?? `{.${op.toLowerCase().replaceAll('_', '-')}}`;
          }),
    )
    .join('');
}

function withHint(message: string, names: Iterable<string> | undefined): string {
  const written = /'([^']+)'/.exec(message)?.[1];
  if (names === undefined || written === undefined) return message;
  const near = suggest(written, names);
  return near === undefined ? message : `${message.replace(/\.$/, '')}. Did you mean '${near}'?`;
}
