/** Sends edits to the server, and says what became of them. */
import { canTryAgain, type Command } from '@sitewright/contract';
import { call } from '../../data/client.ts';

/** A batch of edits; its key makes sure that it is saved once. */
export interface EditBatch {
  readonly baseRevision: number;
  readonly key: string;
  readonly commands: readonly Command[];
}

/** What was saved since a revision, as far as `revision`. */
export interface SavedSince {
  readonly revision: number;
  readonly commands: readonly Command[];
}

/** What became of a batch. */
export type SaveAnswer =
  | {
      readonly kind: 'saved';
      readonly revision: number;
      /** What others saved before it. */
      readonly others: readonly Command[];
      readonly own: readonly Command[];
    }
  /** Somebody changed the same: nothing was saved; these are their edits. */
  | { readonly kind: 'met'; readonly revision: number; readonly others: readonly Command[] }
  | { readonly kind: 'lost' | 'out' | 'refused' };

export type SaveEdits = (batch: EditBatch) => Promise<SaveAnswer>;

/** What was saved since a revision, as far as it comes at once; undefined when it could not be read. */
export async function readEditsSince(
  identifier: string,
  id: string,
  since: number,
): Promise<SavedSince | undefined> {
  const edits = await call('GET /api/sites/:identifier/documents/:id/edits', {
    params: { identifier, id },
    query: { since },
  });
  return edits.ok ? edits.answer : undefined;
}

/** Saves edits of one document. */
export function savingEdits(identifier: string, id: string): SaveEdits {
  const params = { identifier, id };
  return async ({ baseRevision, key, commands }) => {
    const body = { baseRevision, key, commands: [...commands] };
    const result = await call('POST /api/sites/:identifier/documents/:id/edits', { params, body });
    if (result.ok) return { kind: 'saved', ...result.answer };
    const { failure } = result;
    if (failure.code === 'edited_meanwhile') {
      const since = await readEditsSince(identifier, id, baseRevision);
      if (!since) return { kind: 'lost' };
      return { kind: 'met', revision: since.revision, others: since.commands };
    }
    if (canTryAgain(failure)) return { kind: 'lost' };
    return { kind: failure.status === 401 ? 'out' : 'refused' };
  };
}
