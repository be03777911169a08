// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { addBlock, addSection, blockTypeTable, emptyDocument, putOnTop } from '@sitewright/blocks';
import type { PageDocument, StaffSite } from '@sitewright/contract';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it, vi } from 'vitest';
import { SiteContext } from '../../app/office-context.ts';
import { createQueryClient } from '../../data/query-client.ts';
import type { EditorStore } from '../store/editor-store.ts';
import { ChecksPanel } from './checks-panel.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const site = { identifier: 'alder', permissions: [], missingParts: [] } as unknown as StaffSite;
const source = {
  picture: () => undefined,
  fileUrl: () => undefined,
  pageUrl: () => undefined,
  answer: () => undefined,
  sanitize: (html: string) => html,
};
const settings = { types: blockTypeTable, source, cldr: undefined, now: 0 };

/** A page of these texts, opened in the panel; what it asked of links. */
function open(...texts: readonly string[]) {
  const asked: unknown[] = [];
  vi.stubGlobal(
    'fetch',
    vi.fn(async (path: string, init?: { body?: string }) => {
      if (path.includes('/page-measures')) {
        return Response.json({ colors: {}, pictureKilobytes: 500, pageKilobytes: 1_500 });
      }
      asked.push([path, JSON.parse(init?.body ?? 'null')]);
      return Response.json({ dead: ['/gone'], parts: ['page'] });
    }),
  );
  let page: PageDocument = emptyDocument;
  page = putOnTop(page, addSection(page, { id: 'only', layout: 'grid' }, 0)).document;
  for (const [at, html] of texts.entries()) {
    const type = blockTypeTable.get('text')!;
    const data = { ...Object(type.initial), html };
    const block = addBlock(page, type, { id: `b${at}`, sectionId: 'only', data });
    page = putOnTop(page, block).document;
  }
  const state = { document: page };
  const store = { read: () => state, subscribe: () => () => {} } as unknown as EditorStore;
  render(
    <IntlProvider locale="en" onError={() => {}}>
      <QueryClientProvider client={createQueryClient(() => {})}>
        <SiteContext value={site}>
          <ChecksPanel
            store={store}
            id="d1"
            drawn={{ page: document, settings: () => settings }}
            onClose={() => {}}
          />
        </SiteContext>
      </QueryClientProvider>
    </IntlProvider>,
  );
  return asked;
}

it('what is too long for an address is not asked, and does not keep the others from it', async () => {
  const asked = open(
    '<p><a href="/gone">a</a></p>',
    `<p><a href="/${'x'.repeat(2_048)}">b</a></p>`,
  );
  await screen.findByText('1 thing to look at', {}, { timeout: 5_000 });
  expect(asked).toEqual([['/api/sites/alder/documents/d1/dead-links', { addresses: ['/gone'] }]]);
});

it('asks for all addresses of the page in one call, and names the blocks with dead ones', async () => {
  const asked = open(
    '<p><a href="/gone">a</a></p>',
    '<p><a href="/there">b</a></p>',
    '<p><a href="#page">c</a></p>',
    '<p><a href="#nothing">d</a></p>',
  );
  await screen.findByText('2 things to look at', {}, { timeout: 5_000 });
  expect(asked).toEqual([
    ['/api/sites/alder/documents/d1/dead-links', { addresses: ['/gone', '/there'] }],
  ]);
});
