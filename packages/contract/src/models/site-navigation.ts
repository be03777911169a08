import { z } from 'zod';

/**
 * What the site in the frame of the editor asks of the window around it: to go to a path of the
 * site. Sent by `postMessage` to the own origin. ROUT-02
 */
export const siteNavigationSchema = z.object({
  type: z.literal('site-navigation-requested'),
  path: z.string().regex(/^\/(?![/\\])/),
});

/** See {@link siteNavigationSchema}. */
export type SiteNavigation = z.infer<typeof siteNavigationSchema>;
