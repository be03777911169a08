export { docOf, pluginDocs } from './plugin-docs.ts';
export { writeReference } from './reference.ts';
export type { PluginDoc, PluginDocs, PluginExample } from '../plugin.ts';
