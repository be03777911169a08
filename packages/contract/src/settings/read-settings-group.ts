import type {
  SettingField,
  SettingsGroup,
  SettingsOf,
  PublicSettingsOf,
} from './define-settings.ts';

/**
 * The values of a group from what is stored, without its secrets. A wrong value never stops
 * anything: it counts as the default, and as off where it stands for a switch.
 */
export function readSettingsGroup<Group extends SettingsGroup>(
  group: Group,
  stored: unknown,
): SettingsOf<Group>;
export function readSettingsGroup(group: SettingsGroup, stored: unknown): Record<string, unknown> {
  return readFields(group, stored, ({ visibility }) => visibility !== 'secret');
}

/** The values of a group that pages may show, as {@link readSettingsGroup} reads them. */
export function readPublicSettings<Group extends SettingsGroup>(
  group: Group,
  stored: unknown,
): PublicSettingsOf<Group>;
export function readPublicSettings(group: SettingsGroup, stored: unknown): Record<string, unknown> {
  return readFields(group, stored, ({ visibility }) => visibility === 'public');
}

function readFields(
  { fields }: SettingsGroup,
  stored: unknown,
  isWanted: (field: SettingField) => boolean,
): Record<string, unknown> {
  const values = new Map(Object.entries(typeof stored === 'object' && stored ? stored : {}));
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([, field]) => isWanted(field))
      .map(([name, field]) => [name, readField(field, values.get(name))]),
  );
}

function readField({ schema }: SettingField, stored: unknown): unknown {
  const parsed = schema.safeParse(stored);
  if (parsed.success) return parsed.data;
  const fallback = schema.parse(undefined);
  return fallback === true ? false : fallback;
}
