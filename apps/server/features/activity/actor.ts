import type { AskingStaff } from '../../http/require-staff.ts';

/** Who writes, as the log of writes names them. */
export interface Actor {
  /** Null for a key, and for a command of the operator. */
  readonly accountId: string | null;
  /** Of an API key that asks. */
  readonly keyId?: string;
  readonly name: string;
}

/** Somebody of the staff. */
export function actorOf({ accountId, displayName }: AskingStaff): Actor {
  return { accountId, name: displayName };
}
