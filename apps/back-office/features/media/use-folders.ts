import type { FileFolder } from '@sitewright/contract';
import { useSite } from '../../app/office-context.ts';
import { useRead } from '../../data/use-read.ts';

/** A folder with where it lies. */
export interface PlacedFolder extends FileFolder {
  /** Names from the top to its own. */
  readonly path: readonly string[];
}

/** All folders of the site, those inside one right behind it. Empty until they are read. */
export function useFolders() {
  const { identifier } = useSite();
  const read = useRead('GET /api/sites/:identifier/file-folders', { params: { identifier } });
  const folders = read.state === 'success' ? placeFolders(read.answer.folders) : [];
  return { read, folders };
}

/** In the order of a tree, by name on each level. */
export function placeFolders(all: readonly FileFolder[]): PlacedFolder[] {
  const inside = (parentId: string | null, above: readonly string[]): PlacedFolder[] =>
    all
      .filter((folder) => folder.parentId === parentId)
      .flatMap((folder) => {
        const path = [...above, folder.name];
        return [{ ...folder, path }, ...inside(folder.id, path)];
      });
  return inside(null, []);
}

/** The folder and all that lie in it. */
export function idsInside(all: readonly FileFolder[], id: string): Set<string> {
  const found = new Set([id]);
  for (const folder of placeFolders(all)) {
    if (folder.parentId !== null && found.has(folder.parentId)) found.add(folder.id);
  }
  return found;
}
