/** "Confirm that it is you": what is sensitive asks for a proof that is fresh. */
import { ApiError, peopleLimits } from '@sitewright/contract';

interface Asking {
  provedAt: Date | null;
}

/** Until when a session may do what is sensitive; undefined when it may not. */
export function provedUntil({ provedAt }: Asking, now: Date): Date | undefined {
  if (!provedAt) return undefined;
  const end = new Date(provedAt.getTime() + peopleLimits.proofLife);
  return end > now ? end : undefined;
}

/** @throws ApiError `proof_required` */
export function requireFreshProof(asking: Asking, now: Date): void {
  if (!provedUntil(asking, now)) throw new ApiError('proof_required');
}
