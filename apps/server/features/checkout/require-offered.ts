import type { AppContext } from '../../context.ts';
import type { CustomLine } from '../cart/custom-line.ts';
import { requireDonationOffered } from '../donations/start-donation.ts';
import { requirePlanOffered } from '../memberships/join-membership.ts';
import type { Site } from '../sites/site.ts';

/**
 * Whether what a cart holds beside goods can still be had, at that price.
 * @throws ApiError when it cannot
 */
export async function requireOffered(
  ctx: AppContext,
  site: Site,
  line: CustomLine | null,
): Promise<void> {
  if (line?.kind === 'donation') await requireDonationOffered(ctx, site, line);
  if (line?.kind === 'membership') await requirePlanOffered(ctx, site, line);
}
