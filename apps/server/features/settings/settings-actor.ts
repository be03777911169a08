import type { SettingsGroupName } from '@sitewright/contract';
import type { Actor } from '../activity/actor.ts';

/** Who reads or writes settings, and what of them. Made by who knows roles. */
export interface SettingsActor extends Actor {
  /** True when the actor may write this group on the site in question. */
  mayChange(group: SettingsGroupName): boolean;
  /** True when the actor may read it. */
  maySee(group: SettingsGroupName): boolean;
}

/** Whoever runs commands on the machine may do anything to the installation. */
export const operator: SettingsActor = {
  accountId: null,
  name: 'Operator',
  mayChange: () => true,
  maySee: () => true,
};
