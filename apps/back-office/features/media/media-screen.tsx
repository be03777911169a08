import { fileKinds } from '@sitewright/contract';
import { useState } from 'react';
import { useSite } from '../../app/office-context.ts';
import { useListState } from '../../data/use-list-state.ts';
import { useRead } from '../../data/use-read.ts';
import { ViewTabs } from '../../lists/view-tabs.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { CheckField } from '../../ui/check-field.tsx';
import { FilterBar } from '../../ui/filter-chips.tsx';
import { Card, Page } from '../../ui/page.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { EmptyState, FailedState, PendingState } from '../../ui/states.tsx';
import { ChooseFiles, DropArea } from './drop-area.tsx';
import { FileGrid } from './file-grid.tsx';
import { FilePager, usePager } from './file-pager.tsx';
import { FileSelection } from './file-selection.tsx';
import { archivePath, FolderBar } from './folder-bar.tsx';
import { folderTexts } from './folder-texts.ts';
import { mediaTexts as texts } from './media-texts.ts';
import { UploadList } from './upload-list.tsx';
import { addUploads } from './upload-store.ts';
import { useUploads } from './use-uploads.ts';

const sorts = ['added', 'name', 'size'] as const;
const listCall = 'GET /api/sites/:identifier/files';
const countCall = 'GET /api/sites/:identifier/files/count';

/** All pictures and files: found, uploaded, described, removed. FILE-01, FILE-02 */
export function Screen() {
  const write = useTexts();
  const { identifier, href, may } = useSite();
  const uploads = useUploads();
  const { values, set, correct } = useListState();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const kind = fileKinds.find((one) => one === values['kind']);
  const sort = sorts.find((one) => one === values['sort']) ?? 'added';
  const search = values['search'] ?? '';
  const isAltMissing = values['alt'] === 'missing';
  const folder = values['folder'];
  const filter = {
    ...(search && { search }),
    ...(kind && { kind }),
    ...(folder && { folder }),
    ...(isAltMissing && { isAltMissing: 'true' as const }),
  };
  const pager = usePager(JSON.stringify({ filter, sort }));
  const read = useRead(
    listCall,
    {
      params: { identifier },
      query: {
        ...filter,
        sort,
        limit: pager.rows,
        ...(pager.after !== undefined && { after: pager.after }),
      },
    },
    { keepsPrevious: true },
  );
  const count = useRead(countCall, { params: { identifier }, query: filter });
  const files = read.state === 'success' ? read.answer.files : [];
  const isNarrowed = search !== '' || kind !== undefined || isAltMissing;
  const emptyTitle = write(
    isNarrowed ? texts.notFound : folder === undefined ? texts.none : folderTexts.empty,
  );
  const mayEdit = may('edit-media');
  const upload = (given: readonly File[]) => {
    if (mayEdit) addUploads(identifier, given, { folderId: folder ?? null });
  };
  return (
    <Page
      title={write(texts.media)}
      actions={
        <>
          <ButtonLink href={archivePath(identifier, {})} download>
            {write(folderTexts.downloadAll)}
          </ButtonLink>
          {mayEdit && <ChooseFiles kind="primary" label={write(texts.upload)} onFiles={upload} />}
        </>
      }
    >
      <ViewTabs list="media" path="media" />
      <DropArea onFiles={upload}>
        <UploadList uploads={uploads} />
        <FilterBar>
          <SearchField
            label={write(texts.search)}
            value={search}
            onSearch={(text) => set({ search: text })}
          />
          <SelectField
            label={write(texts.kind)}
            value={kind ?? 'all'}
            onChange={(one) => set({ kind: one === 'all' ? undefined : one })}
            choices={[
              { value: 'all', label: write(texts.all) },
              ...fileKinds.map((one) => ({ value: one, label: write(texts[one]) })),
            ]}
          />
          <SelectField
            label={write(texts.sort)}
            value={sort}
            onChange={(one) => set({ sort: one === 'added' ? undefined : one })}
            choices={sorts.map((one) => ({ value: one, label: write(texts[one]) }))}
          />
          <CheckField
            isSelected={isAltMissing}
            onChange={(isSelected) => set({ alt: isSelected ? 'missing' : undefined })}
          >
            {write(texts.altMissing)}
          </CheckField>
        </FilterBar>
        <FolderBar
          folderId={folder}
          hrefOf={(id) => href(id === null ? 'media' : `media?folder=${id}`)}
          onGone={(parentId) => correct({ folder: parentId ?? undefined })}
        />
        <Card isFlush>
          {read.state === 'pending' && <PendingState />}
          {read.state === 'failed' && <FailedState failure={read.failure} onRetry={read.refetch} />}
          {read.state === 'success' && files.length === 0 && (
            <EmptyState title={emptyTitle}>
              {!isNarrowed &&
                mayEdit &&
                write(folder === undefined ? texts.noneText : folderTexts.emptyText)}
            </EmptyState>
          )}
          {chosen.length > 0 && (
            <FileSelection ids={chosen} folderId={folder ?? null} onDone={() => setChosen([])} />
          )}
          {files.length > 0 && (
            <FileGrid
              files={files}
              hrefOf={({ id }) => href(`media/${id}`)}
              {...(mayEdit && { chosen, onChosen: setChosen })}
            />
          )}
          {read.state === 'success' && (files.length > 0 || pager.after !== undefined) && (
            <FilePager
              pager={pager}
              shown={files.length}
              next={read.answer.after}
              count={count.state === 'success' ? count.answer : undefined}
            />
          )}
        </Card>
      </DropArea>
    </Page>
  );
}
