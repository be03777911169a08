import type { ReadDatabase } from '../../db/database.ts';
import type { Site } from './site.ts';

type Load<Value> = (db: ReadDatabase, site: Site) => Promise<Value>;

/**
 * Reads something of a site once and keeps it as long as the site stays as it is: whoever changes
 * it raises the version of the site, which makes a new `Site`.
 */
export function rememberBySite<Value>(
  load: Load<Value>,
): (ctx: { readonly db: ReadDatabase }, site: Site) => Promise<Value> {
  const known = new WeakMap<Site, Promise<Value>>();
  return (ctx, site) => {
    const found = known.get(site);
    if (found) return found;
    const loading = load(ctx.db, site);
    known.set(site, loading);
    loading.catch(() => known.delete(site));
    return loading;
  };
}
