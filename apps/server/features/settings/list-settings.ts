/** All settings of a site for its staff. Of a secret it says only whether it is set. */
import {
  settingsGroups,
  type SettingField,
  type SettingsGroupName,
  type Visibility,
} from '@sitewright/contract';
import type { ReadDatabase } from '../../db/database.ts';
import { readSettings, type SettingsHolder } from './read-settings.ts';
import { listSecrets } from './secret-settings.ts';
import type { SettingsActor } from './settings-actor.ts';

export interface ListedSetting {
  group: SettingsGroupName;
  field: string;
  visibility: Visibility;
  summary: string;
  /** Missing for a secret. */
  value?: unknown;
  /** True when the site has a value of its own and not the default. */
  isSet: boolean;
  /** True when the actor may write it. */
  mayChange: boolean;
}

/** Those of the groups that the actor may see. */
export async function listSettings(
  db: ReadDatabase,
  site: SettingsHolder,
  actor: SettingsActor,
): Promise<ListedSetting[]> {
  const secrets = await listSecrets(db, site.siteId);
  return groupNames()
    .filter((group) => actor.maySee(group))
    .flatMap((group) => {
      const values = new Map<string, unknown>(Object.entries(readSettings(site, group)));
      const stored = new Map(Object.entries(site.settings[group] ?? {}));
      const fields: [string, SettingField][] = Object.entries(settingsGroups[group].fields);
      const mayChange = actor.mayChange(group);
      return fields.map(([field, { visibility, summary }]) => {
        const facts = { group, field, visibility, summary, mayChange };
        return visibility === 'secret'
          ? { ...facts, isSet: secrets.has(`${group}.${field}`) }
          : { ...facts, value: values.get(field), isSet: stored.has(field) };
      });
    });
}

function groupNames(): SettingsGroupName[] {
  return Object.values(settingsGroups).map(({ name }) => name);
}
