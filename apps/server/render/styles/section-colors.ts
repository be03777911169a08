/** The colours of sections, as the compiled sheet of a site has them. */
import type { SectionColors } from '@sitewright/blocks';
import { LRUCache } from 'lru-cache';
import postcss, { type ChildNode, type Rule } from 'postcss';
import type { Site } from '../../features/sites/site.ts';
import type { Theme } from '../theme/theme.ts';
import type { SiteStyles } from './site-css.ts';

const kept = new LRUCache<string, SectionColors>({ max: 200 });

/**
 * Ground and text of the colour themes that sections may have; where a site goes dark with the device
 * of its visitor, both looks of what follows it. A theme that names its colours otherwise has none.
 */
export async function sectionColors(
  styles: SiteStyles,
  theme: Theme,
  site: Site,
): Promise<SectionColors> {
  const key = styles.hash(theme, site);
  const known = kept.get(key);
  if (known) return known;
  const colors = readSectionColors(await styles.css(theme, site), (name) => {
    const tweak = theme.tweaks.find((one) => one.name === name);
    return (site.tweaks[name] ?? tweak?.defaultValue) === 'true';
  });
  kept.set(key, colors);
  return colors;
}

type Values = ReadonlyMap<string, string>;

/** @param isOn whether the class of the body that a checkbox of the theme sets is there */
export function readSectionColors(css: string, isOn: (name: string) => boolean): SectionColors {
  const { nodes } = postcss.parse(css);
  const site = valuesOf(nodes, (selector) => selector === ':root');
  const dark = nodes.flatMap((node) =>
    node.type === 'atrule' && node.name === 'media' && isDarkDevice(node.params)
      ? (node.nodes ?? [])
      : [],
  );
  const darkSite = valuesOf(dark, (selector) => {
    const [, name] = /^:root(?::has\((?:> ?)?body\.([\w-]+)\))?$/.exec(selector) ?? [];
    return selector.startsWith(':root') && (name === undefined ? selector === ':root' : isOn(name));
  });
  const roots = darkSite.size > 0 ? [site, new Map([...site, ...darkSite])] : [site];
  const names = new Set(
    nodes.flatMap((node) =>
      node.type === 'rule' ? node.selectors.flatMap((one) => themeOf(one)?.name ?? []) : [],
    ),
  );
  const colors: Record<string, SectionColors[string]> = {};
  for (const name of ['', ...names]) {
    const own = valuesOf(nodes, (selector) => {
      const found = themeOf(selector);
      return found?.name === name && !found.isBorder;
    });
    const border = valuesOf(nodes, (selector) => {
      const found = themeOf(selector);
      return found?.name === name && found.isBorder;
    });
    const looks = roots.flatMap((root) => {
      const values = new Map([...root, ...own]);
      const said = border.get('background') ?? border.get('background-color');
      const ground = resolve(said ?? 'var(--sw-color-bg)', values);
      const text = resolve('var(--sw-color-text)', values);
      return ground === undefined || text === undefined ? [] : [{ ground, text }];
    });
    colors[name] = looks.filter(
      (look, index) =>
        looks.findIndex(({ ground, text }) => ground === look.ground && text === look.text) ===
        index,
    );
  }
  return colors;
}

function isDarkDevice(params: string): boolean {
  return /^\(prefers-color-scheme:\s*dark\)$/.test(params.trim());
}

/** `.page-section[data-section-theme=dark]`, or the border of such a section. */
function themeOf(
  selector: string,
): { readonly name: string; readonly isBorder: boolean } | undefined {
  const [, name, border] =
    /^\.page-section\[data-section-theme="?([\w-]+)"?\](\s*>\s*\.section-border)?$/.exec(
      selector.trim(),
    ) ?? [];
  return name === undefined ? undefined : { name, isBorder: border !== undefined };
}

/** What the rules of some selectors say of colours, the last one counting. */
function valuesOf(nodes: readonly ChildNode[], isMeant: (selector: string) => boolean): Values {
  const rules = nodes.filter(
    (node): node is Rule =>
      node.type === 'rule' && node.selectors.some((selector) => isMeant(selector.trim())),
  );
  return new Map(
    rules.flatMap((rule) =>
      rule.nodes.flatMap((node) =>
        node.type === 'decl' && /^(?:--|background(?:-color)?$)/.test(node.prop)
          ? [[node.prop, node.value] as const]
          : [],
      ),
    ),
  );
}

/** Puts values in the place of names, as far as a few steps lead. */
function resolve(value: string, values: Values, steps = 5): string | undefined {
  const [, name, otherwise] = /^var\((--[\w-]+)(?:,\s*(.+))?\)$/.exec(value.trim()) ?? [];
  if (name === undefined) return value.trim();
  const next = values.get(name) ?? otherwise;
  return next === undefined || steps === 0 ? undefined : resolve(next, values, steps - 1);
}
