import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StorefrontManifest } from '@sitewright/contract';
import type { Manifest, Plugin } from 'vite';

/** What the build needs of a widget that pages come with. */
export interface PrintedWidget {
  readonly name: string;
  readonly selector: string;
}

const MANIFEST = '.vite/manifest.json';

/**
 * Writes `storefront.json` beside the built files: what a page links, and which styles it needs
 * for its first paint by what it shows.
 */
export function writeStorefrontManifest(printed: readonly PrintedWidget[], base: string): Plugin {
  return {
    name: 'storefront-manifest',
    writeBundle(options, bundle) {
      const built = bundle[MANIFEST];
      if (built?.type !== 'asset' || !options.dir) throw new Error(`There is no ${MANIFEST}.`);
      const manifest = JSON.parse(String(built.source)) as Manifest;
      const text = JSON.stringify(describeBuild(manifest, printed, base), null, 2);
      writeFileSync(join(options.dir, 'storefront.json'), text);
    },
  };
}

function describeBuild(
  manifest: Manifest,
  printed: readonly PrintedWidget[],
  base: string,
): StorefrontManifest {
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
    styles: printed.map(({ name, selector }) => ({
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
