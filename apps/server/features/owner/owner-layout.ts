/** The frame of the back office's pages. */
import type { Permission } from '@sitewright/contract';
import { html, type Html } from '../../html.ts';
import { isAllowed, type Standing } from '../../policies/is-allowed.ts';
import type { StaffSession } from '../staff/staff-session.ts';

export interface OwnerPage {
  title: string;
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
  products: { label: 'Products', permission: 'view-products' },
  orders: { label: 'Orders', permission: 'view-orders' },
  supporters: { label: 'Supporters', permission: 'view-products' },
  mails: { label: 'Outbox', permission: 'view-mails' },
  connections: { label: 'Connections', permission: 'manage-integrations' },
} as const satisfies Record<string, { label: string; permission: Permission }>;
export type Section = keyof typeof sections;

/** The sections that somebody may see, in their order. */
export function sectionsOf(standing: Standing): Section[] {
  const names = Object.keys(sections) as Section[];
  return names.filter((name) => isAllowed(standing, sections[name].permission));
}

/** A whole page. Works without scripts; there are none. */
export function renderOwnerPage({ title, site, session, main }: OwnerPage): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · Sitewright</title>
        <link rel="stylesheet" href="/config/owner.css" />
      </head>
      <body>
        <a class="skip" href="#main">Skip to content</a>
        <header class="bar">
          <a class="brand" href="/config">Sitewright</a>
          ${session && signOutForm(session)}
        </header>
        ${site && siteNavigation(site)}
        <main id="main" tabindex="-1">${main}</main>
      </body>
    </html>`.text;
}

function signOutForm(session: StaffSession): Html {
  return html`<form method="post" action="/config/sign-out">
    <input type="hidden" name="crumb" value="${session.crumb}" />
    <button class="quiet" type="submit">Sign out</button>
  </form>`;
}

function siteNavigation(site: NonNullable<OwnerPage['site']>): Html {
  return html`<nav class="sections" aria-label="${site.title}">
    <p class="site-name">${site.title}</p>
    <ul>
      ${sectionsOf(site.standing).map(
        (name) =>
          html`<li>
            <a
              href="${siteHref(site.identifier, name)}"
              ${site.section === name && html` aria-current="page"`}
              >${sections[name].label}</a
            >
          </li>`,
      )}
    </ul>
  </nav>`;
}

/** Address of a section of a site. */
export function siteHref(identifier: string, section: Section): string {
  return `/config/sites/${encodeURIComponent(identifier)}/${section}`;
}

/** What a list shows when it is empty. */
export function emptyState(title: string, text: string): Html {
  return html`<div class="empty">
    <h2>${title}</h2>
    <p>${text}</p>
  </div>`;
}
