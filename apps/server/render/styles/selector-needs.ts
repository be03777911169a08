import parser from 'postcss-selector-parser';

/**
 * What a page must hold for a list of selectors to match something: one list of names as
 * `namesOf` gives them for each selector, all of which are needed. States, attributes and
 * the arguments of `:is`, `:not` and their like are not looked at: a selector may be thought to
 * match when it does not, never the other way round.
 */
export function selectorNeeds(selectors: string): string[][] {
  return parser().astSync(selectors).nodes.map(namesOf);
}

function namesOf(selector: parser.Selector): string[] {
  const names: string[] = [];
  for (const node of selector.nodes) {
    if (node.type === 'class') names.push(`.${node.value}`);
    if (node.type === 'id') names.push(`#${node.value}`);
    // Others are no names that could be looked for: in mixed case, as in drawings, or a mistake.
    if (node.type === 'tag' && /^[a-z][\da-z-]*$/.test(node.value)) names.push(node.value);
  }
  return names.filter((name) => !/\s/.test(name));
}
