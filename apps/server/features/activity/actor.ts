import type { Call, Permission } from '@sitewright/contract';
import type { AppContext } from '../../context.ts';
import type { AskingStaff } from '../../http/require-staff.ts';

/** Who writes, as the log of writes names them. */
export interface Actor {
  /** Null for a key, and for a command of the operator. */
  readonly accountId: string | null;
  /** Of an API key that asks. */
  readonly keyId?: string;
  readonly name: string;
}

/** Who writes, and by which permission. */
export interface Writer {
  readonly actor: Actor;
  readonly permission: Permission;
}

/** A call of staff. */
export type StaffCall = Call & { readonly access: { readonly permission: Permission } };

/** Somebody of the staff. */
export function actorOf({ accountId, displayName }: AskingStaff): Actor {
  return { accountId, name: displayName };
}

/** Who writes by a call of staff. */
export function writerOf({ access }: StaffCall, staff: AskingStaff): Writer {
  return { actor: actorOf(staff), permission: access.permission };
}

/** The context of a call of staff: what is written through it knows who wrote it. */
export function asWriter(ctx: AppContext, call: StaffCall, staff: AskingStaff): AppContext {
  return { ...ctx, writer: writerOf(call, staff) };
}
