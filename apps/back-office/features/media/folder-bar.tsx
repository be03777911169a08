import { Folder, FolderPlus, MoreHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-aria-components/Link';
import { useSite } from '../../app/office-context.ts';
import { useWrite } from '../../data/use-write.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Menu } from '../../ui/menu.tsx';
import { FolderNameDialog, PlaceDialog } from './folder-dialogs.tsx';
import classes from './folders.module.css';
import { folderTexts as texts } from './folder-texts.ts';
import { useFolders, type PlacedFolder } from './use-folders.ts';
import { fileReads } from './use-uploads.ts';

/** The address of a ZIP of files, from the root. */
export function archivePath(identifier: string, query: Record<string, string>): string {
  const path = `/api/sites/${encodeURIComponent(identifier)}/files/archive`;
  const text = new URLSearchParams(query).toString();
  return text ? `${path}?${text}` : path;
}

/** Where one is among the folders, the folders that lie there, and what can be done with this one. */
export function FolderBar({
  folderId,
  hrefOf,
  onGone,
}: {
  /** Undefined: all files are shown. */
  folderId: string | undefined;
  /** The screen with the files of a folder; null: with all. */
  hrefOf: (folderId: string | null) => string;
  /** The folder was deleted: its parent is shown then. */
  onGone: (parentId: string | null) => void;
}) {
  const write = useTexts();
  const { may } = useSite();
  const { folders } = useFolders();
  const [isMaking, setIsMaking] = useState(false);
  const present = folders.find(({ id }) => id === folderId);
  const inside = folders.filter(({ parentId }) => parentId === (present?.id ?? null));
  const mayEdit = may('edit-media');
  return (
    <nav aria-label={write(texts.folders)} className={classes['bar']}>
      <div className={classes['head']}>
        <ol className={classes['path']}>
          <li>
            {present ? (
              <Link href={hrefOf(null)}>{write(texts.allFiles)}</Link>
            ) : (
              <span aria-current="page">{write(texts.allFiles)}</span>
            )}
          </li>
          {pathTo(folders, present).map(({ id, name }) => (
            <li key={id}>
              {id === folderId ? (
                <span aria-current="page">{name}</span>
              ) : (
                <Link href={hrefOf(id)}>{name}</Link>
              )}
            </li>
          ))}
        </ol>
        {present && mayEdit && <FolderMenu folder={present} onGone={onGone} />}
        {mayEdit && (
          <Button isSmall keys="n" onPress={() => setIsMaking(true)}>
            <FolderPlus size={16} aria-hidden="true" />
            {write(texts.newFolder)}
          </Button>
        )}
      </div>
      {inside.length > 0 && (
        <ul className={classes['folders']}>
          {inside.map((folder) => (
            <li key={folder.id}>
              <Link href={hrefOf(folder.id)} className={classes['folder'] ?? ''}>
                <Folder size={20} aria-hidden="true" />
                <span className={classes['name']}>{folder.name}</span>
                <span className={classes['count']}>
                  {write(texts.count, { count: folder.files })}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {isMaking && (
        <FolderNameDialog parentId={present?.id ?? null} onClose={() => setIsMaking(false)} />
      )}
    </nav>
  );
}

/** From the top to this one. */
function pathTo(folders: readonly PlacedFolder[], last: PlacedFolder | undefined): PlacedFolder[] {
  if (!last) return [];
  return [
    ...pathTo(
      folders,
      folders.find(({ id }) => id === last.parentId),
    ),
    last,
  ];
}

function FolderMenu({
  folder,
  onGone,
}: {
  folder: PlacedFolder;
  onGone: (parentId: string | null) => void;
}) {
  const write = useTexts();
  const { identifier } = useSite();
  const [opened, setOpened] = useState<'name' | 'place'>();
  const params = { identifier, id: folder.id };
  const remove = useWrite('DELETE /api/sites/:identifier/file-folders/:id', {
    refreshes: fileReads,
    onDone: () => onGone(folder.parentId),
  });
  const move = useWrite('POST /api/sites/:identifier/file-folders/:id/edits', {
    refreshes: fileReads,
    onDone: () => setOpened(undefined),
  });
  const label = write(texts.actionsFor, { name: folder.name });
  return (
    <>
      <Menu
        label={label}
        choices={[
          { id: 'rename', label: write(texts.rename), onAction: () => setOpened('name') },
          { id: 'move', label: write(texts.move), onAction: () => setOpened('place') },
          {
            id: 'download',
            label: write(texts.download),
            onAction: () => location.assign(archivePath(identifier, { folder: folder.id })),
          },
          { id: 'remove', label: write(texts.remove), onAction: () => remove.run({ params }) },
        ]}
      >
        <Button kind="quiet" isIcon aria-label={label}>
          <MoreHorizontal size={16} aria-hidden="true" />
        </Button>
      </Menu>
      {opened === 'name' && (
        <FolderNameDialog
          folder={folder}
          parentId={folder.parentId}
          onClose={() => setOpened(undefined)}
        />
      )}
      {opened === 'place' && (
        <PlaceDialog
          title={write(texts.move)}
          present={folder.parentId}
          moved={folder.id}
          isBusy={move.isRunning}
          onPlace={(parentId) => {
            const changes = { parentId: { from: folder.parentId, to: parentId } };
            move.run({ params, body: { changes } });
          }}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}
