import type { FileKind, SiteFile } from '@sitewright/contract';
import { useState } from 'react';
import { Link } from 'react-aria-components/Link';
import { useSite } from '../../app/office-context.ts';
import { usePages } from '../../data/use-read.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { EmptyState, FailedState, PendingState } from '../../ui/states.tsx';
import { useOverlay } from '../../ui/use-overlay.ts';
import { ChooseFiles, DropArea } from './drop-area.tsx';
import { FileThumb } from './file-thumb.tsx';
import classes from './media.module.css';
import { mediaTexts as texts } from './media-texts.ts';
import { pickRange } from './pick-range.ts';
import { UploadList } from './upload-list.tsx';
import { addUploads } from './upload-store.ts';
import { useUploads } from './use-uploads.ts';

/** Chooses files of a kind that are there, or uploads new ones; what is uploaded here is chosen. FILE-01 */
export function FilePicker({
  isMany = false,
  kind = 'image',
  onPick,
  onClose,
}: {
  /** More than one can be chosen. */
  isMany?: boolean;
  /** `any`: files of all kinds. */
  kind?: FileKind | 'any';
  /** `uploaded`: ids of those that came into the library just now. */
  onPick: (files: readonly SiteFile[], uploaded: ReadonlySet<string>) => void;
  onClose: () => void;
}) {
  const write = useTexts();
  useOverlay('media');
  const { identifier, href, may } = useSite();
  const [search, setSearch] = useState('');
  const [picked, setPicked] = useState<readonly SiteFile[]>([]);
  const [left, setLeft] = useState<readonly string[]>([]);
  const [own, setOwn] = useState<readonly number[]>([]);
  const [last, setLast] = useState<string>();
  const uploads = useUploads().filter(({ key }) => own.includes(key));
  const pages = usePages('GET /api/sites/:identifier/files', {
    params: { identifier },
    query: { ...(kind !== 'any' && { kind }), limit: 24, ...(search && { search }) },
  });
  const files = pages.state === 'success' ? pages.answer.flatMap((page) => page.files) : [];
  // What is uploaded here is chosen until somebody says otherwise.
  const uploaded = uploads.flatMap(({ file }) => (file && isWanted(file, kind) ? [file] : []));
  const news = uploaded.filter(({ id }) => !left.includes(id) && !isAmong(picked, id));
  const chosen = isMany ? [...picked, ...news] : [picked[0] ?? news.at(-1)].filter((one) => !!one);
  const toggle = (file: SiteFile, takesAllBetween: boolean) => {
    setLast(file.id);
    if (isMany && takesAllBetween) {
      const all = pickRange(files, chosen, { last, to: file });
      setLeft(left.filter((id) => !isAmong(all, id)));
      return setPicked(all);
    }
    const others = picked.filter(({ id }) => id !== file.id);
    if (isAmong(chosen, file.id)) {
      setPicked(others);
      setLeft([...left, file.id]);
    } else setPicked(isMany ? [...others, file] : [file]);
  };
  const upload = (given: readonly File[]) => {
    if (!may('edit-media')) return;
    if (!isMany) setPicked([]);
    setOwn([
      ...own,
      ...addUploads(identifier, given, { accepts: kind === 'image' ? kind : 'any' }),
    ]);
  };
  return (
    <Dialog
      isOpen
      isWide
      title={write(titleOf(kind, isMany))}
      onClose={onClose}
      actions={
        <>
          <Link href={href('media')} target="_blank">
            {write(texts.manage)}
          </Link>
          <Button onPress={onClose}>{write(texts.cancel)}</Button>
          <Button
            kind="primary"
            isDisabled={chosen.length === 0}
            onPress={() => {
              onPick(chosen, new Set(uploaded.map(({ id }) => id)));
              onClose();
            }}
          >
            {write(texts.use)}
          </Button>
        </>
      }
    >
      <DropArea onFiles={upload}>
        {may('edit-media') && (
          <div className={classes['chosen']}>
            <ChooseFiles label={write(texts.upload)} accept={accepts[kind]} onFiles={upload} />
            <span className={classes['muted']}>{write(texts.dropHere)}</span>
          </div>
        )}
        <UploadList uploads={uploads} />
        <h3>{write(texts.existing)}</h3>
        {isMany && <p className={classes['muted']}>{write(texts.shiftHint)}</p>}
        <SearchField label={write(texts.search)} value={search} onSearch={setSearch} />
        {pages.state === 'pending' && <PendingState lines={3} />}
        {pages.state === 'failed' && (
          <FailedState failure={pages.failure} onRetry={pages.refetch} />
        )}
        {pages.state === 'success' && files.length === 0 && (
          <EmptyState title={write(search ? texts.notFound : texts.none)}>
            {search === '' ? write(texts.noneText) : undefined}
          </EmptyState>
        )}
        <ul className={classes['grid']}>
          {files.map((file) => {
            const isPicked = isAmong(chosen, file.id);
            return (
              <li key={file.id} className={classes['tile']} data-chosen={isPicked || undefined}>
                <button
                  type="button"
                  className={classes['open']}
                  aria-pressed={isPicked}
                  aria-label={write(texts.pickNamed, { name: file.filename })}
                  onClick={({ shiftKey }) => toggle(file, shiftKey)}
                >
                  <FileThumb file={file} />
                  <span className={classes['name']}>{file.filename}</span>
                </button>
              </li>
            );
          })}
        </ul>
        {pages.hasMore && (
          <div>
            <Button isPending={pages.isLoadingMore} onPress={pages.loadMore}>
              {write(texts.loadMore)}
            </Button>
          </div>
        )}
      </DropArea>
    </Dialog>
  );
}

/** What the browser offers of the device. */
const accepts = {
  image: 'image/*',
  video: 'video/*',
  audio: 'audio/*',
  other: '.vtt,text/*,application/*',
  any: '',
} as const satisfies Record<FileKind | 'any', string>;

function titleOf(kind: FileKind | 'any', isMany: boolean) {
  if (kind !== 'image') return texts.choose;
  return isMany ? texts.pick : texts.pickOne;
}

function isWanted(file: SiteFile, kind: FileKind | 'any'): boolean {
  return kind === 'any' || file.kind === kind;
}

function isAmong(files: readonly SiteFile[], id: string): boolean {
  return files.some((file) => file.id === id);
}
