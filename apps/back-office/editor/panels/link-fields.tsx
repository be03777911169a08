import type { DocumentLink } from '@sitewright/contract';
import { Link2, Link2Off } from 'lucide-react';
import { useState } from 'react';
import { useSite } from '../../app/office-context.ts';
import { useRead } from '../../data/use-read.ts';
import { LinkDialog } from '../../features/links/link-dialog.tsx';
import { linkTexts as texts } from '../../features/links/link-texts.ts';
import { useTarget } from '../../features/links/use-target.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import classes from '../editor.module.css';

/** Where something leads, in a few words, and the editor that changes it. LINK-03 */
export function LinkFields({
  label,
  value,
  isDisabled,
  onChange,
}: {
  label: string;
  value: DocumentLink | undefined;
  isDisabled: boolean;
  onChange: (link: DocumentLink | undefined) => void;
}) {
  const write = useTexts();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <fieldset className={classes['link']} disabled={isDisabled}>
      <legend>{label}</legend>
      <output>{value ? <LinkWords link={value} /> : write(texts.none)}</output>
      <div className={classes['linkActs']}>
        <Button isDisabled={isDisabled} onPress={() => setIsOpen(true)}>
          <Link2 size={16} aria-hidden="true" />
          {write(value ? texts.edit : texts.add)}
        </Button>
        {value && (
          <Button
            kind="quiet"
            isIcon
            isDisabled={isDisabled}
            aria-label={write(texts.remove)}
            onPress={() => onChange(undefined)}
          >
            <Link2Off size={16} aria-hidden="true" />
          </Button>
        )}
      </div>
      {isOpen && (
        <LinkDialog
          value={value}
          onSave={onChange}
          onRemove={value ? () => onChange(undefined) : undefined}
          onClose={() => setIsOpen(false)}
        />
      )}
    </fieldset>
  );
}

function LinkWords({ link }: { link: DocumentLink }) {
  const write = useTexts();
  const words = useWords(link);
  return (
    <>
      {write(texts[link.kind])}: {words}
      {'newWindow' in link && link.newWindow && ` (${write(texts.newWindow)})`}
    </>
  );
}

function useWords(link: DocumentLink): string {
  const write = useTexts();
  const { identifier } = useSite();
  const isPage = link.kind === 'page';
  const target = useTarget(isPage ? link.collectionId : '', isPage ? link.itemId : undefined);
  const isFile = link.kind === 'file';
  const file = useRead(
    'GET /api/sites/:identifier/files/:id',
    { params: { identifier, id: isFile ? link.assetId : '' } },
    { isWanted: isFile },
  );
  switch (link.kind) {
    case 'page':
      return target === null ? write(texts.gone) : (target?.title ?? '…');
    case 'url':
      return link.url;
    case 'email':
      return link.address;
    case 'phone':
      return link.number;
    case 'file':
      if (file.state === 'failed') return write(texts.gone);
      return file.state === 'success' ? file.answer.file.filename : '…';
  }
}
