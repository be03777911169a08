import type { TemplateError } from '@sitewright/template';
import { readConf } from '../../apps/server/render/theme/read-conf.ts';
import { readCollectionConf } from '../../apps/server/render/theme/collection-conf.ts';
import { readThemeConf } from '../../apps/server/render/theme/theme-conf.ts';
import { themePlaces } from '../../apps/server/render/theme/theme-places.ts';
import type { ThemeFile } from './theme-files.ts';

/** What a theme is looked at for: its paths, and how to read the few of them that matter. */
export interface ThemeFolder {
  readonly paths: readonly string[];
  readonly read: (path: string) => ThemeFile;
  /** Collection types that the server has views for. */
  readonly builtInTypes: ReadonlySet<string>;
}

/** A file that does nothing where it is, or lacks another one. */
export interface Misplaced {
  readonly path: string;
  readonly error: TemplateError;
}

/** What is read where: each ending, and the place that the server reads it at. */
const PLACES: readonly (readonly [RegExp, RegExp, string])[] = [
  [/\.region$/, themePlaces.region, 'A region belongs into the folder of the theme or regions/'],
  [/\.block\.conf$/, /$^/, 'The server has no use for settings of blocks'],
  [/\.block$/, themePlaces.block, 'A block belongs into blocks/'],
  [/\.list$/, themePlaces.list, 'A list view belongs into collections/, without a sub-folder'],
  [/\.item$/, themePlaces.item, 'An item view belongs into collections/, without a sub-folder'],
  [/\.page\.conf$/, themePlaces.pageConf, 'Settings of a page belong into pages/'],
  [/\.page$/, themePlaces.page, 'A page belongs into pages/, without a sub-folder'],
  [/^template\.conf$/, themePlaces.themeConf, ''],
  [/\.conf$/, themePlaces.collectionConf, 'Settings of a collection belong into collections/'],
  [/\.preset$/, themePlaces.preset, 'A preset belongs into presets/, without a sub-folder'],
  [/\.(?:less|css)$/, themePlaces.style, 'A style sheet belongs into styles/'],
];

/** In these folders a file may be anything. */
const FREE = /^(?:assets|scripts)\//;

/** Files that the server does not read where they lie, or that need a file which is not there. */
export function checkPlaces(theme: ThemeFolder): readonly Misplaced[] {
  return [...theme.paths.flatMap(misplaced), ...lonelyRegions(theme), ...incomplete(theme)];
}

function misplaced(path: string): readonly Misplaced[] {
  if (FREE.test(path)) return [];
  const place = PLACES.find(([ending]) => ending.test(path));
  if (place === undefined || place[1].test(path)) return [];
  return [tell(path, 'FILE_MISPLACED', `The server does not read this file here. ${place[2]}`)];
}

/** Regions that no layout shows. Without layouts all are shown. */
function lonelyRegions({ paths, read }: ThemeFolder): readonly Misplaced[] {
  if (!paths.includes('template.conf')) return [];
  const { conf } = readConf(read('template.conf').source);
  if (conf.layouts === undefined) return [];
  const shown = new Set(readThemeConf(conf, []).layouts.flatMap(({ regions }) => regions));
  return paths.flatMap((path) => {
    const name = themePlaces.region.exec(path)?.[1];
    if (name === undefined || shown.has(name)) return [];
    return [tell(path, 'REGION_UNUSED', 'No layout of template.conf names this region')];
  });
}

function incomplete({ paths, read, builtInTypes }: ThemeFolder): readonly Misplaced[] {
  const has = (path: string): boolean => paths.includes(path);
  return paths.flatMap((path) => {
    const page = themePlaces.pageConf.exec(path)?.[1];
    if (page !== undefined && !has(`pages/${page}.page`)) {
      return [tell(path, 'FILE_MISSING', `These settings have no page: pages/${page}.page`)];
    }
    const type = themePlaces.collectionConf.exec(path)?.[1];
    if (type === undefined || builtInTypes.has(type)) return [];
    const { isFolder, isIndex } = readCollectionConf(readConf(read(path).source).conf);
    const views = [`collections/${type}.list`, `collections/${type}.item`];
    if (isIndex && !has(views[0]!)) {
      return [tell(path, 'FILE_MISSING', `An index shows nothing without ${views[0]}`)];
    }
    if (isFolder || isIndex || views.some(has)) return [];
    return [tell(path, 'FILE_MISSING', `The type has no view: ${views.join(' or ')}`)];
  });
}

function tell(path: string, code: string, message: string): Misplaced {
  return { path, error: { type: 'parser', code, message } };
}
