import { blocksCss } from '@sitewright/blocks';
import { readSettingsGroup, settingsGroups } from '@sitewright/contract';
import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import type { Site } from '../../features/sites/site.ts';
import type { PageSheet } from '../head/page-sheet.ts';
import { OwnStyleMaker } from './own/own-style-maker.ts';
import { isRecord } from '../theme/read-conf.ts';
import type { Theme } from '../theme/theme.ts';
import { compileStyles } from './compile-styles.ts';
import { fontCss } from './font-css.ts';
import { splitSheet } from './split-sheet.ts';
import { describeFault } from './style-fault.ts';

/** What a stylesheet takes of a site. */
type Tweaked = Pick<Site, 'tweaks'> & Partial<Pick<Site, 'siteId' | 'settings'>>;

/** The stylesheets of sites, compiled once per theme and set of tweak values. */
export class SiteStyles {
  readonly own = new OwnStyleMaker();
  readonly #compiled = new LRUCache<string, string>({ maxSize: 16_000_000 });
  readonly #sheets = new LRUCache<string, PageSheet>({ maxSize: 16_000_000 });
  readonly #hashes = new WeakMap<Tweaked, { readonly version: string; readonly hash: string }>();
  readonly #onErrors: (theme: string, errors: readonly string[]) => void;

  constructor(onErrors: (theme: string, errors: readonly string[]) => void) {
    this.#onErrors = onErrors;
  }

  /** The stylesheet for pages. Its addresses change with its content, to be kept for good. */
  async sheet(theme: Theme, site: Tweaked): Promise<PageSheet> {
    const hash = this.hash(theme, site);
    const known = this.#sheets.get(hash);
    if (known !== undefined) return known;
    const url = `/site.css?v=${hash}`;
    const css = await this.css(theme, site);
    const sheet = { url, lateUrl: `${url}&part=late`, split: splitSheet(css, '/site.css') };
    if (this.#compiled.has(`${hash} true`)) {
      this.#sheets.set(hash, sheet, { size: css.length * 3 + 1 });
    }
    return sheet;
  }

  /** Names what a stylesheet is made of. Kept by loaded site, which never changes. */
  hash(theme: Theme, site: Tweaked): string {
    const kept = this.#hashes.get(site);
    if (kept?.version === theme.version) return kept.hash;
    const { version } = theme;
    const hash = hashOf(version, site);
    this.#hashes.set(site, { version, hash });
    return hash;
  }

  async css(theme: Theme, site: Tweaked, isMinified = true): Promise<string> {
    const key = `${this.hash(theme, site)} ${isMinified}`;
    const known = this.#compiled.get(key);
    if (known !== undefined) return known;
    const { css, faults } = compileStyles({
      sheets: theme.styles,
      files: theme.styleFiles,
      tweaks: theme.tweaks,
      values: tweakValues(site),
      isMinified,
    });
    if (faults.length > 0) this.#onErrors(theme.name, faults.map(describeFault));
    const own = await this.own.make(site.siteId ?? '', ownOf(site));
    const whole = withBlocks(css) + fontCss(fontsOf(site), css, site.siteId) + own.css;
    // What had no time now may have it at the next page.
    if (!own.faults.some(({ kind }) => kind === 'endless')) {
      this.#compiled.set(key, whole, { size: whole.length + 1 });
    }
    return whole;
  }
}

function hashOf(version: string, site: Tweaked): string {
  const entries = Object.entries(tweakValues(site));
  const values = JSON.stringify(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return createHash('sha256')
    .update(
      `${version}${values}${blocksCss}${JSON.stringify([fontsOf(site), ownOf(site), fontsOf(site).own.length > 0 && site.siteId])}`,
    )
    .digest('hex')
    .slice(0, 12);
}

/** The styles of blocks stand before those of the theme, behind what must come first. */
function withBlocks(css: string): string {
  const [first = ''] = /^(?:\s*@(?:charset|import)[^;]*;)*/.exec(css) ?? [];
  return first + blocksCss + css.slice(first.length);
}

function tweakValues(site: Tweaked): Readonly<Record<string, string>> {
  return isRecord(site.tweaks) ? site.tweaks : {};
}

/** What the owner wrote stands behind everything and has the last word. */
function ownOf({ settings }: Tweaked): string {
  return readSettingsGroup(settingsGroups.ownStyles, settings?.['ownStyles']).css;
}

function fontsOf({ settings }: Tweaked) {
  return readSettingsGroup(settingsGroups.fonts, settings?.['fonts']);
}
