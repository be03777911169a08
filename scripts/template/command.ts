import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { compile, dumpTree, formatExcerpt } from '@sitewright/template';
import { inAuthorWords } from './author-words.ts';
import { checkTheme } from './check-theme.ts';
import { registry } from './known-names.ts';
import { readTemplate, renderFile } from './render-file.ts';
import { TEMPLATE_EXTENSIONS } from './theme-files.ts';
import { USAGE, UsageError } from './usage.ts';

/** Where a command prints. */
export interface Terminal {
  out(text: string): void;
  err(text: string): void;
}

const OPTIONS = {
  help: { type: 'boolean', short: 'h' },
  max: { type: 'string', default: '100' },
  json: { type: 'string' },
  blocks: { type: 'string' },
  locale: { type: 'string', default: 'en-US' },
  now: { type: 'string' },
  expr: { type: 'boolean', default: true },
  include: { type: 'boolean', default: true },
  preprocess: { type: 'boolean', default: false },
} as const;

/** Runs one command and gives its exit code. */
export async function runCommand(args: readonly string[], terminal: Terminal): Promise<number> {
  try {
    return await dispatch(args, terminal);
  } catch (error) {
    const problem = explain(error);
    if (problem === undefined) throw error;
    terminal.err(`${problem}\n`);
    return 2;
  }
}

type Values = ReturnType<typeof parse>['values'];
type Command = (target: string, values: Values, terminal: Terminal) => number | Promise<number>;

const COMMANDS: ReadonlyMap<string, Command> = new Map<string, Command>([
  ['check', check],
  ['render', renderCommand],
  ['tree', tree],
]);

function parse(args: readonly string[]) {
  return parseArgs({
    args: [...args],
    options: OPTIONS,
    allowPositionals: true,
    allowNegative: true,
  });
}

function dispatch(args: readonly string[], terminal: Terminal): number | Promise<number> {
  const { values, positionals } = parse(args);
  const [name = '', target, ...more] = positionals;
  if (values.help || name === 'help') {
    terminal.out(`${USAGE}\n`);
    return 0;
  }
  const command = COMMANDS.get(name);
  if (command === undefined || target === undefined || more.length > 0) throw new UsageError(USAGE);
  return command(target, values, terminal);
}

function check(target: string, { max }: Values, terminal: Terminal): number {
  const { folder, files, errors } = checkTheme(target);
  if (files === 0) {
    const kinds = TEMPLATE_EXTENSIONS.map((extension) => `*${extension}`).join(' ');
    throw new UsageError(`nothing to check in ${target}: no ${kinds} and no settings`);
  }
  if (!/^\d+$/.test(max)) throw new UsageError(`--max is no number: ${max}`);
  const shown = errors.slice(0, Number(max));
  for (const { file, error } of shown) {
    terminal.out(`${formatExcerpt(error, shownPath(folder, file.path), file.source)}\n`);
  }
  if (shown.length < errors.length) terminal.out(`… ${errors.length - shown.length} more\n`);
  const faulty = new Set(errors.map(({ file }) => file.path)).size;
  const where = errors.length > 0 ? ` in ${count(faulty, 'file')}` : '';
  terminal.out(`${count(files, 'file')} checked, ${count(errors.length, 'error')}${where}\n`);
  return errors.length > 0 ? 1 : 0;
}

/** From where the command runs, so that a terminal can open it. */
function shownPath(folder: string, path: string): string {
  const full = join(folder, path);
  const near = relative('', full);
  return near.startsWith('..') ? full : near;
}

function count(n: number, noun: string): string {
  return `${n === 0 ? 'no' : n} ${noun}${n === 1 ? '' : 's'}`;
}

async function renderCommand(file: string, values: Values, terminal: Terminal): Promise<number> {
  const { output, mistakes } = await renderFile({
    ...values,
    file,
    isExprEnabled: values.expr,
    isIncludeEnabled: values.include,
    isPreprocess: values.preprocess,
  });
  terminal.out(output);
  for (const mistake of mistakes) terminal.err(`${mistake}\n`);
  return mistakes.length > 0 ? 1 : 0;
}

function tree(file: string, _values: Values, terminal: Terminal): number {
  const { source } = readTemplate(file);
  const { root, errors } = compile(source, { registry });
  terminal.out(dumpTree(root, source));
  for (const error of errors) {
    terminal.err(`${formatExcerpt(inAuthorWords(error, source), file, source)}\n`);
  }
  return errors.length > 0 ? 1 : 0;
}

const FILE_PROBLEMS: ReadonlyMap<string, string> = new Map([
  ['ENOENT', 'no such file or folder'],
  ['ENOTDIR', 'not a folder'],
  ['EISDIR', 'not a file'],
  ['EACCES', 'must not be read'],
  ['ELOOP', 'a loop of links'],
]);

/** Wrong options and files that are not there, in one line; undefined for anything unforeseen. */
function explain(error: unknown): string | undefined {
  if (error instanceof UsageError) return error.message;
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  const { code } = error;
  if (String(code).startsWith('ERR_PARSE_ARGS_')) {
    return `${error.message.split('. ')[0]} (--help says what there is)`;
  }
  const problem = FILE_PROBLEMS.get(String(code));
  return problem && `${'path' in error ? String(error.path) : 'standard input'}: ${problem}`;
}
