import { writeFileSize, type ProductFile } from '@sitewright/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSite } from '../../app/office-context.ts';
import { FormField } from '../../forms/form-field.tsx';
import type { EditForm } from '../../forms/use-edit-form.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { ChooseFiles } from '../media/drop-area.tsx';
import { UploadList } from '../media/upload-list.tsx';
import { addUploads, readUploads, watchUploads } from '../media/upload-store.ts';
import { useUploads } from '../media/use-uploads.ts';
import { moveForward } from './move-forward.ts';
import { OrderedLine } from './ordered-list.tsx';
import type { ProductForm } from './product-fields.ts';
import { productTexts as texts } from './product-texts.ts';
import classes from './products.module.css';

/** What buyers of a digital product download: uploaded here, in order. SUBS-04 */
export function ProductFiles({ edit }: { readonly edit: EditForm<ProductForm> }) {
  return (
    <FormField
      control={edit.form.control}
      name="files"
      render={({ value, onChange, error }) => (
        <Files files={value} onChange={onChange} error={error} />
      )}
    />
  );
}

function Files({
  files,
  onChange,
  error,
}: {
  files: readonly ProductFile[];
  onChange: (files: ProductFile[]) => void;
  error: string | undefined;
}) {
  const write = useTexts();
  const { identifier, may } = useSite();
  // Those that were begun here and have not come yet.
  const [awaited, setAwaited] = useState<readonly number[]>([]);
  const own = useUploads().filter(({ key }) => awaited.includes(key));
  const take = useEffectEvent(() => {
    const done = readUploads().filter(
      ({ key, productFile }) => productFile && awaited.includes(key),
    );
    if (done.length === 0) return;
    const keys = new Set(done.map(({ key }) => key));
    setAwaited(awaited.filter((key) => !keys.has(key)));
    const known = new Set(files.map(nameOf));
    const added = done.flatMap(({ productFile }) => productFile ?? []);
    onChange([...files, ...added.filter((file) => !known.has(nameOf(file)))]);
  });
  useEffect(() => watchUploads(() => take()), []);
  return (
    <>
      <span className={classes['muted']}>
        {write(files.length === 0 ? texts.noFiles : texts.filesHelp)}
      </span>
      {error !== undefined && <p role="alert">{error}</p>}
      <ol className={classes['orderedList']}>
        {files.map((file, index) => (
          <OrderedLine
            key={nameOf(file)}
            name={file.filename}
            isFirst={index === 0}
            onUp={() => onChange(moveForward(files, index))}
            onRemove={() => onChange(files.filter((one) => one !== file))}
          >
            {file.filename} <span className={classes['muted']}>{writeFileSize(file.byteSize)}</span>
          </OrderedLine>
        ))}
      </ol>
      <UploadList uploads={own} />
      {may('edit-products') && (
        <div>
          <ChooseFiles
            label={write(texts.addFiles)}
            onFiles={(chosen) => {
              const keys = addUploads(identifier, chosen, { isForBuyers: true });
              setAwaited([...awaited, ...keys]);
            }}
          />
        </div>
      )}
    </>
  );
}

/** Two of the same bytes may have two names. */
function nameOf({ sha256, filename }: ProductFile): string {
  return `${sha256} ${filename}`;
}
