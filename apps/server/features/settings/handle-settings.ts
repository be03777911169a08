/** `/api/sites/:identifier/settings`: read and change. */
import { changeSettings, editSettings, getSettings } from '@sitewright/contract';
import type { CallScope } from '../../http/call-scope.ts';
import { handleCall } from '../../http/handle-call.ts';
import type { ActivityRow } from '../activity/log-write.ts';
import { findField } from './check-settings.ts';
import { listChanges } from './list-changes.ts';
import { listSettings } from './list-settings.ts';
import { requireSoundCode } from './require-sound-code.ts';
import type { SettingsActor } from './settings-actor.ts';
import { staffActor } from './staff-actor.ts';
import { writeSettings } from './write-settings.ts';

/** Registers the three calls. */
export function handleSettings(scope: CallScope): void {
  const { ctx } = scope;
  handleCall(scope, getSettings, async ({ site, staff }) => {
    const actor = staffActor(staff);
    const changes = await listChanges(ctx.db, site.siteId);
    return {
      settings: await listSettings(ctx.db, site, actor),
      changes: changes.filter((row) => maySee(actor, row)).map(presentChange),
    };
  });
  handleCall(scope, changeSettings, async ({ site: { siteId }, staff, body: values }) => {
    const actor = staffActor(staff);
    await requireSoundCode(ctx, { siteId, actor, values });
    return { changes: await writeSettings(ctx, { siteId, actor, values }) };
  });
  handleCall(scope, editSettings, async ({ site: { siteId }, staff, body: { changes } }) => {
    const actor = staffActor(staff);
    const values = valuesOf(changes);
    const seen = new Map(Object.entries(changes).map(([name, { from }]) => [name, from]));
    await requireSoundCode(ctx, { siteId, actor, values });
    return { changes: await writeSettings(ctx, { siteId, actor, values, seen }) };
  });
}

/** The new values by group and field. */
function valuesOf(changes: Readonly<Record<string, { to?: unknown }>>) {
  const values: Record<string, Record<string, unknown>> = {};
  for (const [name, { to }] of Object.entries(changes)) {
    const [group = '', field = ''] = name.split('.');
    values[group] = { ...values[group], [field]: to };
  }
  return values;
}

function maySee(actor: SettingsActor, { subject }: ActivityRow): boolean {
  const [group = '', field = ''] = subject.split('.');
  const known = findField(group, field);
  return known !== undefined && actor.maySee(known.group);
}

function presentChange(row: ActivityRow) {
  const { id, subject, before, after } = row;
  return { id, at: row.happened_at.getTime(), actorName: row.actor_name, subject, before, after };
}
