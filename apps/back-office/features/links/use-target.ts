import type { LinkTarget } from '@sitewright/contract';
import { useSite } from '../../app/office-context.ts';
import { useRead } from '../../data/use-read.ts';

/** What a link to a page leads to; undefined while it is not known, null when it is gone. */
export function useTarget(
  collectionId: string,
  itemId: string | undefined,
): LinkTarget | null | undefined {
  const { identifier } = useSite();
  const read = useRead(
    'GET /api/sites/:identifier/link-targets',
    { params: { identifier }, query: itemId === undefined ? {} : { item: itemId } },
    { isWanted: collectionId !== '' },
  );
  if (read.state !== 'success') return undefined;
  const isIt = (target: LinkTarget) =>
    target.itemId === itemId && (itemId !== undefined || target.collectionId === collectionId);
  return read.answer.targets.find(isIt) ?? null;
}
