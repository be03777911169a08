import type { PageDocument } from '@sitewright/contract';
import { EditorStore } from './editor-store.ts';

/** A document that is looked at and never saved, such as a revision. */
export function stillStore(document: PageDocument, revision: number): EditorStore {
  return new EditorStore({
    head: { revision },
    document,
    save: () => Promise.resolve({ kind: 'refused' }),
    waitingName: '',
    now: () => 0,
  });
}
