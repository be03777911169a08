import { putOnTop } from '@sitewright/blocks';
import type { CallFailure, DocumentHead, SitePage } from '@sitewright/contract';
import { useEffect, useState } from 'react';
import { useSite } from '../app/office-context.ts';
import { call } from '../data/client.ts';
import { EditorStore } from './store/editor-store.ts';
import { savingEdits } from './store/save-edits.ts';
import { holdTab, takeLeftEdits, waitingName } from './store/waiting-edits.ts';

/** A document that is open. */
export interface OpenDocument {
  readonly store: EditorStore;
  readonly head: DocumentHead;
  readonly page: SitePage;
}

type Opening =
  | { readonly state: 'pending' }
  | { readonly state: 'failed'; readonly failure: CallFailure }
  | ({ readonly state: 'open' } & OpenDocument);

/**
 * Opens the document of a page: makes it where there is none, takes up edits that another tab left
 * behind, and holds it until the screen goes.
 */
export function useOpenDocument(pageId: string): Opening {
  const { identifier, may } = useSite();
  const mayEdit = may('edit-drafts');
  const [opening, setOpening] = useState<Opening>({ state: 'pending' });
  useEffect(() => {
    const leaving = new AbortController();
    let store: EditorStore | undefined;
    void openDocument({ identifier, pageId, mayEdit, signal: leaving.signal }).then((result) => {
      if (leaving.signal.aborted) return;
      if (result.state === 'open') ({ store } = result);
      setOpening(result);
    });
    const onHide = () => void store?.flush();
    addEventListener('pagehide', onHide);
    return () => {
      leaving.abort();
      removeEventListener('pagehide', onHide);
      void store?.flush().then(() => store?.end());
    };
  }, [identifier, pageId, mayEdit]);
  return opening;
}

interface Wish {
  readonly identifier: string;
  readonly pageId: string;
  readonly mayEdit: boolean;
  readonly signal: AbortSignal;
}

async function openDocument({ identifier, pageId, mayEdit, signal }: Wish): Promise<Opening> {
  const params = { identifier };
  const pages = await call('GET /api/sites/:identifier/pages', { params });
  if (!pages.ok) return { state: 'failed', failure: pages.failure };
  const page = pages.answer.pages.find(({ id }) => id === pageId);
  if (!page) return { state: 'failed', failure: notFound };
  const id = page.document?.id ?? (mayEdit ? await makeDocument(identifier, pageId) : undefined);
  if (id === undefined) return { state: 'failed', failure: notFound };
  const save = savingEdits(identifier, id);
  const left = mayEdit ? await takeLeftEdits(identifier, id) : [];
  const waiting = [];
  for (const { baseRevision, sent, pending } of left) {
    const answer = sent && (await save({ baseRevision, ...sent }));
    if (sent && answer?.kind !== 'saved') waiting.push(...sent.commands);
    waiting.push(...pending);
  }
  const read = await call('GET /api/sites/:identifier/documents/:id', {
    params: { identifier, id },
  });
  if (!read.ok) return { state: 'failed', failure: read.failure };
  const { document, blocksPerLayout: _most, ...head } = read.answer;
  const tab = crypto.randomUUID();
  holdTab(tab, signal);
  const store = new EditorStore({
    head,
    document,
    save,
    waitingName: waitingName(identifier, id, tab),
    now: () => Date.now(),
  });
  if (putOnTop(document, waiting).document !== document) store.takeUp(waiting);
  return { state: 'open', store, head, page };
}

async function makeDocument(identifier: string, ownerId: string): Promise<string | undefined> {
  const made = await call('POST /api/sites/:identifier/documents', {
    params: { identifier },
    body: { purpose: 'page', ownerId },
  });
  return made.ok ? made.answer.id : undefined;
}

const notFound: CallFailure = {
  kind: 'refused',
  status: 404,
  message: '',
  code: 'not_found',
  errors: {},
};
