import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { findFont, type FontName } from '@sitewright/contract';
import { fontSubsets } from '../../render/styles/font-css.ts';

const { resolve } = createRequire(import.meta.url);
const filePattern = new RegExp(`^(${Object.keys(fontSubsets).join('|')})-(normal|italic)\\.woff2$`);

/** The file of a font in the package that it comes with, by `latin-normal.woff2`. */
export function findFontFile(
  name: FontName,
  file: string,
): { readonly folder: string; readonly path: string } | undefined {
  const [, subset, style] = filePattern.exec(file) ?? [];
  if (subset === undefined) return undefined;
  const folder = join(dirname(resolve(`${findFont(name).source}/package.json`)), 'files');
  return { folder, path: `${name}-${subset}-wght-${style}.woff2` };
}
