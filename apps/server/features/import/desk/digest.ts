import { createHash } from 'node:crypto';
import type { LoggedValue } from '../../activity/log-write.ts';

/** Tells whether a thing still is as it was written, in little space. */
export function digest(fields: LoggedValue): { digest: string } {
  const sorted = Object.entries(fields).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return { digest: createHash('sha256').update(JSON.stringify(sorted)).digest('base64url') };
}
