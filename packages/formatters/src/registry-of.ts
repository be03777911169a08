import type { Registry } from '@sitewright/template';
import type { PluginGroup } from './plugin.ts';

/**
 * A registry of some groups: a browser loads only the plug-ins of those that it names. Of two
 * plug-ins of one name the later one counts.
 */
export function createRegistryOf(groups: readonly PluginGroup[]): Registry {
  const formatters = groups.flatMap((group) => group.formatters);
  const predicates = groups.flatMap((group) => group.predicates);
  return Object.freeze({
    formatters: new Map(formatters.map((formatter) => [formatter.name, formatter])),
    predicates: new Map(predicates.map((predicate) => [predicate.name, predicate])),
  });
}
