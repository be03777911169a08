import type { StaffSite } from '@sitewright/contract';

/**
 * Where visitors find a site, from the back office: its own domain; where it answers on every host,
 * this one; else its short name on this machine.
 */
export function visitHref({
  primaryHost,
  isDefault,
  identifier,
}: Pick<StaffSite, 'primaryHost' | 'isDefault' | 'identifier'>): string {
  if (primaryHost !== null) return `${location.protocol}//${primaryHost}/`;
  if (isDefault) return `${location.origin}/`;
  const port = location.port && `:${location.port}`;
  return `${location.protocol}//${identifier}.localhost${port}/`;
}
