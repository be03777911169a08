import type { Command } from '@sitewright/contract';
import { call } from '../../data/client.ts';
import { savingEdits } from '../../editor/store/save-edits.ts';

/** Puts what a template makes on a page that was just made. False: the page stays empty. */
export async function fillPage(
  identifier: string,
  pageId: string,
  commands: readonly Command[],
): Promise<boolean> {
  const made = await call('POST /api/sites/:identifier/documents', {
    params: { identifier },
    body: { purpose: 'page', ownerId: pageId },
  });
  if (!made.ok) return false;
  const { id, revision } = made.answer;
  const batch = { baseRevision: revision, key: crypto.randomUUID(), commands };
  return (await savingEdits(identifier, id)(batch)).kind === 'saved';
}
