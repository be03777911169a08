/** Keys of programs, webhooks and product feeds. APIK-01, APIK-02, FEED-01 */
import { apiScopes, webhookTopics, type FeedProblem } from '@sitewright/contract';
import { html, type Html } from '../../html.ts';
import type { ApiKeyLine } from '../api-keys/list-api-keys.ts';
import type { FeedReport } from '../feeds/feed-report.ts';
import type { Site } from '../sites/site.ts';
import type { EndpointLine } from '../webhooks/list-endpoints.ts';
import { confirmed } from './confirmed.ts';
import { formatInstant } from './format.ts';
import { siteHref } from './owner-layout.ts';

export interface Connections {
  keys: readonly ApiKeyLine[];
  endpoints: readonly EndpointLine[];
  feeds: readonly { name: string; url: string }[];
  report: FeedReport;
  crumb: string;
  /** What was just made and is shown this once. */
  made?: MadeSecret | undefined;
  /** Why nothing was made. */
  refusal?: string | undefined;
}

export interface MadeSecret {
  label: string;
  secret: string;
}

export function renderConnections(site: Site, connections: Connections): Html {
  const { made, refusal } = connections;
  return html`<h1>Connections</h1>
    ${refusal && html`<p class="refusal" role="alert">${refusal}</p>`} ${made && renderSecret(made)}
    ${renderKeys(site, connections)} ${renderEndpoints(site, connections)}
    ${renderFeeds(connections)}`;
}

function renderSecret({ label, secret }: MadeSecret): Html {
  return html`<div class="made" role="status">
    <label for="secret">${label}</label>
    <input id="secret" readonly value="${secret}" autofocus />
    <p>Copy it now: it is not shown again.</p>
  </div>`;
}

function renderKeys(site: Site, { keys, crumb }: Connections): Html {
  const path = `${siteHref(site.identifier, 'connections')}/keys`;
  return html`<section aria-labelledby="keys">
    <h2 id="keys">Keys for programs</h2>
    <p class="soft">
      A program with a key may do what its scopes allow, as if it were you. Give each program a key
      of its own. <a href="/api/docs">What programs can ask</a>
    </p>
    ${
      keys.length > 0 &&
      html`<ul class="parts">
        ${keys.map(
          (key) =>
            html`<li>
              <span
                ><strong>${key.name}</strong> <code>${key.hint}…</code
                ><small>${key.scopes.join(', ')}</small><small>${describeUse(site, key)}</small>${
                  key.isMakerGone &&
                  html`<small class="warn"
                    >${key.createdBy} may not make keys any more, but knows this one. Take it
                    over.</small
                  >`
                }</span
              >
              ${confirmed(
                'Take over',
                html`The key gets a new secret and is yours. The old secret is refused from then on.`,
                { action: `${path}/${key.id}/renewals`, crumb },
              )}
              ${confirmed('Delete', html`Programs that use it are refused from then on.`, {
                action: `${path}/${key.id}/delete`,
                crumb,
              })}
            </li>`,
        )}
      </ul>`
    }
    <details class="card">
      <summary>New key</summary>
      <form method="post" action="${path}">
        <input type="hidden" name="crumb" value="${crumb}" />
        <p class="field">
          <label for="key-name">Name of the program</label>
          <input id="key-name" name="name" required maxlength="100" />
        </p>
        ${choices('Scopes', 'scopes', apiScopes)}
        <p><button type="submit">Make key</button></p>
      </form>
    </details>
  </section>`;
}

function describeUse(site: Site, key: ApiKeyLine): string {
  const made = `Made by ${key.createdBy}, ${formatInstant(site, new Date(key.createdOn))}`;
  const used =
    key.lastUsedOn === null
      ? 'never used'
      : `last used ${formatInstant(site, new Date(key.lastUsedOn))}`;
  const end =
    key.expiresOn === null ? '' : `, until ${formatInstant(site, new Date(key.expiresOn))}`;
  return `${made}; ${used}${end}`;
}

