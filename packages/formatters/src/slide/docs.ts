import type { PluginDocs } from '../plugin.ts';

/** Cover pages, for authors. */
export const slideDocs: PluginDocs = {
  'current-type?': {
    summary: 'The `currentType` of the value is the slice of that name.',
    usage: 'heading|body|image|gallery|video|…',
    examples: [
      { template: '{.current-type? gallery}yes{.end}', data: { currentType: 5 }, output: 'yes' },
    ],
  },
};
