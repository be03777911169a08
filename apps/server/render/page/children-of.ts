import { folderKind, type CollectionScope } from '../context/present-collection.ts';
import type { CollectionHead, SiteSnapshot } from '../data/load-site.ts';

/** The pages that a menu groups under a folder or an index. */
export function childrenOf(
  snapshot: SiteSnapshot,
  folder: Pick<CollectionHead, 'id'>,
): CollectionHead[] {
  for (const entries of snapshot.navigations.values()) {
    const entry = entries.find((candidate) => candidate.collectionId === folder.id);
    if (entry?.items === undefined) continue;
    return entry.items.flatMap(
      (child) => snapshot.collections.find((row) => row.id === child.collectionId) ?? [],
    );
  }
  return [];
}

/** Pages that one index may show. */
const mostParts = 50;

/** The pages that an index shows; of what is none, none. */
export function partsOf(collection: CollectionHead, scope: CollectionScope): CollectionHead[] {
  if (folderKind(collection, scope) !== 'index') return [];
  return childrenOf(scope.snapshot, collection).slice(0, mostParts);
}
