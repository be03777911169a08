/** The frame of the back office's pages. */
import type { Permission } from '@sitewright/contract';
import { html, type Html } from '../../html.ts';
import { isAllowed, type Standing } from '../../policies/is-allowed.ts';
import type { StaffSession } from '../staff/staff-session.ts';
import { ownerTexts as texts, type OwnerLanguage, type OwnerText } from './owner-texts.ts';

export interface OwnerPage {
  title: string;
  /** Of its words; missing: English. */
  language?: OwnerLanguage;
  /** Shown beside the sections when the page is about one site. */
  site?: {
    identifier: string;
    title: string;
    section: Section | undefined;
    /** What the person is there: only sections that they may see are shown. */
    standing: Standing;
  };
  session?: StaffSession;
  main: Html;
}

/** The sections of a site's back office, and what it takes to see each. */
export const sections = {
  products: { label: { en: 'Products', de: 'Produkte' }, permission: 'view-products' },
  orders: { label: { en: 'Orders', de: 'Bestellungen' }, permission: 'view-orders' },
  supporters: { label: { en: 'Supporters', de: 'Unterstützer' }, permission: 'view-products' },
  mails: { label: { en: 'Outbox', de: 'Postausgang' }, permission: 'view-mails' },
  connections: {
    label: { en: 'Connections', de: 'Verbindungen' },
    permission: 'manage-integrations',
  },
} as const satisfies Record<string, { label: OwnerText; permission: Permission }>;
export type Section = keyof typeof sections;

/** The sections that somebody may see, in their order. */
export function sectionsOf(standing: Standing): Section[] {
  const names = Object.keys(sections) as Section[];
  return names.filter((name) => isAllowed(standing, sections[name].permission));
}

/** A whole page. Works without scripts; there are none. */
export function renderOwnerPage(page: OwnerPage): string {
  const { title, language = 'en', site, session, main } = page;
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · Sitewright</title>
        <link rel="stylesheet" href="/config/owner.css" />
      </head>
      <body>
        <a class="skip" href="#main">${texts.skip[language]}</a>
        <header class="bar">
          <a class="brand" href="/config">Sitewright</a>
          ${session && signOutForm(session, language)}
        </header>
        ${site && siteNavigation(site, language)}
        <main id="main" tabindex="-1">${main}</main>
      </body>
    </html>`.text;
}

function signOutForm(session: StaffSession, language: OwnerLanguage): Html {
  return html`<form method="post" action="/config/sign-out">
    <input type="hidden" name="crumb" value="${session.crumb}" />
    <button class="quiet" type="submit">${texts.signOut[language]}</button>
  </form>`;
}

function siteNavigation(site: NonNullable<OwnerPage['site']>, language: OwnerLanguage): Html {
  return html`<nav class="sections" aria-label="${site.title}">
    <p class="site-name">${site.title}</p>
    <ul>
      ${sectionsOf(site.standing).map(
        (name) =>
          html`<li>
            <a
              href="${siteHref(site.identifier, name)}"
              ${site.section === name && html` aria-current="page"`}
              >${sections[name].label[language]}</a
            >
          </li>`,
      )}
    </ul>
  </nav>`;
}

/** Address of the back office of a site, or of a section of it. */
export function siteHref(identifier: string, section?: Section): string {
  const home = `/config/sites/${encodeURIComponent(identifier)}`;
  return section === undefined ? home : `${home}/${section}`;
}

/** What a list shows when it is empty. */
export function emptyState(title: string, text: string): Html {
  return html`<div class="empty">
    <h2>${title}</h2>
    <p>${text}</p>
  </div>`;
}
