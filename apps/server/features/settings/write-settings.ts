/** The one way to write a setting. */
import { isDeepStrictEqual } from 'node:util';
import { ApiError, settingsGroups, type SettingsInput } from '@sitewright/contract';
import type { AppContext } from '../../context.ts';
import type { WriteTransaction } from '../../db/database.ts';
import { bumpSiteVersion } from '../../db/site-versions.ts';
import { logChange } from './activity-log.ts';
import { checkSettings, findField, type SettingChange } from './check-settings.ts';
import { findSecret, storeSecret } from './secret-settings.ts';
import type { SettingsActor } from './settings-actor.ts';

export type SettingsWriter = Pick<AppContext, 'transact' | 'secrets' | 'now'>;

export interface SettingsWrite {
  readonly siteId: string;
  readonly actor: SettingsActor;
  /** Fields by group; what is left out stays. An empty secret is taken away. */
  readonly values: SettingsInput | Readonly<Record<string, unknown>>;
}

/** A change that is ready to be stored: secrets are sealed, undefined brings back the default. */
export interface StoredChange extends SettingChange {
  readonly isSecret: boolean;
}

/**
 * Writes settings in one transaction: what visitors see of the site is made anew and every
 * change stands in the activity log. Answers the ids of the changes there; what is the same
 * as before is no change.
 * @throws ApiError `invalid_request` naming what is wrong, `not_allowed`, `not_found`
 */
export async function writeSettings(ctx: SettingsWriter, write: SettingsWrite): Promise<string[]> {
  const changes = checkSettings(write.values);
  requireAllowed(write.actor, changes);
  const stored = await sealSecrets(ctx, write.siteId, changes);
  return ctx.transact((trx) => storeChanges(trx, { ...write, at: ctx.now() }, stored));
}

/** @throws ApiError `not_allowed` */
export function requireAllowed(actor: SettingsActor, changes: readonly SettingChange[]): void {
  if (!changes.every(({ group }) => actor.mayChange(group))) throw new ApiError('not_allowed');
}

/** Outside the transaction: the key may have to be made. */
async function sealSecrets(
  ctx: SettingsWriter,
  siteId: string,
  changes: readonly SettingChange[],
): Promise<StoredChange[]> {
  const stored: StoredChange[] = [];
  for (const change of changes) {
    const isSecret = findField(change.group, change.field)?.setting.visibility === 'secret';
    const value = isSecret ? await seal(ctx, siteId, change) : change.value;
    stored.push({ ...change, value, isSecret });
  }
  return stored;
}

/** Undefined for the empty text, which takes a secret away. */
async function seal(
  ctx: SettingsWriter,
  siteId: string,
  change: SettingChange,
): Promise<string | undefined> {
  if (change.value === '') return undefined;
  return (await ctx.secrets()).seal(String(change.value), `${siteId}:${nameOf(change)}`);
}

interface WriteScope {
  readonly siteId: string;
  readonly actor: SettingsActor;
  readonly at: Date;
}

/** Stores checked changes. Holds the row of the site, so that two writers never lose a change. */
export async function storeChanges(
  trx: WriteTransaction,
  scope: WriteScope,
  changes: readonly StoredChange[],
): Promise<string[]> {
  const site = await trx
    .selectFrom('sites')
    .select('settings')
    .where('site_id', '=', scope.siteId)
    .forUpdate()
    .executeTakeFirst();
  if (!site) throw new ApiError('not_found');
  const settings = structuredClone(site.settings);
  const ids: string[] = [];
  for (const change of changes) {
    const id = change.isSecret
      ? await changeSecret(trx, scope, change)
      : await changeValue(trx, scope, { ...change, settings });
    if (id !== undefined) ids.push(id);
  }
  if (ids.length === 0) return [];
  await trx
    .updateTable('sites')
    .set({ settings: JSON.stringify(settings) })
    .where('site_id', '=', scope.siteId)
    .execute();
  await bumpSiteVersion(trx, scope.siteId);
  return ids;
}

async function changeValue(
  trx: WriteTransaction,
  scope: WriteScope,
  { settings, ...change }: StoredChange & { settings: Record<string, unknown> },
): Promise<string | undefined> {
  const { group, field, value } = change;
  const fields = { ...asRecord(settings[group]) };
  const hadOne = Object.hasOwn(fields, field);
  const before = fields[field];
  if (hadOne === (value !== undefined) && isDeepStrictEqual(before, value)) return undefined;
  if (value === undefined) delete fields[field];
  else fields[field] = value;
  settings[group] = fields;
  return logChange(trx, {
    ...scope,
    subject: nameOf(change),
    before: hadOne ? { value: before } : {},
    after: value === undefined ? {} : { value },
    sealedBefore: null,
  });
}

async function changeSecret(
  trx: WriteTransaction,
  scope: WriteScope,
  change: StoredChange,
): Promise<string | undefined> {
  const subject = nameOf(change);
  const before = await findSecret(trx, scope.siteId, subject);
  const sealed = typeof change.value === 'string' ? change.value : undefined;
  if (before === undefined && sealed === undefined) return undefined;
  await storeSecret(trx, { siteId: scope.siteId, name: subject, sealed, at: scope.at });
  return logChange(trx, {
    ...scope,
    subject,
    before: { isSet: before !== undefined },
    after: { isSet: sealed !== undefined },
    sealedBefore: before ?? null,
  });
}

function nameOf({ group, field }: SettingChange): string {
  return `${settingsGroups[group].name}.${field}`;
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
