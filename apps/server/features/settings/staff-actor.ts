/** Somebody of the staff as settings see them: each group asks for its own permission. */
import { ApiError, settingsGroups, type Permission } from '@sitewright/contract';
import type { FastifyRequest } from 'fastify';
import type { CallScope } from '../../http/call-scope.ts';
import type { SettingsActor } from './settings-actor.ts';

interface Asked {
  readonly request: FastifyRequest;
  readonly site: { siteId: string };
  readonly staff: { readonly accountId: string };
}

export async function staffActor(scope: CallScope, asked: Asked): Promise<SettingsActor> {
  const wanted = new Set<Permission>(['view-settings']);
  for (const { permission } of Object.values(settingsGroups)) wanted.add(permission);
  const held = new Set<Permission>();
  for (const permission of wanted) {
    if (await isAllowed(scope, asked, permission)) held.add(permission);
  }
  const mayChange: SettingsActor['mayChange'] = (group) =>
    held.has(settingsGroups[group].permission);
  return {
    accountId: asked.staff.accountId,
    name: await nameOf(scope, asked.staff.accountId),
    mayChange,
    maySee: (group) => held.has('view-settings') || mayChange(group),
  };
}

async function isAllowed(
  { requireStaff }: CallScope,
  { request, site }: Asked,
  permission: Permission,
): Promise<boolean> {
  try {
    await requireStaff(request, site, permission);
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_allowed') return false;
    throw error;
  }
}

async function nameOf({ ctx }: CallScope, accountId: string): Promise<string> {
  const row = await ctx.db
    .selectFrom('staff_accounts')
    .select('display_name')
    .where('id', '=', accountId)
    .executeTakeFirst();
  return row?.display_name ?? '';
}
