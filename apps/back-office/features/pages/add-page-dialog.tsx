import type { SitePage } from '@sitewright/contract';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useSite } from '../../app/office-context.ts';
import { useWrite } from '../../data/use-write.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { focusFirst } from '../../ui/focus-first.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { pageTexts as texts } from './page-texts.ts';

/** Makes a page, empty or as a copy, and opens it in the editor. */
export function AddPageDialog({
  pages,
  onClose,
}: {
  pages: readonly SitePage[];
  onClose: () => void;
}) {
  const write = useTexts();
  const { identifier, href } = useSite();
  const router = useRouter();
  const [title, setTitle] = useState('');
  const [urlId, setUrlId] = useState('');
  const [copyOf, setCopyOf] = useState('');
  const [isTried, setTried] = useState(false);
  const adding = useWrite('POST /api/sites/:identifier/pages', {
    refreshes: ['GET /api/sites/:identifier/pages'],
    onDone: ({ id }) => void router.navigate({ href: href(`pages/${id}`) }),
    onFailed: () => undefined,
  });
  const failure = adding.failure;
  const isEmpty = title.trim() === '';
  const add = () => {
    setTried(true);
    if (isEmpty) return;
    const address = urlId.trim().replaceAll(/^\/+|\/+$/g, '');
    adding.run({
      params: { identifier },
      body: {
        title: title.trim(),
        ...(address !== '' && { urlId: address }),
        ...(copyOf !== '' && { copyOf }),
      },
    });
  };
  return (
    <Dialog
      isOpen
      title={write(texts.add)}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{write(texts.cancel)}</Button>
          <Button kind="primary" isPending={adding.isRunning} onPress={add}>
            {write(texts.create)}
          </Button>
        </>
      }
    >
      <TextField
        label={write(texts.title)}
        inputRef={focusFirst}
        maxLength={200}
        value={title}
        onChange={setTitle}
        error={isTried && isEmpty ? write(texts.needed) : undefined}
      />
      <TextField
        label={write(texts.address)}
        help={write(texts.addressHelp)}
        prefix="/"
        maxLength={200}
        value={urlId}
        onChange={setUrlId}
        error={failure && (failure.errors['urlId'] ?? failure.message)}
      />
      <SelectField
        label={write(texts.beginWith)}
        choices={[
          { value: '', label: write(texts.nothing) },
          ...pages
            .filter(({ isBuilt }) => isBuilt)
            .map((page) => ({ value: page.id, label: write(texts.copyOf, { title: page.title }) })),
        ]}
        value={copyOf}
        onChange={setCopyOf}
      />
    </Dialog>
  );
}
