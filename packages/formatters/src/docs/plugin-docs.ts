import type { PluginDoc, PluginDocs } from '../plugin.ts';
import { commerceDocs } from '../commerce/docs.ts';
import { contentDocs } from '../content/docs.ts';
import { coreDocs } from '../core/docs.ts';
import { dateDocs } from '../date/docs.ts';
import { i18nDocs } from '../i18n/docs.ts';
import { legacyDocs } from '../legacy/docs.ts';
import { slideDocs } from '../slide/docs.ts';
import { socialDocs } from '../social/docs.ts';

/**
 * The documentation of every formatter and predicate. It stands apart from the plug-ins, in
 * `@sitewright/formatters/docs`, so that pages and servers never load it.
 */
export const pluginDocs: PluginDocs = Object.freeze({
  ...coreDocs,
  ...contentDocs,
  ...commerceDocs,
  ...dateDocs,
  ...i18nDocs,
  ...socialDocs,
  ...slideDocs,
  ...legacyDocs,
});

/** The documentation of a plug-in. Throws when there is none. */
export function docOf({ name }: { readonly name: string }): PluginDoc {
  const doc = pluginDocs[name];
  if (doc === undefined) throw new Error(`${name} has no documentation.`);
  return doc;
}
