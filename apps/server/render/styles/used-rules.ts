import type { SheetPart, SplitSheet } from './split-sheet.ts';

/** The rules of a sheet that show in a page of these names, in their order. */
export function usedRules({ parts, keyframes }: SplitSheet, names: ReadonlySet<string>): string {
  const css = print(parts, names);
  const named = keyframes.filter(({ name }) => css.includes(name));
  return css + named.map((animation) => animation.css).join('');
}

function print(parts: readonly SheetPart[], names: ReadonlySet<string>): string {
  let css = '';
  for (const part of parts) {
    if ('css' in part) {
      if (part.needs.some((list) => list.every((name) => names.has(name)))) css += part.css;
      continue;
    }
    const inside = print(part.parts, names);
    if (inside !== '' || part.isLayer) css += `${part.open}${inside}}`;
  }
  return css;
}
