import type { SiteFile } from '@sitewright/contract';
import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { pictureTexts as texts } from './picture-editor-texts.ts';

const PictureEditor = lazy(() =>
  import('./picture-editor.tsx').then((module) => ({ default: module.PictureEditor })),
);

/** Whether a file is a picture that can be edited: what moves or is drawn cannot. */
export function isEditable({ contentType }: Pick<SiteFile, 'contentType'>): boolean {
  return contentType.startsWith('image/') && !['image/gif', 'image/svg+xml'].includes(contentType);
}

/** Opens the editor of a picture, which is loaded then. */
export function EditPictureButton({
  file,
  keys,
  isDisabled = false,
  onCopied,
}: {
  file: SiteFile;
  keys?: string;
  isDisabled?: boolean;
  onCopied?: (copy: SiteFile) => void;
}) {
  const write = useTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button isDisabled={isDisabled} {...(keys && { keys })} onPress={() => setOpen(true)}>
        {write(texts.edit)}
      </Button>
      {isOpen && (
        <Suspense>
          <PictureEditor
            file={file}
            onClose={() => setOpen(false)}
            {...(onCopied && { onCopied })}
          />
        </Suspense>
      )}
    </>
  );
}
