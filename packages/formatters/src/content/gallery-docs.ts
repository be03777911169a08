import type { PluginDoc, PluginDocs } from '../plugin.ts';
import { galleryChoices, gallerySwitches } from './gallery-predicates.ts';

function entry(
  option: string,
  summary: string,
  example: { readonly options: unknown; readonly output: string },
): [name: string, doc: PluginDoc] {
  const name = `gallery-${option}?`;
  const { options, output } = example;
  const template = `{.${name}}${output}{.end}`;
  return [name, { summary, examples: [{ template, data: { options }, output }] }];
}

/** The options of a gallery, for authors. */
export const galleryDocs: PluginDocs = Object.fromEntries([
  entry('meta', 'The gallery has controls or indicators.', {
    options: { controls: true },
    output: 'yes',
  }),
  ...Object.entries(galleryChoices).flatMap(([option, choices]) =>
    choices.map((choice) =>
      entry(`${option}-${choice}`, `The gallery option \`${option}\` is \`${choice}\`.`, {
        options: { [option]: choice },
        output: 'yes',
      }),
    ),
  ),
  ...gallerySwitches.map((option) =>
    entry(option, `The gallery option \`${option}\` is on.`, {
      options: { [option]: true },
      output: 'on',
    }),
  ),
]);
