import type { SheetPart, SplitSheet } from './split-sheet.ts';

export interface UsedRules {
  /** The rules of the sheet that a page can show as it is, in their order. */
  readonly css: string;
  /** Names, one of which must come into the page before any other rule can match. */
  readonly missing: ReadonlySet<string>;
}

/** The animations of these sheets that the texts of a page may name, as `@name`. */
export function animationsIn(texts: readonly string[], sheets: readonly SplitSheet[]): string[] {
  const animations = sheets.flatMap(({ keyframes }) => keyframes.map(({ name }) => name));
  const named = animations.filter((name) => texts.some((html) => html.includes(name)));
  return named.map((name) => `@${name}`);
}

/**
 * Chooses the rules that a page can show, whatever pointers, keys and paper do.
 *
 * @param names What the page holds, as `NameIndex` and {@link animationsIn} find it.
 */
export function usedRules({ parts, keyframes }: SplitSheet, names: ReadonlySet<string>): UsedRules {
  const missing = new Set<string>();
  const css = print(parts, names, missing);
  const used = keyframes.filter(({ name }) => css.includes(name) || names.has(`@${name}`));
  return { css: css + used.map((animation) => animation.css).join(''), missing };
}

function print(
  parts: readonly SheetPart[],
  names: ReadonlySet<string>,
  missing: Set<string>,
): string {
  let css = '';
  for (const part of parts) {
    if ('css' in part) {
      if (canMatch(part.needs, names)) css += part.css;
      else noteMissing(part.needs, names, missing);
      continue;
    }
    const inside = print(part.parts, names, missing);
    if (inside !== '' || part.isLayer) css += `${part.open}${inside}}`;
  }
  return css;
}

type Needs = readonly (readonly string[])[];

function canMatch(needs: Needs, names: ReadonlySet<string>): boolean {
  return needs.some((list) => list.every((name) => names.has(name)));
}

/** One name for each selector is enough, and most selectors share theirs with others. */
function noteMissing(needs: Needs, names: ReadonlySet<string>, missing: Set<string>): void {
  for (const list of needs) {
    const absent = list.filter((name) => !names.has(name));
    if (!absent.some((name) => missing.has(name))) missing.add(absent[0]!);
  }
}
