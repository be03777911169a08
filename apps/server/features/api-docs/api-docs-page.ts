/** The calls as a page: no scripts, nothing from elsewhere. */
import fs from 'node:fs';
import { html, type Html } from '../../html.ts';
import { onlyStyle } from '../../http/only-style.ts';
import { renderSchema } from './render-schema.ts';
import type { OpenApi, Operation, Parameter } from './write-openapi.ts';

const style = onlyStyle(fs.readFileSync(new URL('api-docs.css', import.meta.url), 'utf8'));

/** For the header of the page. */
export const docsPolicy = style.policy;

interface Listed {
  method: string;
  path: string;
  operation: Operation;
}

export function renderApiDocs(api: OpenApi): string {
  const listed = listOperations(api);
  const groups = [...new Set(listed.map(({ operation }) => operation.tags[0] ?? ''))];
  const ofGroup = (group: string) => listed.filter(({ operation }) => operation.tags[0] === group);
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${api.info.title}</title>
        ${style.tag}
      </head>
      <body>
        <nav aria-label="Calls">
          ${groups.map(
            (group) =>
              html`<h2>${group}</h2>
                <ul>
                  ${ofGroup(group).map(
                    ({ operation }) =>
                      html`<li><a href="#${operation.operationId}">${operation.summary}</a></li>`,
                  )}
                </ul>`,
          )}
        </nav>
        <main>
          <h1>${api.info.title}</h1>
          <p>${withCode(api.info.description)}</p>
          <p><a href="/api/openapi.json">OpenAPI ${api.openapi} document</a></p>
          ${listed.map(renderOperation)}
        </main>
      </body>
    </html>`.text;
}

function listOperations({ paths }: OpenApi): Listed[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );
}

function renderOperation({ method, path, operation }: Listed): Html {
  return html`<section id="${operation.operationId}">
    <h2>${operation.summary}</h2>
    <p class="address">
      <span class="method ${method}">${method.toUpperCase()}</span> <code>${path}</code>
    </p>
    ${operation.description && html`<p>${withCode(operation.description)}</p>`}
    ${operation.parameters.length > 0 && renderParameters(operation.parameters)}
    ${Object.entries(operation.requestBody?.content ?? {}).map(
      ([type, { schema }]) =>
        html`<h3>Body <small>${type}</small></h3>
          ${renderSchema(schema)}`,
    )}
    ${Object.entries(operation.responses).map(
      ([status, response]) =>
        html`<h3>${status === 'default' ? 'Failure' : html`Answer <small>${status}</small>`}</h3>
          ${renderResponse(response)}`,
    )}
  </section>`;
}

function renderParameters(parameters: readonly Parameter[]): Html {
  return html`<h3>Parameters</h3>
    <ul class="parts">
      ${parameters.map(
        ({ name, in: where, required, schema }) =>
          html`<li>
            <code>${name}</code> <small>${where}${required ? ', required' : ''}</small>
            ${renderSchema(schema)}
          </li>`,
      )}
    </ul>`;
}

function renderResponse({ description, content }: Record<string, unknown>): Html {
  const json = (content as Record<string, { schema: Record<string, unknown> }> | undefined)?.[
    'application/json'
  ];
  const isError = json !== undefined && '$ref' in json.schema;
  if (!json || isError) return html`<p>${String(description)}</p>`;
  return renderSchema(json.schema);
}

/** Text with `code` between backticks. */
function withCode(text: string): Html[] {
  return text
    .split('`')
    .map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : html`${part}`));
}
