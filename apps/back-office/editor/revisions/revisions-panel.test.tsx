// @vitest-environment happy-dom
import { emptyDocument } from '@sitewright/blocks';
import type { StaffSite } from '@sitewright/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it, vi } from 'vitest';
import { SiteContext } from '../../app/office-context.ts';
import { createQueryClient } from '../../data/query-client.ts';
import { stillStore } from '../store/still-store.ts';
import type { RevisionLook } from './look-at-revision.ts';
import { RevisionsPanel } from './revisions-panel.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const site = {
  identifier: 'alder',
  timeZone: 'UTC',
  permissions: [],
  missingParts: [],
} as unknown as StaffSite;

const line = (revision: number, author: string) => ({
  revision,
  author,
  at: '2026-03-02T10:00:00.000Z',
  edits: 1,
  isPublished: false,
  note: '',
});

/** The panel, whose revisions come when they are told to. */
async function open() {
  const answers = new Map<string, () => void>();
  vi.stubGlobal('fetch', async (path: string) => {
    const asked = /revisions\/(\d+)$/.exec(path)?.[1];
    if (asked === undefined) return Response.json({ revisions: [line(2, 'Ada'), line(1, 'Ben')] });
    await new Promise<void>((resolve) => answers.set(asked, resolve));
    return Response.json({ revision: Number(asked), document: emptyDocument });
  });
  const looks: (number | undefined)[] = [];
  const onLook = (look: RevisionLook | undefined) => looks.push(look?.revision);
  const { unmount } = render(
    <IntlProvider locale="en" onError={() => {}}>
      <SiteContext value={site}>
        <QueryClientProvider client={createQueryClient(() => {})}>
          <RevisionsPanel
            store={stillStore(emptyDocument, 2)}
            documentId="doc"
            look={undefined}
            changes={[]}
            mayEdit
            onLook={onLook}
            onClose={() => {}}
          />
        </QueryClientProvider>
      </SiteContext>
    </IntlProvider>,
  );
  const press = async (name: RegExp) =>
    act(async () => fireEvent.click(await screen.findByRole('button', { name })));
  const come = (revision: string) =>
    act(async () => {
      answers.get(revision)?.();
      await new Promise((resolve) => setTimeout(resolve, 20));
    });
  return { looks, press, come, unmount };
}

it('the revision that was pressed last is looked at, in whatever order they come', async () => {
  const { looks, press, come } = await open();
  await press(/by Ada/);
  await press(/by Ben/);
  await come('1');
  await come('2');
  expect(looks).toEqual([1]);
});

it('a revision that comes late is not looked at by who went back to now, or closed the list', async () => {
  const { looks, press, come, unmount } = await open();
  await press(/by Ada/);
  await press(/As it is now/);
  await come('2');
  expect(looks).toEqual([undefined]);
  await press(/by Ben/);
  unmount();
  await come('1');
  expect(looks).toEqual([undefined]);
});
