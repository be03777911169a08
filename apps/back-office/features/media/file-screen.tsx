import type { CallAnswer, SiteFile } from '@sitewright/contract';
import { writeFileSize } from '@sitewright/contract';
import { useParams } from '@tanstack/react-router';
import { useMemo } from 'react';
import { Link } from 'react-aria-components/Link';
import { useSite } from '../../app/office-context.ts';
import { useRead } from '../../data/use-read.ts';
import { useWrite } from '../../data/use-write.ts';
import { contentName } from '../../editor/content-path.ts';
import { FormField } from '../../forms/form-field.tsx';
import { SaveBar } from '../../forms/save-bar.tsx';
import { useEditForm } from '../../forms/use-edit-form.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Card, Columns, Page } from '../../ui/page.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { UnreadPage } from '../../ui/unread-page.tsx';
import { ActivityHistory } from '../activity/activity-history.tsx';
import { Facts } from '../desk/facts.tsx';
import { Moment } from '../desk/moment.tsx';
import { FileActions } from './file-actions.tsx';
import { FileThumb } from './file-thumb.tsx';
import { FocalPoint } from './focal-point.tsx';
import classes from './media.module.css';
import { folderTexts } from './folder-texts.ts';
import { mediaTexts as texts } from './media-texts.ts';
import { PictureWords } from './picture-words.tsx';
import { pathOfUse } from './path-of-use.ts';
import { useFolders } from './use-folders.ts';
import { fileReads } from './use-uploads.ts';

const fileCall = 'GET /api/sites/:identifier/files/:id';

type Detail = CallAnswer<typeof fileCall>;

/** One file: what it is called, what it shows, where it is used. FILE-01, FILE-12 */
export function Screen() {
  const write = useTexts();
  const { identifier, href } = useSite();
  const { id = '' } = useParams({ strict: false });
  const read = useRead(fileCall, { params: { identifier, id } });
  const back = { href: href('media'), label: write(texts.media) };
  if (read.state === 'success') return <FilePage key={id} detail={read.answer} back={back} />;
  return <UnreadPage title={write(texts.detail)} back={back} read={read} />;
}

function FilePage({ detail, back }: { detail: Detail; back: { href: string; label: string } }) {
  const write = useTexts();
  const { may } = useSite();
  const { file } = detail;
  return (
    <Page
      title={write(texts.detail)}
      back={back}
      badges={<span className={classes['muted']}>{file.filename}</span>}
      actions={may('edit-media') && <FileActions detail={detail} />}
    >
      <Columns
        aside={
          <>
            <FactsCard file={file} />
            <UsesCard uses={detail.uses} />
          </>
        }
        end={<ActivityHistory subject={`file:${file.id}`} />}
      >
        <WordsForm file={file} />
      </Columns>
    </Page>
  );
}

const told = [
  'altText',
  'title',
  'body',
  'componentKey',
  'license',
  'licenseProvider',
  'licenseAuthor',
  'focalX',
  'focalY',
] as const satisfies readonly (keyof SiteFile)[];

type Fields = Pick<SiteFile, (typeof told)[number]>;

function WordsForm({ file }: { file: SiteFile }) {
  const write = useTexts();
  const { identifier, may } = useSite();
  const { id, kind } = file;
  const key = JSON.stringify(file, [...told]);
  const saved = useMemo<Fields>(() => JSON.parse(key) as Fields, [key]);
  const saving = useWrite('POST /api/sites/:identifier/files/:id/edits', {
    refreshes: fileReads,
    onFailed: () => {},
  });
  const edit = useEditForm<Fields>({
    name: `${identifier}/files/${id}`,
    saved,
    onSave: (changes) => saving.send({ params: { identifier, id }, body: { changes } }),
  });
  const { control, setValue, watch } = edit.form;
  const isDisabled = !may('edit-media');
  return (
    <>
      <Card>
        {kind === 'image' ? (
          <FocalPoint
            isDisabled={isDisabled}
            value={{ x: watch('focalX'), y: watch('focalY') }}
            onChange={({ x, y }) => {
              setValue('focalX', x, { shouldDirty: true });
              setValue('focalY', y, { shouldDirty: true });
            }}
          >
            <img src={`${file.url}?format=1000w`} alt={file.altText} draggable={false} />
          </FocalPoint>
        ) : (
          <div className={classes['tile']}>
            <FileThumb file={file} />
          </div>
        )}
      </Card>
      <Card>
        <div className={classes['form']}>
          {kind === 'image' && (
            <FormField
              control={control}
              name="altText"
              render={(field) => (
                <TextField
                  {...field}
                  isLong
                  rows={2}
                  label={write(texts.altText)}
                  isDisabled={isDisabled}
                />
              )}
            />
          )}
          <FormField
            control={control}
            name="title"
            render={(field) => (
              <TextField {...field} label={write(texts.title)} isDisabled={isDisabled} />
            )}
          />
          {kind === 'image' && <PictureWords control={control} isDisabled={isDisabled} />}
        </div>
      </Card>
      <SaveBar
        edit={edit}
        labels={{
          altText: write(texts.altText),
          title: write(texts.title),
          body: write(texts.body),
          componentKey: write(texts.componentKey),
          license: write(texts.license),
          licenseProvider: write(texts.licenseProvider),
          licenseAuthor: write(texts.licenseAuthor),
          focalX: write(texts.focalX),
          focalY: write(texts.focalY),
        }}
      />
    </>
  );
}

function FactsCard({ file }: { file: SiteFile }) {
  const write = useTexts();
  const { href } = useSite();
  const { folders } = useFolders();
  const folder = folders.find(({ id }) => id === file.folderId);
  return (
    <Card title={write(texts.facts)}>
      <Facts
        facts={[
          [write(texts.contentType), file.contentType],
          [write(texts.bytes), writeFileSize(file.byteSize)],
          [write(texts.pixels), file.width > 0 && `${file.width} × ${file.height}`],
          [
            write(folderTexts.folder),
            folder && (
              <Link key="folder" href={href(`media?folder=${folder.id}`)}>
                {folder.path.join(' / ')}
              </Link>
            ),
          ],
          [write(texts.addedOn), <Moment key="added" at={file.addedOn} />],
          [
            write(texts.address),
            <a key="url" href={file.url} target="_blank" rel="noreferrer">
              {file.filename}
            </a>,
          ],
        ]}
      />
    </Card>
  );
}

function UsesCard({ uses }: { uses: Detail['uses'] }) {
  const write = useTexts();
  const { href } = useSite();
  return (
    <Card title={write(texts.uses)}>
      {uses.length === 0 && <p className={classes['muted']}>{write(texts.unused)}</p>}
      <ul className={classes['lines']}>
        {uses.map((use) => {
          const { kind, id, title, content } = use;
          const name = title || (content ? contentName(content.purpose, write) : '') || id;
          return (
            <li key={`${kind}:${id}:${title}`}>
              <span className={classes['muted']}>{write(texts[kind])}: </span>
              <Link href={href(pathOfUse(use))}>{name}</Link>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
