import { settingsGroups } from '@sitewright/contract';
import type { AskingStaff } from '../../http/require-staff.ts';
import { isAllowed } from '../../policies/is-allowed.ts';
import { actorOf } from '../activity/actor.ts';
import type { SettingsActor } from './settings-actor.ts';

/** Somebody of the staff as settings see them: each group asks for its own permission. */
export function staffActor(staff: AskingStaff): SettingsActor {
  const mayChange: SettingsActor['mayChange'] = (group) =>
    isAllowed(staff, settingsGroups[group].permission);
  return {
    ...actorOf(staff),
    mayChange,
    maySee: (group) => isAllowed(staff, 'view-settings') || mayChange(group),
  };
}
