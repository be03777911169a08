import type { SavedViewList } from '@sitewright/contract';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useSite } from '../app/office-context.ts';
import { useWrite } from '../data/use-write.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { CheckField } from '../ui/check-field.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/text-field.tsx';
import { showToast } from '../ui/toast-store.ts';
import { withQuery, type SavedView } from './saved-view.ts';
import { viewTexts as texts } from './view-texts.ts';
import classes from './lists.module.css';

const refreshes = ['GET /api/sites/:identifier/saved-views'] as const;

/** Names a view of a list, and says who sees it. */
export function ViewDialog({
  list,
  path,
  query,
  view,
  mayShare,
  onClose,
}: {
  list: SavedViewList;
  path: string;
  query: Readonly<Record<string, string>>;
  /** Missing: a new one. */
  view: SavedView | undefined;
  mayShare: boolean;
  onClose: () => void;
}) {
  const write = useTexts();
  const router = useRouter();
  const { identifier, href } = useSite();
  const [name, setName] = useState(view?.name ?? '');
  const [isShared, setShared] = useState(view?.isShared ?? false);
  const done = () => {
    onClose();
    showToast({ message: write(texts.saved, { name }) });
  };
  const add = useWrite('POST /api/sites/:identifier/saved-views', {
    refreshes,
    onDone: ({ id }) => {
      done();
      void router.navigate({ href: href(withQuery(path, { ...query, view: id })) });
    },
  });
  const change = useWrite('PATCH /api/sites/:identifier/saved-views/:id', {
    refreshes,
    onDone: done,
  });
  const isBlank = name.trim() === '';
  const save = () => {
    if (isBlank || add.isRunning || change.isRunning) return;
    if (!view) add.run({ params: { identifier }, body: { list, name, query, isShared } });
    else {
      change.run({
        params: { identifier, id: view.id },
        body: {
          changes: {
            name: { from: view.name, to: name },
            isShared: { from: view.isShared, to: isShared },
          },
        },
      });
    }
  };
  return (
    <Dialog
      title={write(view ? texts.edit : texts.save)}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{write(texts.cancel)}</Button>
          <Button
            kind="primary"
            isDisabled={isBlank}
            isPending={add.isRunning || change.isRunning}
            onPress={save}
          >
            {write(texts.save)}
          </Button>
        </>
      }
    >
      <form
        className={classes['form']}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the one field of a dialog */}
        <TextField label={write(texts.name)} value={name} onChange={setName} autoFocus />
        {mayShare && (
          <CheckField isSelected={isShared} onChange={setShared}>
            {write(texts.share)}
          </CheckField>
        )}
      </form>
    </Dialog>
  );
}
