import { promotedBlockTypes, recordTypes } from '@sitewright/commerce';
import type { PluginDoc, PluginDocs } from '../plugin.ts';
import { askedRecordTypes } from './asked-record-types.ts';
import { askedBackgroundSources, promotableKinds } from './kind-predicates.ts';

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
  ...askedRecordTypes.map(([type, code]) => kindEntry(type, code)),
  kindEntry('video', recordTypes.values.video, 'external-video?'),
  ...promotedBlockTypes.map((type) =>
    entry(`promoted${type.toUpperCase()}?`, `The item promotes a block of the type \`${type}\`.`, {
      promotedBlockType: type,
    }),
  ),
  ...askedBackgroundSources.map(([source, code]) =>
    entry(
      `background-source-${source}?`,
      `The background is of the source \`${source}\` (${code}).`,
      { backgroundSource: code },
    ),
  ),
]);
