export type {
  ApplyOptions,
  Args,
  Formatter,
  Path,
  PluginContext,
  PluginExample,
  Predicate,
  Registry,
} from './plugin.ts';