function renderEndpoints(site: Site, { endpoints, crumb }: Connections): Html {
  const path = `${siteHref(site.identifier, 'connections')}/webhooks`;
  return html`<section aria-labelledby="webhooks">
    <h2 id="webhooks">Webhooks</h2>
    <p class="soft">The shop tells these addresses what happens, signed by their secrets.</p>
    ${
      endpoints.length > 0 &&
      html`<ul class="parts">
        ${endpoints.map(
          (endpoint) =>
            html`<li>
              <span
                ><strong>${endpoint.url}</strong> ${endpointTag(endpoint)}
                <small>${endpoint.topics.join(', ')}</small></span
              >
              ${endpointActions(`${path}/${endpoint.id}`, endpoint, crumb)}
            </li>`,
        )}
      </ul>`
    }
    <details class="card">
      <summary>New webhook</summary>
      <form method="post" action="${path}">
        <input type="hidden" name="crumb" value="${crumb}" />
        <p class="field">
          <label for="url">Address</label>
          <input id="url" name="url" type="url" required placeholder="https://" maxlength="1000" />
        </p>
        ${choices('Topics', 'topics', webhookTopics)}
        <p><button type="submit">Make webhook</button></p>
      </form>
    </details>
  </section>`;
}

function endpointTag({ state, failingSince }: EndpointLine): Html {
  if (state === 'off') return html`<span class="tag warn">Off</span>`;
  return failingSince === null
    ? html`<span class="tag good">On</span>`
    : html`<span class="tag warn">Failing</span>`;
}

function endpointActions(path: string, { state }: EndpointLine, crumb: string): Html {
  const [change, label] = state === 'off' ? ['on', 'Switch on'] : ['off', 'Switch off'];
  return html`<form method="post" action="${path}/state" class="inline">
      <input type="hidden" name="crumb" value="${crumb}" />
      <button class="quiet" name="do" value="ping">Send a test</button>
      <button class="quiet" name="do" value="${change}">${label}</button>
    </form>
    ${confirmed('New secret', html`The old one holds beside it for a day.`, {
      action: `${path}/secret`,
      crumb,
    })}
    ${confirmed('Delete', html`Its log goes with it.`, { action: `${path}/delete`, crumb })}`;
}

const problemTexts: Readonly<Record<FeedProblem, string>> = {
  'no-picture': 'no picture: left out',
  'no-price': 'no price: left out',
  'no-description': 'no description: the title stands for it',
  'no-gtin': 'no GTIN',
  'wrong-gtin': 'a GTIN that does not check out',
};

function renderFeeds({ feeds, report }: Connections): Html {
  return html`<section aria-labelledby="feeds">
    <h2 id="feeds">Product feeds</h2>
    <p class="soft">
      Give these addresses to other shops and ad networks. They hold ${report.items} items.
    </p>
    ${feeds.map(
      ({ name, url }, index) =>
        html`<p class="field">
          <label for="feed-${index}">${name}</label>
          <input id="feed-${index}" readonly value="${url}" />
        </p>`,
    )}
    ${
      report.problems.length > 0 &&
      html`<details class="card">
        <summary>What items lack</summary>
        <ul>
          ${report.problems.map(
            ({ problem, count, examples }) =>
              html`<li>
                ${count} with ${problemTexts[problem]}
                <small class="soft">${examples.map(({ title }) => title).join(', ')}</small>
              </li>`,
          )}
        </ul>
      </details>`
    }
  </section>`;
}

function choices(legend: string, name: string, values: readonly string[]): Html {
  return html`<fieldset class="choices">
    <legend>${legend}</legend>
    ${values.map(
      (value) =>
        html`<label><input type="checkbox" name="${name}" value="${value}" /> ${value}</label>`,
    )}
  </fieldset>`;
}
