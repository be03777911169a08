/** `/config`: the sites of the installation. */
import { sql } from 'kysely';
import type { ReadDatabase } from '../../db/database.ts';
import { html, type Html } from '../../html.ts';
import { emptyState, sections, siteHref, type Section } from './owner-layout.ts';
import { pageSize, pagingLinks, toPage, type PageOf } from './paging.ts';

export interface SiteLine {
  identifier: string;
  title: string;
  isDefault: boolean;
  primaryHost: string | null;
}

export async function listSites(db: ReadDatabase, page: number): Promise<PageOf<SiteLine>> {
  const rows = await db
    .selectFrom('sites')
    .leftJoin('site_domains', (join) =>
      join
        .onRef('site_domains.site_id', '=', 'sites.site_id')
        .on('site_domains.is_primary', '=', sql<boolean>`true`),
    )
    .select(['identifier', 'title', 'is_default as isDefault', 'host as primaryHost'])
    .orderBy('is_default', 'desc')
    .orderBy('title')
    .orderBy('sites.site_id')
    .limit(pageSize + 1)
    .offset((page - 1) * pageSize)
    .execute();
  return toPage(rows, page);
}

/** `port` is where this server is reached, with its colon, or empty. */
export function renderSites(list: PageOf<SiteLine>, port: string): Html {
  return html`<h1>Sites</h1>
    ${
      list.rows.length === 0
        ? emptyState('No sites yet', 'This installation has no site.')
        : html`<ul class="cards">
            ${list.rows.map((site) => siteCard(site, port))}
          </ul>`
    }
    ${pagingLinks(list, '/config', '')}`;
}

function siteCard(site: SiteLine, port: string): Html {
  const names = Object.keys(sections) as Section[];
  return html`<li>
    <h2>${site.title}</h2>
    <p><a href="${visitHref(site, port)}">Visit site</a></p>
    <ul class="links">
      ${names.map(
        (name) =>
          html`<li>
            <a href="${siteHref(site.identifier, name)}"
              >${sections[name]}<span class="unseen"> of ${site.title}</span></a
            >
          </li>`,
      )}
    </ul>
  </li>`;
}

function visitHref(site: SiteLine, port: string): string {
  if (site.primaryHost) return `//${site.primaryHost}`;
  return site.isDefault ? '/' : `//${site.identifier}.localhost${port}`;
}
