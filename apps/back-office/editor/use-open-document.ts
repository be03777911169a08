import { putOnTop } from '@sitewright/blocks';
import {
  findMailPart,
  popupPath,
  type CallFailure,
  type Command,
  type DocumentHead,
  type DocumentPurpose,
  type MailPartOf,
  type PageFieldHead,
  type SitePage,
  type ItemLimits,
} from '@sitewright/contract';
import { useContext, useEffect, useState } from 'react';
import { SessionContext, useSite } from '../app/office-context.ts';
import { CallError, failureOf, notFoundFailure, unreachedFailure } from '../data/call-error.ts';
import { call } from '../data/client.ts';
import type { ScreenText } from '../texts/define-texts.ts';
import { anyPage, areaScreens, homeOf } from './areas/area-name.ts';
import { EditorStore } from './store/editor-store.ts';
import { keepingHistory, readLeftHistory } from './store/kept-history.ts';
import { savingEdits } from './store/save-edits.ts';
import {
  holdTab,
  openTabs,
  takeLeftEdits,
  waitingName,
  type WaitingEdits,
} from './store/waiting-edits.ts';
import { openTogether } from './together/open-together.ts';
import type { Together } from './together/together.ts';

/** A document that is open. */
export interface OpenDocument {
  readonly store: EditorStore;
  /** Who else has it open. */
  readonly together: Together;
  readonly head: DocumentHead;
  readonly edited: EditedThing;
  /** How much lists of blocks may hold. */
  readonly itemLimits: ItemLimits;
}

/** What a document is the content of. */
export interface EditedThing {
  readonly purpose: DocumentOfThing['purpose'];
  /** Missing: what it is says enough. */
  readonly title?: string;
  /** Path on the site, without its slash. */
  readonly path: string;
  /** Where its editor was come to from, behind the site's part of the address. */
  readonly back: string;
  /** What is said of that screen, where its kind does not say it. */
  readonly backText?: ScreenText;
  /** The page on which it is edited, if it is one or an area of one. */
  readonly pageId?: string;
  /** The page that lists it, of a post or product. */
  readonly listId?: string;
  /** The area of the template that it is. */
  readonly area?: PageFieldHead;
  /** The part of mails that it is. */
  readonly mailPart?: MailPartOf;
}

/** Which document: by what it is the content of. */
export interface DocumentOfThing {
  readonly purpose: 'page' | 'post' | 'product' | 'popup' | 'block-field' | 'mail';
  /** Of an area empty: the first one of its page. */
  readonly ownerId: string;
  /** The page that an area of the template is edited on. */
  readonly pageId?: string | undefined;
}

/** How far it is. */
export type Opening =
  | { readonly state: 'pending' }
  | { readonly state: 'failed'; readonly failure: CallFailure }
  | ({ readonly state: 'open' } & OpenDocument);

/**
 * Opens the document of a page or post: makes it where there is none, takes up edits that another tab left
 * behind, and holds it until the screen goes.
 */
