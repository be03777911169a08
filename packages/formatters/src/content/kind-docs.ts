import type { PluginDoc, PluginDocs } from '../plugin.ts';
import { backgroundSources, promotableKinds, promotedBlocks } from './kind-predicates.ts';
import { recordTypes } from './record-types.ts';

function entry(name: string, summary: string, data: unknown): [name: string, doc: PluginDoc] {
  return [name, { summary, examples: [{ template: `{.${name}}yes{.end}`, data, output: 'yes' }] }];
}

function kindEntry(type: string, code: number, name = `${type}?`): [name: string, doc: PluginDoc] {
  const promoted = promotableKinds.has(type) ? ' or promotes such a block' : '';
  return entry(name, `The item is of the kind \`${type}\` (${code})${promoted}.`, {
    recordType: code,
  });
}

/** What an item is, what it promotes and where its background comes from, for authors. */
export const kindDocs: PluginDocs = Object.fromEntries([
  ...Object.entries(recordTypes).map(([type, code]) => kindEntry(type, code)),
  kindEntry('video', recordTypes.video, 'external-video?'),
  ...promotedBlocks.map((type) =>
    entry(`promoted${type.toUpperCase()}?`, `The item promotes a block of the type \`${type}\`.`, {
      promotedBlockType: type,
    }),
  ),
  ...Object.entries(backgroundSources).map(([source, code]) =>
    entry(
      `background-source-${source}?`,
      `The background is of the source \`${source}\` (${code}).`,
      { backgroundSource: code },
    ),
  ),
]);
