import { createContext, useContext, useMemo } from 'react';
import type { Permission, StaffSessionAnswer, StaffSite } from '@sitewright/contract';
import type { Section } from './section.ts';
import { knowsTimeZone } from './time-zone.ts';

/** Who works here; undefined before signing in. */
export const SessionContext = createContext<StaffSessionAnswer | undefined>(undefined);

/** The site that the screen is about. */
export const SiteContext = createContext<StaffSite | undefined>(undefined);

/** All sections there are. */
export const SectionsContext = createContext<readonly Section[]>([]);

/** Who works here. @throws Error on a screen before signing in */
export function useSession(): StaffSessionAnswer {
  const session = useContext(SessionContext);
  if (!session) throw new Error('Nobody is signed in on this screen');
  return session;
}

/** What a screen needs of the site that it is about. */
export interface OfficeSite extends StaffSite {
  /** Its time zone; UTC while this browser cannot tell the time there. I18N-06 */
  readonly timeZone: string;
  /** The zone that this browser does not know. */
  readonly failedTimeZone: string | undefined;
  /** Address of a screen of the site: `href('orders/1001')`. */
  readonly href: (path: string) => string;
  /** Whether who works here may do it: what they may not, they are not shown. */
  readonly may: (permission: Permission) => boolean;
}

/** The site that the screen is about. @throws Error on a screen of no site */
export function useSite(): OfficeSite {
  const site = useContext(SiteContext);
  if (!site) throw new Error('This screen is about no site');
  // The same as long as the site is: what follows from it is not made anew at every key.
  return useMemo(() => officeSiteOf(site), [site]);
}

function officeSiteOf(site: StaffSite): OfficeSite {
  const isKnown = knowsTimeZone(site.timeZone);
  return {
    ...site,
    timeZone: isKnown ? site.timeZone : 'UTC',
    failedTimeZone: isKnown ? undefined : site.timeZone,
    href: (path) => siteHref(site.identifier, path),
    may: (permission) => site.permissions.includes(permission),
  };
}

/** The sections of this site that who works here may see. */
export function useSections(): readonly Section[] {
  const { may } = useSite();
  return useContext(SectionsContext).filter(({ permission }) => may(permission));
}

/** Address of a screen of a site. */
export function siteHref(identifier: string, path: string): string {
  const base = `/config/sites/${encodeURIComponent(identifier)}`;
  return path === '' ? base : `${base}/${path}`;
}
