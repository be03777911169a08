import less from '@squarespace/less-ts';
import { transform } from 'lightningcss';
import { applyTweaks } from './apply-tweaks.ts';
import { keepModernCss } from './keep-modern-css.ts';
import { inlineImports, systemPrelude } from './system-modules.ts';
import type { Tweak } from './tweaks.ts';

export interface Stylesheet {
  readonly path: string;
  readonly text: string;
}

export interface StylesInput {
  /** The stylesheets of the theme in order, `reset.css` first. */
  readonly sheets: readonly Stylesheet[];
  /** Every file below `styles/` that an import may name. */
  readonly files: ReadonlyMap<string, string>;
  readonly tweaks: readonly Tweak[];
  readonly values: Readonly<Record<string, string>>;
  readonly isMinified: boolean;
}

export interface CompiledStyles {
  readonly css: string;
  /** For the template author; none of them stops the stylesheet. */
  readonly errors: readonly string[];
}

/** Version numbers as lightningcss wants them: major in the third byte. */
const targets = { chrome: 111 << 16, firefox: 113 << 16, safari: (16 << 16) | (4 << 8) };

/**
 * One stylesheet of many (template-format §7): variables and mixins are shared and free of order.
 * A file that cannot be parsed is left out and reported; the others still count.
 */
export function compileStyles(input: StylesInput): CompiledStyles {
  const errors: string[] = [];
  const sources = input.sheets.map((sheet) => ({
    path: sheet.path,
    text: inlineImports(
      sheet.text,
      (name) => findImport(input.files, name),
      (name) => errors.push(`${sheet.path}: import of '${name}' was not found`),
    ),
  }));
  const compiled = compileLess(parsable(sources, errors), input);
  errors.push(...compiled.errors);
  return { css: finish(compiled.css, input.isMinified, errors), errors };
}

function findImport(files: ReadonlyMap<string, string>, name: string): string | undefined {
  const clean = name.replace(/^\.?\//, '');
  return files.get(clean) ?? files.get(`${clean}.less`) ?? files.get(`${clean}.css`);
}

const compiler = new less.LessCompiler({ indentSize: 1, compress: false, fastcolor: true });

function compileLess(sheets: readonly Stylesheet[], input: StylesInput): CompiledStyles {
  const joined = sheets.map((sheet) => sheet.text).join('\n');
  try {
    return runLess(applyTweaks(joined, input.tweaks, input.values));
  } catch (error) {
    const plain = runLess(applyTweaks(joined, input.tweaks, {}));
    const reason = `saved style values were left out: ${messageOf(error)}`;
    return { css: plain.css, errors: [reason, ...plain.errors] };
  }
}

function runLess(source: string): CompiledStyles {
  const kept = keepModernCss(`${systemPrelude}${source}`);
  const { css, errors } = compiler.compile(kept.source);
  const messages = errors.length === 0 ? [] : compiler.formatErrors(errors);
  return {
    css: kept.restore(css.replace(emptyDeclaration, '')),
    errors: messages.map((message) => kept.restore(message)),
  };
}

/** What LESS leaves of a declaration whose variable is unknown. */
const emptyDeclaration = /^\s*(?!--)[\w-]+:\s*;$/gm;

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The sheets without those that the LESS parser refuses. */
function parsable(sheets: readonly Stylesheet[], errors: string[]): Stylesheet[] {
  return sheets.filter((sheet) => {
    try {
      compiler.parse(keepModernCss(sheet.text).source);
      return true;
    } catch (error) {
      errors.push(`${sheet.path}: ${messageOf(error)}`);
      return false;
    }
  });
}

function finish(css: string, isMinified: boolean, errors: string[]): string {
  try {
    const result = transform({
      filename: 'site.css',
      code: Buffer.from(css),
      minify: isMinified,
      errorRecovery: true,
      targets,
    });
    errors.push(...result.warnings.map((warning) => `site.css: ${warning.message}`));
    return Buffer.from(result.code).toString('utf8');
  } catch (error) {
    errors.push(`site.css: ${messageOf(error)}`);
    return css;
  }
}
