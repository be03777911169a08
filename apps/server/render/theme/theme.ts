import type { Program } from '@sitewright/template';
import type { Stylesheet } from '../styles/compile-styles.ts';
import type { Tweak } from '../styles/tweaks.ts';
import type { CollectionConf } from './collection-conf.ts';
import type { ThemeConf } from './theme-conf.ts';
import type { ThemePreset } from './theme-presets.ts';
import type { ThemeSources } from './theme-sources.ts';

/** The templates of one collection type. */
export interface CollectionType {
  readonly conf: CollectionConf;
  readonly list: Program | undefined;
  readonly item: Program | undefined;
}

/** A static page of a theme: its markup is the main content. */
export interface ThemePage {
  readonly title: string;
  readonly program: Program;
}

/** A theme folder, read and compiled once. Frozen: a changed folder gives a new one. */
export interface Theme {
  readonly name: string;
  readonly folder: string;
  /** Changes with any file of the folder; for finding out whether to read it again. */
  readonly stamp: string;
  /** Changes with the text of any template, style or script; the same on every machine. */
  readonly version: string;
  readonly conf: ThemeConf;
  readonly sources: ThemeSources;
  /** Without `.region`. */
  readonly regions: ReadonlyMap<string, Program>;
  /** Partials under the names that templates use: `post.block`, or `sqs-share-buttons`. */
  readonly blocks: ReadonlyMap<string, Program>;
  readonly collections: ReadonlyMap<string, CollectionType>;
  readonly pages: ReadonlyMap<string, ThemePage>;
  readonly styles: readonly Stylesheet[];
  /** Every file below `styles/`, for imports. */
  readonly styleFiles: ReadonlyMap<string, string>;
  readonly tweaks: readonly Tweak[];
  /** Finished looks; none for a theme that is one look. */
  readonly presets: readonly ThemePreset[];
  /** Locale → key → text. */
  readonly strings: ReadonlyMap<string, Readonly<Record<string, string>>>;
  /** For the template author; none of them stops a page. */
  readonly errors: readonly string[];
}
