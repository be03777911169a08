/** `npm run set`: what it reads and what it prints. */
import { ApiError, PASSWORD_MASK } from '@sitewright/contract';
import type { AppContext } from '../../context.ts';
import { undoWrite } from '../activity/undo-write.ts';
import { findField } from './check-settings.ts';
import { listChanges } from './list-changes.ts';
import { listSettings, type ListedSetting } from './list-settings.ts';
import type { SettingsHolder } from './read-settings.ts';
import { operator } from './settings-actor.ts';
import { writeSettings } from './write-settings.ts';

const settingsUsage = `npm run set -- SITE                      lists the settings of a site
npm run set -- SITE GROUP.FIELD VALUE    changes one; VALUE is text or JSON
npm run set -- SITE --changes            lists the latest changes
npm run set -- SITE --undo ID            takes a change back, while it still stands`;

/** Sites that are named when the one that was meant is not there. */
const namedSites = 20;

/** The command cannot be carried out. A few lines for the operator. */
export class SettingsCommandError extends Error {
  override name = 'SettingsCommandError';
}

type CommandContext = Pick<AppContext, 'db' | 'transact' | 'secrets' | 'undoers' | 'now'>;

/**
 * Carries it out and answers what to print.
 * @throws SettingsCommandError saying what is wrong
 */
export async function runSettingsCommand(
  ctx: CommandContext,
  args: readonly string[],
): Promise<string> {
  const [identifier, name, value, ...more] = args;
  if (identifier === undefined || more.length > 0) throw new SettingsCommandError(settingsUsage);
  const site = await findSite(ctx, identifier);
  try {
    if (name === undefined) return describe(await listSettings(ctx.db, site, operator));
    if (name === '--changes' && value === undefined) return await describeChanges(ctx, site);
    if (value === undefined) throw new SettingsCommandError(settingsUsage);
    if (name === '--undo') return report(await undo(ctx, site, value));
    return report(await set(ctx, site, { name, value }));
  } catch (error) {
    if (error instanceof ApiError) throw new SettingsCommandError(explain(error));
    throw error;
  }
}

async function findSite({ db }: CommandContext, identifier: string): Promise<SettingsHolder> {
  const row = await db
    .selectFrom('sites')
    .select(['site_id', 'settings'])
    .where('identifier', '=', identifier)
    .executeTakeFirst();
  if (row) return { siteId: row.site_id, settings: row.settings };
  const others = await db
    .selectFrom('sites')
    .select('identifier')
    .orderBy('identifier')
    .limit(namedSites)
    .execute();
  const names = others.map((site) => site.identifier).join(', ');
  throw new SettingsCommandError(`There is no site "${identifier}". There are: ${names}.`);
}

async function undo(ctx: CommandContext, { siteId }: SettingsHolder, id: string) {
  return [await undoWrite(ctx, { siteId, id, actor: operator, may: () => true })];
}

function set(
  ctx: CommandContext,
  { siteId }: SettingsHolder,
  wish: { name: string; value: string },
): Promise<string[]> {
  const [group = '', field = '', ...rest] = wish.name.split('.');
  const known = rest.length === 0 ? findField(group, field) : undefined;
  if (!known) throw new SettingsCommandError(`There is no setting "${wish.name}".`);
  const isText = known.setting.schema.safeParse(wish.value).success;
  const value = isText ? wish.value : parseJson(wish.value);
  return writeSettings(ctx, { siteId, actor: operator, values: { [group]: { [field]: value } } });
}

/** What is no JSON is text. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function report(changes: readonly string[]): string {
  return changes.length === 0 ? 'It was so already.' : `Changed. To undo: --undo ${changes[0]}`;
}

function describe(settings: readonly ListedSetting[]): string {
  const lines: string[] = [];
  let group = '';
  for (const setting of settings) {
    if (setting.group !== group) lines.push('', setting.group);
    group = setting.group;
    lines.push(`  ${group}.${setting.field} = ${valueText(setting)}  — ${setting.summary}`);
  }
  return lines.join('\n').trimStart();
}

function valueText({ visibility, value, isSet }: ListedSetting): string {
  if (visibility === 'secret') return isSet ? PASSWORD_MASK : '(not set)';
  return `${JSON.stringify(value)}${isSet ? '' : ' (default)'}`;
}

async function describeChanges(ctx: CommandContext, { siteId }: SettingsHolder): Promise<string> {
  const rows = await listChanges(ctx.db, siteId);
  const lines = rows.map((row) =>
    [
      row.id,
      row.happened_at.toISOString(),
      row.actor_name,
      row.subject,
      `${JSON.stringify(row.before)} → ${JSON.stringify(row.after)}`,
    ].join('  '),
  );
  return lines.length === 0 ? 'Nothing was changed yet.' : lines.join('\n');
}

function explain(error: ApiError): string {
  const errors = Object.entries(error.details.errors ?? {});
  return errors.length === 0
    ? error.message
    : errors.map(([name, message]) => `${name}: ${message}`).join('\n');
}
