import parser from 'postcss-selector-parser';

/** What nobody sees before a page is touched. */
const touched = new Set([
  ':hover',
  ':active',
  ':focus',
  ':focus-visible',
  ':focus-within',
  '::backdrop',
  '::selection',
]);

/**
 * What a page must hold for a list of selectors to match something when it is first shown: one
 * list of names as {@link htmlNames} gives them for each selector, all of which are needed.
 * Selectors for a state that needs a pointer or a key are left out. Arguments of `:is`, `:not` and
 * their like are not looked at: a selector may be thought to match when it does not, never the
 * other way round.
 */
export function selectorNeeds(selectors: string): string[][] {
  const lists: string[][] = [];
  for (const selector of parser().astSync(selectors).nodes) {
    const names = namesOf(selector);
    if (names !== undefined) lists.push(names);
  }
  return lists;
}

function namesOf(selector: parser.Selector): string[] | undefined {
  const names: string[] = [];
  for (const node of selector.nodes) {
    if (node.type === 'pseudo' && touched.has(node.value.toLowerCase())) return undefined;
    if (node.type === 'class') names.push(`.${node.value.toLowerCase()}`);
    if (node.type === 'id') names.push(`#${node.value.toLowerCase()}`);
    if (node.type === 'tag') names.push(node.value.toLowerCase());
  }
  return names;
}
