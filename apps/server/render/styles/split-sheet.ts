import postcss, { type AtRule, type ChildNode } from 'postcss';
import { rebaseUrls } from './rebase-urls.ts';
import { selectorNeeds } from './selector-needs.ts';

/** A piece of a stylesheet that a page takes or leaves as one. */
export interface SheetRule {
  readonly css: string;
  /** Lists of names: the rule is taken when a page holds all of one of them. */
  readonly needs: readonly (readonly string[])[];
}

/** Rules inside `@media` and its like. */
export interface SheetGroup {
  readonly open: string;
  readonly parts: readonly SheetPart[];
  /** Stands even when it is empty: layers count by the order in which they are first named. */
  readonly isLayer: boolean;
}

export type SheetPart = SheetRule | SheetGroup;

export interface SplitSheet {
  readonly parts: readonly SheetPart[];
  /** Animations: taken with the rules that name them. */
  readonly keyframes: readonly { readonly name: string; readonly css: string }[];
  /** Every name that decides about a part. */
  readonly names: ReadonlySet<string>;
  /** Every rule; not the fonts, which every page holds already. */
  readonly lateCss: string;
}

const always: SheetRule['needs'] = [[]];
const groups = new Set(['media', 'supports', 'layer', 'container', 'scope', 'starting-style']);

/**
 * Takes a stylesheet apart so that pages can hold the rules that they show. Undefined when that
 * cannot be done without changing what it means.
 *
 * @param path Where the sheet is served from: its relative addresses count from there.
 */
export function splitSheet(css: string, path: string): SplitSheet | undefined {
  try {
    const root = postcss.parse(css);
    if (root.nodes.some(isAboutWholeSheet)) return undefined;
    const animations = root.nodes.filter(isAnimation);
    const keyframes = animations.map((rule) => ({ name: rule.params, css: rule.toString() }));
    const parts = root.nodes.flatMap((node) => (isAnimation(node) ? [] : readPart(node, path)));
    // Declared once only: a second declaration would load the font again under the reader's eyes.
    root.walkAtRules('font-face', (rule) => {
      rule.remove();
    });
    return { parts, keyframes, names: new Set(namesIn(parts)), lateCss: root.toString() };
  } catch {
    return undefined;
  }
}

function namesIn(parts: readonly SheetPart[]): string[] {
  return parts.flatMap((part) => ('css' in part ? part.needs.flat() : namesIn(part.parts)));
}

function isAboutWholeSheet(node: ChildNode): boolean {
  return node.type === 'atrule' && ['import', 'namespace'].includes(node.name.toLowerCase());
}

function isAnimation(node: ChildNode): node is AtRule {
  return node.type === 'atrule' && node.name.toLowerCase().endsWith('keyframes');
}

function readPart(node: ChildNode, path: string): SheetPart[] {
  if (node.type === 'rule')
    return [{ css: rebaseUrls(node.toString(), path), needs: selectorNeeds(node.selector) }];
  return node.type === 'atrule' ? readAtRule(node, path) : [];
}

function readAtRule(rule: AtRule, path: string): SheetPart[] {
  const name = rule.name.toLowerCase();
  if (name === 'charset') return [];
  if (groups.has(name) && rule.nodes !== undefined) return [readGroup(rule, path)];
  const text = rule.nodes === undefined ? `${rule.toString()};` : rule.toString();
  return [{ css: rebaseUrls(text, path), needs: always }];
}

function readGroup(rule: AtRule, path: string): SheetGroup {
  const parts = (rule.nodes ?? []).flatMap((node) => readPart(node, path));
  return {
    open: `@${rule.name} ${rule.params}{`,
    parts,
    isLayer: rule.name.toLowerCase() === 'layer',
  };
}
