/** `/config`: the sites of the installation. */
import { html, type Html } from '../../html.ts';
import { officePaths } from '../people/office-paths.ts';
import type { SiteLine } from './list-sites.ts';
import { emptyState, sections, sectionsOf, siteHref } from './owner-layout.ts';
import { placeLinks, type PlacedPage } from './paging.ts';

interface Shown {
  /** Where this server is reached, with its colon, or empty. */
  port: string;
  /** Whether who asks may make another one. */
  mayMake: boolean;
}

export function renderSites(list: PlacedPage<SiteLine>, { port, mayMake }: Shown): Html {
  return html`<h1>Sites</h1>
    ${mayMake && html`<p><a href="${officePaths.newSite}">New site</a></p>`}
    ${
      list.rows.length === 0
        ? emptyState('No sites yet', 'There is no site here that you work on.')
        : html`<ul class="cards">
            ${list.rows.map((site) => siteCard(site, port))}
          </ul>`
    }
    ${placeLinks(list, '/config', {})}`;
}

function siteCard(site: SiteLine, port: string): Html {
  return html`<li>
    <h2>${site.title}</h2>
    <p><a href="${visitHref(site, port)}">Visit site</a></p>
    <ul class="links">
      ${sectionsOf(site.standing).map(
        (name) =>
          html`<li>
            <a href="${siteHref(site.identifier, name)}"
              >${sections[name].label}<span class="unseen"> of ${site.title}</span></a
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
