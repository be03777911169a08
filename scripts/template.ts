/**
 * The template language on the command line.
 *
 *   npm run template -- check DIR
 *   npm run template -- render FILE --json DATA [--locale ID]
 *
 * `check` reports every error of the templates below DIR with its place; `render` prints FILE
 * filled with the JSON of DATA, with the partials of the nearest `blocks` folder, and its errors
 * on the error output. Both exit with 1 when there are errors.
 */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createRegistry, getCldr } from '@sitewright/formatters';
import { compile, formatExcerpt, render } from '@sitewright/template';
import { checkTheme } from './template/check-theme.ts';
import { findBlocks, readPartials } from './template/theme-files.ts';

const USAGE = `usage: npm run template -- check DIR
       npm run template -- render FILE --json DATA [--locale ID]`;

const { values, positionals } = parseArgs({
  options: { json: { type: 'string' }, locale: { type: 'string', default: 'en-US' } },
  allowPositionals: true,
});
const [command, target] = positionals;
if (command === 'check' && target !== undefined) check(target);
else if (command === 'render' && target !== undefined) await renderFile(target);
else usage();

function usage(): never {
  console.error(USAGE);
  process.exit(2);
}

function check(folder: string): void {
  const { files, errors } = checkTheme(folder);
  for (const { file, error } of errors) {
    console.log(formatExcerpt(error, join(folder, file.path), file.source));
  }
  console.log(`${files} files, ${errors.length} errors`);
  process.exitCode = errors.length > 0 ? 1 : 0;
}

async function renderFile(file: string): Promise<void> {
  const source = readFileSync(file, 'utf8');
  const data: unknown = values.json ? JSON.parse(readFileSync(values.json, 'utf8')) : {};
  const blocks = findBlocks(resolve(file));
  const partials = blocks === undefined ? {} : readPartials(blocks);
  const { output, errors } = render(compile(source, { registry: createRegistry() }), data, {
    partials,
    cldr: await getCldr(values.locale),
    enableExpr: true,
    enableInclude: true,
  });
  process.stdout.write(output);
  for (const error of errors) {
    const path = error.partial === undefined ? file : error.partial;
    const text = error.partial === undefined ? source : (partials[error.partial] ?? '');
    console.error(formatExcerpt(error, path, text));
  }
  process.exitCode = errors.length > 0 ? 1 : 0;
}
