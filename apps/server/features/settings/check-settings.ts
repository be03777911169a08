/** What somebody wants to write, checked against the schemas. */
import {
  ApiError,
  describeIssue,
  generalMessages,
  isSettingsGroupName,
  listFieldErrors,
  settingsGroups,
  type SettingField,
  type SettingsGroupName,
} from '@sitewright/contract';

/** One setting with its new value; a secret is plain text still, empty to take it away. */
export interface SettingChange {
  readonly group: SettingsGroupName;
  readonly field: string;
  readonly value: unknown;
}

/**
 * The changes of an object of groups and fields.
 * @throws ApiError `invalid_request` with a message for each `group.field` that is wrong
 */
export function checkSettings(input: Readonly<Record<string, unknown>>): SettingChange[] {
  const errors: Record<string, string> = {};
  const changes: SettingChange[] = [];
  for (const [group, fields] of Object.entries(input)) {
    for (const [field, sent] of Object.entries(fields ?? {})) {
      if (sent === undefined) continue;
      const known = findField(group, field);
      if (!known) {
        errors[`${group}.${field}`] = generalMessages.unknownSetting;
        continue;
      }
      const parsed = known.setting.schema.safeParse(sent, { error: describeIssue });
      if (parsed.success) changes.push({ group: known.group, field, value: parsed.data });
      else Object.assign(errors, errorsUnder(`${group}.${field}`, listFieldErrors(parsed.error)));
    }
  }
  if (Object.keys(errors).length > 0) throw new ApiError('invalid_request', {}, { errors });
  return changes;
}

/** A setting by its names; undefined when there is none. */
export function findField(
  group: string,
  field: string,
): { group: SettingsGroupName; setting: SettingField } | undefined {
  if (!isSettingsGroupName(group)) return undefined;
  const fields: Readonly<Record<string, SettingField>> = settingsGroups[group].fields;
  return Object.hasOwn(fields, field) ? { group, setting: fields[field]! } : undefined;
}

function errorsUnder(prefix: string, errors: Record<string, string>): Record<string, string> {
  const named = Object.entries(errors).map(([path, message]) => [
    path === '' ? prefix : `${prefix}.${path}`,
    message,
  ]);
  return Object.fromEntries(named);
}
