import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { ScriptSize, StorefrontManifest } from '@sitewright/contract';
import type { Manifest, Plugin } from 'vite';

/** What the build needs of a widget. */
export interface BuiltWidget {
  readonly name: string;
  readonly selector: string;
  readonly when?: ScriptSize['when'];
  /** Pages come with its styles. */
  readonly isPrinted?: true;
  /** Listed in the table that few pages load. */
  readonly isSeldom?: true;
}

const MANIFEST = '.vite/manifest.json';

/**
 * Writes `storefront.json` beside the built files: what a page links, and which styles it needs
 * for its first paint by what it shows.
 */
export function writeStorefrontManifest(widgets: readonly BuiltWidget[], base: string): Plugin {
  return {
    name: 'storefront-manifest',
    writeBundle(options, bundle) {
      const built = bundle[MANIFEST];
      if (built?.type !== 'asset' || !options.dir) throw new Error(`There is no ${MANIFEST}.`);
      const manifest = JSON.parse(String(built.source)) as Manifest;
      const sizeOf = (file: string) => {
        const part = bundle[file];
        return gzipSync(part?.type === 'chunk' ? part.code : (part?.source ?? '')).length;
      };
      const described = {
        ...describeBuild(manifest, widgets, base),
        scripts: weighScripts(manifest, widgets, sizeOf),
      };
      const text = JSON.stringify(described, null, 2);
      writeFileSync(join(options.dir, 'storefront.json'), text);
    },
  };
}

function describeBuild(
  manifest: Manifest,
  widgets: readonly BuiltWidget[],
  base: string,
): Omit<StorefrontManifest, 'scripts'> {
  const find = (key: string) => {
    const part = manifest[key];
    if (!part) throw new Error(`${key} was not built.`);
    return part;
  };
  const { file, imports = [] } = find('loader.ts');
  return {
    base,
    script: file,
    preloads: imports.map((key) => find(key).file),
    styles: widgets
      .filter(({ isPrinted }) => isPrinted)
      .map(({ name, selector }) => ({
        widget: name,
        hooks: hooksOf(selector),
        file: find(`widgets/${name}/${name}.css`).file,
      })),
  };
}

/** The ids and classes of a selector: a page whose HTML holds one of them shows the widget. */
function hooksOf(selector: string): string[] {
  return selector.split(',').map((part) => part.trim().slice(1));
}

/**
 * What each widget brings beside the loader and the styles that pages come with. Those of the seldom
 * table bring that too.
 */
export function weighScripts(
  manifest: Manifest,
  widgets: readonly BuiltWidget[],
  sizeOf: (file: string) => number,
): ScriptSize[] {
  const known = withImports(manifest, ['loader.ts']);
  return widgets.flatMap(({ name, selector, when, isPrinted, isSeldom }) => {
    const table = isSeldom ? 'seldom-widgets.ts' : 'loader.ts';
    const { dynamicImports = [] } = manifest[table] ?? {};
    const entry = dynamicImports.find((key) => key.startsWith(`widgets/${name}/`));
    if (entry === undefined || when === undefined) return [];
    const keys = withImports(manifest, isSeldom ? [table, entry] : [entry]);
    const parts = [...keys].filter((key) => !known.has(key)).flatMap((key) => manifest[key] ?? []);
    const files = parts.flatMap(({ file, css = [] }) => [file, ...(isPrinted ? [] : css)]);
    const bytes = [...new Set(files)].reduce((sum, file) => sum + sizeOf(file), 0);
    return [{ widget: name, selector, when, bytes }];
  });
}

/** Parts and everything that they import at once. */
function withImports(
  manifest: Manifest,
  keys: readonly string[],
  found = new Set<string>(),
): Set<string> {
  for (const key of keys) {
    if (found.has(key)) continue;
    found.add(key);
    withImports(manifest, manifest[key]?.imports ?? [], found);
  }
  return found;
}
