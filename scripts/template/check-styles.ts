import type { TemplateError } from '@sitewright/template';
import { compileStyles } from '../../apps/server/render/styles/compile-styles.ts';
import { readTweaks } from '../../apps/server/render/styles/tweaks.ts';
import { readConf } from '../../apps/server/render/theme/read-conf.ts';
import { readThemeConf } from '../../apps/server/render/theme/theme-conf.ts';
import { readThemeStyles } from '../../apps/server/render/theme/theme-styles.ts';
import type { ThemeFile } from './theme-files.ts';

/** A mistake of a style sheet, and its file; `site.css` where that is not known. */
export interface StyleMistake {
  readonly path: string;
  readonly error: TemplateError;
}

/** What the server would leave out of the style sheets of a theme: they are compiled as it does. */
export function checkStyles(
  files: readonly ThemeFile[],
  themeConf: ThemeFile | undefined,
): readonly StyleMistake[] {
  const texts = new Map(files.map(({ path, source }) => [path, source]));
  const conf = readThemeConf(readConf(themeConf?.source ?? '').conf, []);
  const { styles, styleFiles } = readThemeStyles(texts, conf.stylesheets);
  const { faults } = compileStyles({
    sheets: styles,
    files: styleFiles,
    tweaks: styles.flatMap((sheet) => readTweaks(sheet.text)),
    values: {},
    isMinified: false,
  });
  return faults.map(({ path, line, message }) => ({
    path,
    error: { type: 'parser', code: 'STYLE_INVALID', message, ...placeOf(texts.get(path), line) },
  }));
}

/** Where the line begins. */
function placeOf(text: string | undefined, line: number | undefined) {
  if (text === undefined || line === undefined) return {};
  const lines = text.split('\n');
  const column = (lines[line - 1]?.search(/\S|$/) ?? 0) + 1;
  const before = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0);
  return { line, column, offset: before + column - 1 };
}
