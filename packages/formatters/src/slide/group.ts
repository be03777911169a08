import type { PluginGroup } from '../plugin.ts';
import { currentType } from './current-type.ts';

/** Slices of cover pages. */
export const slideGroup: PluginGroup = { name: 'slide', formatters: [], predicates: [currentType] };
