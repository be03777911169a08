import { z } from 'zod';
import { defineCall } from '../call.ts';
import { staffSiteParams } from './staff-site.ts';

/**
 * How the automation service stands: a Zap subscribes to news of the shop by a key, and is one
 * endpoint while it is on. CONN-06
 */
export const getAutomation = defineCall(
  'GET /api/sites/:identifier/automation',
  'Whether automations are connected, and how many',
  {
    params: staffSiteParams,
    answer: z.object({
      state: z.enum(['awaiting-connection', 'connected']),
      /** Subscriptions that programs made and that are on. */
      zaps: z.int().min(0),
    }),
  },
  { access: { permission: 'manage-integrations' } },
);
