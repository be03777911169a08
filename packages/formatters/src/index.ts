export { isDarkColor } from './content/hex-color.ts';
export { createCldrSource, getCldr } from './i18n/get-cldr.ts';
export type { CldrSource, PackLoader } from './i18n/get-cldr.ts';
export type { AnyFormatter, AnyPredicate, PluginGroup } from './plugin.ts';
export { createRegistry, pluginGroups } from './registry.ts';
export type { RegistryOptions } from './registry.ts';
