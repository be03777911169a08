import less from '@squarespace/less-ts';
import { transform } from 'lightningcss';
import { applyTweaks } from './apply-tweaks.ts';
import { keepModernCss } from './keep-modern-css.ts';
import { inlineImports, systemPrelude, withoutImports } from './system-modules.ts';
import { firstBadLine, locateFault, missingImport, type StyleFault } from './style-fault.ts';
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
  readonly faults: readonly StyleFault[];
}

/** Version numbers as lightningcss wants them: major in the third byte. */
const targets = { chrome: 111 << 16, firefox: 113 << 16, safari: (16 << 16) | (4 << 8) };

/**
 * One stylesheet of many (template-format §7): variables and mixins are shared and free of order.
 * A file that cannot be parsed is left out and reported; the others still count.
 */
export function compileStyles(input: StylesInput): CompiledStyles {
  const faults: StyleFault[] = [];
  const sources = input.sheets.map(({ path, text }) => ({
    path,
    text: inlineImports(
      text,
      (name) => findImport(input.files, name),
      (name) => faults.push(missingImport({ path, text }, name)),
    ),
  }));
  const isSound = (sheet: Stylesheet, i: number): boolean => {
    const fault = parseFault(sheet, input.sheets[i]!);
    if (fault !== undefined) faults.push(fault);
    return fault === undefined;
  };
  const compiled = compileLess(sources.filter(isSound), input);
  faults.push(...compiled.faults);
  return { css: finish(compiled.css, input.isMinified, faults), faults };
}

function findImport(files: ReadonlyMap<string, string>, name: string): string | undefined {
  const clean = name.replace(/^\.?\//, '');
  return files.get(clean) ?? files.get(`${clean}.less`) ?? files.get(`${clean}.css`);
}

const compiler = new less.LessCompiler({ indentSize: 1, compress: false, fastcolor: true });

function compileLess(sheets: readonly Stylesheet[], input: StylesInput): CompiledStyles {
  const joined = sheets.map((sheet) => sheet.text).join('\n');
  try {
    return runLess(applyTweaks(joined, input.tweaks, input.values), input.sheets);
  } catch (error) {
    const plain = runLess(applyTweaks(joined, input.tweaks, {}), input.sheets);
    const reason = `saved style values were left out: ${messageOf(error)}`;
    return { css: plain.css, faults: [{ path: 'site.css', message: reason }, ...plain.faults] };
  }
}

function runLess(source: string, sheets: readonly Stylesheet[]): CompiledStyles {
  const kept = keepModernCss(`${systemPrelude}${source}`);
  const { css, errors } = compiler.compile(kept.source);
  const messages = errors.length === 0 ? [] : compiler.formatErrors(errors);
  return {
    css: kept.restore(css.replace(emptyDeclaration, '')),
    faults: messages.map((message) => locateFault(kept.restore(message), sheets)),
  };
}

/** What LESS leaves of a declaration whose variable is unknown. */
const emptyDeclaration = /^\s*(?!--)[\w-]+:\s*;$/gm;

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/**
 * Why the parser refuses a sheet; undefined when it does not. Its line is that of the file as it
 * was written: an import that was put in, or CSS that was put aside, moves none.
 */
function parseFault(sheet: Stylesheet, written: Stylesheet): StyleFault | undefined {
  if (parses(sheet.text)) return undefined;
  const own = withoutImports(written.text);
  const line = firstBadLine(own, (less) => compiler.parse(less));
  const message = 'LESS cannot read this, so the whole file is left out';
  return { path: sheet.path, ...(line === undefined ? {} : { line }), message, kind: 'unreadable' };
}

function parses(less: string): boolean {
  try {
    compiler.parse(keepModernCss(less).source);
    return true;
  } catch {
    return false;
  }
}

function finish(css: string, isMinified: boolean, faults: StyleFault[]): string {
  try {
    const result = transform({
      filename: 'site.css',
      code: Buffer.from(css),
      minify: isMinified,
      errorRecovery: true,
      targets,
    });
    const lines = css.split('\n');
    faults.push(
      ...result.warnings.map(({ message, loc }) => ({
        path: 'site.css',
        message,
        near: lines[loc.line - 1]?.replace(/[{;]\s*$/, '').trim() ?? '',
      })),
    );
    return Buffer.from(result.code).toString('utf8');
  } catch (error) {
    faults.push({ path: 'site.css', message: messageOf(error) });
    return css;
  }
}
