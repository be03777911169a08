/** The one way to write a setting. */
import { isDeepStrictEqual } from 'node:util';
import {
  ApiError,
  settingsGroups,
  type Permission,
  type SettingsInput,
} from '@sitewright/contract';
import type { AppContext } from '../../context.ts';
import type { WriteTransaction } from '../../db/database.ts';
import { bumpSiteVersion } from '../../db/site-versions.ts';
import { logWrite, type LoggedValue } from '../activity/log-write.ts';
import { checkLanguageAddresses } from './check-language-addresses.ts';
import { checkSettings, findField, type SettingChange } from './check-settings.ts';
import { requireAsSeen, type SeenSettings } from './require-as-seen.ts';
import { findSecret, storeSecret } from './secret-settings.ts';
import type { SettingsActor } from './settings-actor.ts';

export type SettingsWriter = Pick<AppContext, 'transact' | 'secrets' | 'now'>;

export interface SettingsWrite {
  readonly siteId: string;
  readonly actor: SettingsActor;
  /** Fields by group; what is left out stays. An empty secret is taken away. */
  readonly values: SettingsInput | Readonly<Record<string, unknown>>;
  /** What the writer saw, by `group.field`; missing: it is written whatever stands there. */
  readonly seen?: SeenSettings;
}

/** A change that is ready to be stored: secrets are sealed, undefined brings back the default. */
export interface StoredChange extends SettingChange {
  readonly isSecret: boolean;
}

/**
 * Writes settings in one transaction: what visitors see of the site is made anew and every
 * change stands in the activity log. Answers the ids of the changes there; what is the same
 * as before is no change.
 * @throws ApiError `invalid_request` naming what is wrong, `not_allowed`, `not_found`, and
 *   `edited_meanwhile` where something else stands there than was seen
 */
export async function writeSettings(ctx: SettingsWriter, write: SettingsWrite): Promise<string[]> {
  const changes = checkSettings(write.values);
  requireAllowed(write.actor, changes);
  const stored = await sealSecrets(ctx, write.siteId, changes);
  return ctx.transact(async (trx) => {
    if (write.seen) await requireAsSeen(trx, { siteId: write.siteId, seen: write.seen, changes });
    return storeChanges(trx, { ...write, at: ctx.now() }, stored);
  });
}

/** @throws ApiError `not_allowed` */
function requireAllowed(actor: SettingsActor, changes: readonly SettingChange[]): void {
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

/** What was stored, as the log of writes shows it. */
interface AppliedChange {
  readonly subject: string;
  readonly permission: Permission;
  readonly before: LoggedValue;
  readonly after: LoggedValue;
  readonly sealedBefore: string | null;
}

/** Stores checked changes and logs them; answers the ids in the log. */
async function storeChanges(
  trx: WriteTransaction,
  scope: WriteScope,
  changes: readonly StoredChange[],
): Promise<string[]> {
  const ids: string[] = [];
  for (const applied of await applyChanges(trx, scope, changes)) {
    ids.push(await logWrite(trx, { ...scope, ...applied, action: 'setting-changed' }));
  }
  return ids;
}

/**
 * Stores checked changes and answers those that changed something. Holds the row of the site, so
 * that two writers never lose a change. Who calls it writes the log.
 */
export async function applyChanges(
  trx: WriteTransaction,
  scope: Pick<WriteScope, 'siteId' | 'at'>,
  changes: readonly StoredChange[],
): Promise<AppliedChange[]> {
  const settings = await holdSettings(trx, scope.siteId);
  await checkLanguageAddresses(trx, scope.siteId, changes);
  const applied: AppliedChange[] = [];
  for (const change of changes) {
    const done = change.isSecret
      ? await changeSecret(trx, scope, change)
      : changeValue({ ...change, settings });
    if (done) applied.push(done);
  }
  if (applied.length === 0) return [];
  await trx
    .updateTable('sites')
    .set({ settings: JSON.stringify(settings) })
    .where('site_id', '=', scope.siteId)
    .execute();
  await bumpSiteVersion(trx, scope.siteId);
  return applied;
}

/** `{ value }` of a setting that the site has written, else nothing. Holds the row of the site. */
export async function readStored(
  trx: WriteTransaction,
  siteId: string,
  { group, field }: Pick<SettingChange, 'group' | 'field'>,
): Promise<LoggedValue> {
  const settings = await holdSettings(trx, siteId);
  return valueIn(asRecord(settings[group]), field);
}

async function holdSettings(
  trx: WriteTransaction,
  siteId: string,
): Promise<Record<string, unknown>> {
  const site = await trx
    .selectFrom('sites')
    .select('settings')
    .where('site_id', '=', siteId)
    .forUpdate()
    .executeTakeFirst();
  if (!site) throw new ApiError('not_found');
  return structuredClone(site.settings);
}

function valueIn(fields: Record<string, unknown>, field: string): LoggedValue {
  return Object.hasOwn(fields, field) ? { value: fields[field] } : {};
}

function changeValue({
  settings,
  ...change
}: StoredChange & { settings: Record<string, unknown> }): AppliedChange | undefined {
  const { group, field, value } = change;
  const fields = { ...asRecord(settings[group]) };
  const before = valueIn(fields, field);
  const after = value === undefined ? {} : { value };
  if (isDeepStrictEqual(before, after)) return undefined;
  if (value === undefined) delete fields[field];
  else fields[field] = value;
  settings[group] = fields;
  return { ...loggedAs(change), before, after, sealedBefore: null };
}

async function changeSecret(
  trx: WriteTransaction,
  { siteId, at }: Pick<WriteScope, 'siteId' | 'at'>,
  change: StoredChange,
): Promise<AppliedChange | undefined> {
  const name = nameOf(change);
  const before = await findSecret(trx, siteId, name);
  const sealed = typeof change.value === 'string' ? change.value : undefined;
  if (before === undefined && sealed === undefined) return undefined;
  await storeSecret(trx, { siteId, name, sealed, at });
  return {
    ...loggedAs(change),
    before: { isSet: before !== undefined },
    after: { isSet: sealed !== undefined },
    sealedBefore: before ?? null,
  };
}

function loggedAs(change: SettingChange) {
  return { subject: nameOf(change), permission: settingsGroups[change.group].permission };
}

function nameOf({ group, field }: SettingChange): string {
  return `${settingsGroups[group].name}.${field}`;
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
