/** `/config`: the sites of the installation. */
import { html, type Html } from '../../html.ts';
import { officePaths } from '../people/office-paths.ts';
import type { SiteLine } from './list-sites.ts';
import { emptyState, sections, sectionsOf, siteHref } from './owner-layout.ts';
import { ownerTexts as texts, type OwnerLanguage } from './owner-texts.ts';
import { placeLinks, type PlacedPage } from './paging.ts';

interface Shown {
  language: OwnerLanguage;
  /** Where this server is reached, with its colon, or empty. */
  port: string;
  /** Whether who asks may make another one. */
  mayMake: boolean;
}

export function renderSites(list: PlacedPage<SiteLine>, { language, port, mayMake }: Shown): Html {
  return html`<h1>${texts.sites[language]}</h1>
    ${mayMake && html`<p><a href="${officePaths.newSite}">${texts.newSite[language]}</a></p>`}
    ${
      list.rows.length === 0
        ? emptyState(texts.none[language], texts.noneText[language])
        : html`<ul class="cards">
            ${list.rows.map((site) => siteCard(site, { language, port }))}
          </ul>`
    }
    ${placeLinks(list, '/config', { language })}`;
}

function siteCard(site: SiteLine, { language, port }: Omit<Shown, 'mayMake'>): Html {
  return html`<li>
    <h2><a href="${siteHref(site.identifier)}">${site.title}</a></h2>
    <p><a href="${visitHref(site, port)}">${texts.visit[language]}</a></p>
    <ul class="links">
      ${sectionsOf(site.standing).map(
        (name) =>
          html`<li>
            <a href="${siteHref(site.identifier, name)}"
              >${sections[name].label[language]}<span class="unseen">
                ${texts.of[language]} ${site.title}</span
              ></a
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