export function useOpenDocument({ purpose, ownerId, pageId }: DocumentOfThing): Opening {
  const { identifier, may } = useSite();
  const mayEdit = may('edit-drafts');
  const person = useContext(SessionContext)?.account.id;
  const [opening, setOpening] = useState<Opening>({ state: 'pending' });
  useEffect(() => {
    const leaving = new AbortController();
    let store: EditorStore | undefined;
    const owner = { purpose, ownerId, pageId, person };
    void openDocument({ identifier, ...owner, mayEdit, signal: leaving.signal }).then((result) => {
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
  }, [identifier, purpose, ownerId, pageId, mayEdit, person]);
  return opening;
}

interface Wish extends DocumentOfThing {
  readonly identifier: string;
  /** The account of who edits. */
  readonly person: string | undefined;
  readonly mayEdit: boolean;
  readonly signal: AbortSignal;
}

async function openDocument({ mayEdit, signal, ...owner }: Wish): Promise<Opening> {
  const { identifier } = owner;
  const found = await finders[owner.purpose](identifier, owner.ownerId, owner.pageId);
  if ('failure' in found) return { state: 'failed', failure: found.failure };
  const { edited, document: known } = found;
  const ownerId = edited.area?.id ?? owner.ownerId;
  const purpose = edited.area?.purpose ?? owner.purpose;
  if (!known && !mayEdit) return { state: 'failed', failure: notFoundFailure };
  const made = known ? { id: known.id } : await makeDocument({ identifier, purpose, ownerId });
  if ('failure' in made) return { state: 'failed', failure: made.failure };
  const { id } = made;
  // Beside looking for what was left behind, which hardly ever is.
  const reading = readDocument(identifier, id);
  const person = mayEdit ? owner.person : undefined;
  const wanted = { identifier, id, edited, signal, reading, person };
  try {
    if (!mayEdit) return await openWithEdits(wanted, []);
    return await takeLeftEdits(identifier, id, (left) => openWithEdits(wanted, left));
  } catch (error) {
    return { state: 'failed', failure: failureOf(error) };
  }
}

interface Wanted {
  readonly identifier: string;
  /** Whose history goes on; undefined for who only looks. */
  readonly person: string | undefined;
  readonly id: string;
  readonly edited: EditedThing;
  readonly signal: AbortSignal;
  /** The document as it was before edits that were left behind are saved. */
  readonly reading: ReturnType<typeof readDocument>;
}

/** @throws CallError when the document cannot be read now, or was left: the edits stay where they are */
async function openWithEdits(
  { identifier, id, edited, signal, reading, person }: Wanted,
  left: readonly WaitingEdits[],
): Promise<Opening> {
  const now = () => Date.now();
  const place = person === undefined ? undefined : { person, site: identifier, document: id };
  const pastRead = place && openTabs().then((tabs) => readLeftHistory(place, tabs, now()));
  const save = savingEdits(identifier, id);
  const waiting: Command[] = [];
  for (const { baseRevision, sent, pending } of left) {
    const answer = sent && (await save({ baseRevision, ...sent }));
    // It may have arrived: only its key tells, so it is asked for again the next time.
    if (answer?.kind === 'lost' || answer?.kind === 'out') throw new CallError(unreachedFailure);
    if (sent && answer?.kind !== 'saved') waiting.push(...sent.commands);
    waiting.push(...pending);
  }
  const read = await (left.length === 0 ? reading : readDocument(identifier, id));
  if (!read.ok) throw new CallError(read.failure);
  const { document, blocksPerLayout: _most, itemLimits, ...head } = read.answer;
  const tab = crypto.randomUUID();
  const past = await pastRead;
  // Nobody would see what becomes of them: the next one who opens it takes them up.
  if (signal.aborted) throw new CallError(unreachedFailure);
  holdTab(tab, signal);
  const keepHistory = place && keepingHistory(place, tab, now);
  const store = new EditorStore({
    head,
    document,
    save,
    waitingName: waitingName(identifier, id, tab),
    now,
    ...(past && { history: past.history }),
    ...(keepHistory && { keepHistory }),
  });
  if (past) {
    keepHistory?.(past.history);
    past.forget();
  }
  if (putOnTop(document, waiting).document !== document) store.takeUp(waiting);
  const together = openTogether({ identifier, id, tab, store, signal });
  return { state: 'open', store, together, head, edited, itemLimits };
}

function readDocument(identifier: string, id: string) {
  return call('GET /api/sites/:identifier/documents/:id', { params: { identifier, id } });
}

type Found =
  | { readonly edited: EditedThing; readonly document: DocumentHead | null }
  | { readonly failure: CallFailure };

/** Finds what is edited, by its purpose. */
const finders = {
  page: findPage,
  post: findPost,
  product: findProduct,
  popup: findPopup,
  'block-field': findArea,
  mail: findMail,
} as const;

async function findPage(identifier: string, id: string): Promise<Found> {
  const read = await readPage(identifier, id);
  if ('failure' in read) return read;
  const { title, document } = read.page;
  const place = { path: pathOf(read.page), back: 'pages', pageId: id };
  return { edited: { purpose: 'page', title, ...place }, document };
}

/** An area of the template, on one of the pages that show it. */
async function findArea(identifier: string, id: string, pageId = ''): Promise<Found> {
  const read = await readPage(identifier, pageId);
  if ('failure' in read) return read;
  const fields = await call('GET /api/sites/:identifier/pages/:id/fields', {
    params: { identifier, id: read.page.id },
  });
  if (!fields.ok) return { failure: fields.failure };
  const area = fields.answer.fields.find((one) => id === '' || one.id === id);
  if (!area) return { failure: notFoundFailure };
  const { title } = read.page;
  const from = pageId === anyPage && area.purpose !== 'block-field' && areaScreens[area.purpose];
  const place = {
    path: pathOf(read.page),
    pageId: read.page.id,
    ...(from ? { back: from.path, backText: from.name } : { back: 'pages' }),
  };
  return { edited: { purpose: 'block-field', title, ...place, area }, document: area.document };
}

async function readPage(
  identifier: string,
  id: string,
): Promise<{ readonly page: SitePage } | { readonly failure: CallFailure }> {
  const pages = await call('GET /api/sites/:identifier/pages', { params: { identifier } });
  if (!pages.ok) return { failure: pages.failure };
  const { pages: all } = pages.answer;
  const page = id === anyPage ? homeOf(all) : all.find((one) => one.id === id);
  return page ? { page } : { failure: notFoundFailure };
}

function pathOf({ isHomepage, urlId }: SitePage): string {
  return isHomepage ? '' : urlId;
}

async function findPost(identifier: string, id: string): Promise<Found> {
  const read = await call('GET /api/sites/:identifier/posts/:id', { params: { identifier, id } });
  if (!read.ok) return { failure: read.failure };
  const { title, path, collectionId, document } = read.answer;
  const back = `pages/collection/${collectionId}`;
  const place = { path: path.slice(1), back, listId: collectionId };
  return { edited: { purpose: 'post', title, ...place }, document };
}

async function findProduct(identifier: string, id: string): Promise<Found> {
  const params = { identifier, id };
  const read = await call('GET /api/sites/:identifier/products/:id', { params });
  if (!read.ok) return { failure: read.failure };
  const { title, path, document } = read.answer;
  const place = { path: path.slice(1), back: `products/${id}`, listId: read.answer.collectionId };
  return { edited: { purpose: 'product', title, ...place }, document };
}

async function findPopup(identifier: string, owner: string): Promise<Found> {
  const read = await call('GET /api/sites/:identifier/documents', {
    params: { identifier },
    query: { purpose: 'popup', owner },
  });
  if (!read.ok) return { failure: read.failure };
  const edited = { purpose: 'popup', path: popupPath.slice(1), back: 'popup' } as const;
  return { edited, document: read.answer.documents[0] ?? null };
}

async function findMail(identifier: string, name: string): Promise<Found> {
  const mailPart = findMailPart(name);
  if (!mailPart) return { failure: notFoundFailure };
  const read = await call('GET /api/sites/:identifier/documents', {
    params: { identifier },
    query: { purpose: 'mail', owner: name },
  });
  if (!read.ok) return { failure: read.failure };
  const back = mailPart.kind === undefined ? 'mail-parts' : `mail-parts/of/${mailPart.kind}`;
  const edited = { purpose: 'mail', path: '', back, mailPart } as const;
  return { edited, document: read.answer.documents[0] ?? null };
}

async function makeDocument({
  identifier,
  purpose,
  ownerId,
}: {
  readonly identifier: string;
  readonly purpose: DocumentPurpose;
  readonly ownerId: string;
}): Promise<{ readonly id: string } | { readonly failure: CallFailure }> {
  const made = await call('POST /api/sites/:identifier/documents', {
    params: { identifier },
    body: { purpose, ownerId },
  });
  return made.ok ? { id: made.answer.id } : { failure: made.failure };
}
