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
 * column of the tag how far the name is from what it matched before: the keyword in `{.var}`,
 * and in the first tag of a template nothing, which counts as −1.
 */
function formatterColumn({ code, offset = 0 }: TemplateError, source: string): number {
  const tag = source.lastIndexOf('{', offset);
  const origin = source.startsWith('{.var', tag) ? tag + '{.var'.length : -1;
  const name = /^[\w-]*/.exec(source.slice(offset))?.[0] ?? '';
  const at = code === 'FORMATTER_ARGS_INVALID' ? offset + name.length : offset;
  return positionAt(source, tag).column + at - origin;
}
