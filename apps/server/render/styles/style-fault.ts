import { keepModernCss } from './keep-modern-css.ts';

/** One thing that the stylesheet goes without, for the author of the theme. */
export interface StyleFault {
  /** A file of the theme; `site.css` where the file is not known. */
  readonly path: string;
  /** From 1. */
  readonly line?: number;
  readonly message: string;
  /** What kind of thing, where that is known. */
  readonly kind?: 'unreadable' | 'variable' | 'mixin';
  /** The name that it is about. */
  readonly about?: string;
  /** Words of the statement, where nothing else tells where it stands. */
  readonly near?: string;
}

/** A file below `styles/`. */
interface Sheet {
  readonly path: string;
  readonly text: string;
}

/** `styles/base.less:12: …`, for the log. */
export function describeFault({ path, line, message }: StyleFault): string {
  return `${path}${line === undefined ? '' : `:${line}`}: ${message}`;
}

/** An import of a name that neither the theme nor the server has. */
export function missingImport({ path, text }: Sheet, name: string): StyleFault {
  const at = text.indexOf(name, text.indexOf('@import'));
  return { path, ...lineAt(text, at), message: `there is nothing to import as '${name}'` };
}

/**
 * The line of the text at which the parser gave up, read from the window that it shows. Undefined
 * where it tells none.
 */
export function firstBadLine(less: string, parse: (kept: string) => unknown): number | undefined {
  const kept = keepModernCss(less);
  try {
    parse(kept.source);
    return undefined;
  } catch (error) {
    const shown = /(?:^|\n) *(\d+) {3}[^\n]*\n *\.*\^/.exec(String(error))?.[1];
    if (shown === undefined) return undefined;
    // What was put aside had lines of its own.
    const before = kept.source.split('\n').slice(0, Number(shown)).join('\n');
    return kept.restore(before).split('\n').length;
  }
}

/**
 * What the compiler says of a statement, and where that stands. It names the statement and the
 * blocks around it, and no line: the first such place in the files is taken.
 */
export function locateFault(report: string, sheets: readonly Sheet[]): StyleFault {
  const [said = '', ...shown] = report.replace(/^Error: /, '').split('\n');
  const what = said.replace(/:$/, '');
  const subject = /[.#@][\w-]+/.exec(what)?.[0] ?? subjectOf(shown.at(-2) ?? '');
  const heads = shown.filter((line) => line.trimEnd().endsWith('{')).map((line) => line.trim());
  const told = reword(what);
  for (const head of [...heads.toReversed(), '']) {
    for (const { path, text } of sheets) {
      const at = findBelow(text, head, subject);
      if (at !== undefined) return { path, ...lineAt(text, at), ...told };
    }
  }
  return { path: 'site.css', ...told };
}

/** The property or the name that a statement begins with. */
function subjectOf(statement: string): string {
  return /[\w.#@-]+/.exec(statement.replace('==>', ''))?.[0] ?? '';
}

function reword(what: string): Pick<StyleFault, 'message' | 'kind' | 'about'> {
  const variable = /variable (@[\w-]+) in current scope/.exec(what)?.[1];
  if (variable !== undefined) {
    const message = `there is no variable '${variable}': what uses it is left out`;
    return { message, kind: 'variable', about: variable };
  }
  const mixin = /mixin using selector (\S+)/.exec(what)?.[1];
  if (mixin === undefined) return { message: what };
  const message = `there is no mixin '${mixin}': the call is left out`;
  return { message, kind: 'mixin', about: mixin };
}

/** Where `subject` first stands in a block with this head; anywhere for an empty head. */
function findBelow(text: string, head: string, subject: string): number | undefined {
  if (subject === '') return undefined;
  const words = head.split(/\s+/).map((word) => word.replace(/[^\w]/g, '\\$&'));
  const opening = new RegExp(words.join('\\s*'), 'g');
  const use = new RegExp(`${subject.replace(/[^\w]/g, '\\$&')}(?![\\w-]|\\s*\\{)`, 'g');
  for (const { index, 0: found } of text.matchAll(opening)) {
    use.lastIndex = index + found.length;
    const at = use.exec(text)?.index;
    if (at !== undefined) return at;
    if (head === '') return undefined;
  }
  return undefined;
}

function lineAt(text: string, at: number): { line?: number } {
  return at < 0 ? {} : { line: text.slice(0, at).split('\n').length };
}
