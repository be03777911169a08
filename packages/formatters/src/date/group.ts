import type { PluginGroup } from '../plugin.ts';
import { date } from './date.ts';
import { sameDay } from './same-day.ts';

/** Dates that need no locale. */
export const dateGroup: PluginGroup = {
  name: 'date',
  formatters: [date],
  predicates: [sameDay],
};
