import { positionAt } from '@sitewright/template';
import type { TemplateError } from '@sitewright/template';
import type { ExpectedError } from './case.ts';

/** An error as the Java engine words and places it, from what `diagnose` says. */
export function asJavaError(error: TemplateError, source: string): ExpectedError {
  const { code, line, offset, message, started } = error;
  const since = started && ` started at line ${started.line} char ${started.column}`;
  const column = code.startsWith('FORMATTER_') ? formatterColumn(error, source) : error.column;
  return {
    code,
    message: `${message}${since ?? ''}`,
    ...(line !== undefined && { line }),
    ...(offset !== undefined && column !== undefined && { offset: column }),
  };
}

/**
 * `diagnose` puts a formatter error at the name of the formatter. The Java engine adds to the
 * column of the tag how far the name is from what it matched last before: the keyword in
 * `{.var}`, else something in an earlier tag, and without one an offset of −1.
 */
function formatterColumn({ code, offset = 0 }: TemplateError, source: string): number {
  const tag = source.lastIndexOf('{', offset);
  const isBinding = source.startsWith('{.var', tag);
  const origin = isBinding ? tag + '{.var'.length : lastMatch(source.slice(0, tag));
  const name = /^[\w-]*/.exec(source.slice(offset))?.[0] ?? '';
  const at = code === 'FORMATTER_ARGS_INVALID' ? offset + name.length : offset;
  return positionAt(source, tag).column + at - origin;
}

/** Where the last word, or the last arguments with their delimiter, of the last tag begin. */
function lastMatch(before: string): number {
  const tag = [...before.matchAll(/\{([.@$\w][^{}]*)\}/g)].at(-1);
  if (tag === undefined) return -1;
  const body = tag[1]!;
  const start = tag.index + 1;
  const args = /^\.(?:(?:if|or) )?[\w-]+\?(?=.)|\|[\w-]+(?=[^\w|-][^|]*$)/s.exec(body);
  if (args) return start + args.index + args[0].length;
  return start + body.length - (/[@$\w.?-]+$/.exec(body)?.[0].length ?? 0);
}
