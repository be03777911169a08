import { MOBILE_BREAKPOINT_PX, type Breakpoint } from '@sitewright/contract';

/** The breakpoint whose places a page shows, by the width of its window. ROUT-43 */
export function breakpointOf(page: Document): Breakpoint {
  return (page.defaultView?.innerWidth ?? 0) <= MOBILE_BREAKPOINT_PX ? 'phone' : 'wide';
}
