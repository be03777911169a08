import type { SiteLink } from '@sitewright/contract';
import { useState } from 'react';
import { useTried } from '../../forms/use-tried.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { SwitchField } from '../../ui/check-field.tsx';
import { ComboField } from '../../ui/combo-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { focusFirst } from '../../ui/focus-first.ts';
import { TextField } from '../../ui/text-field.tsx';
import { toLink, type EntryKind, type LayoutPage } from './menu-entry.ts';
import { navigationTexts as texts } from './navigation-texts.ts';

const urlPattern = /^(?:https?:\/\/\S+|mailto:\S+|tel:\S+|\/(?!\/)\S*|#\S*)$/i;

/** Makes an entry of a menu, or changes one. */
export function EntryDialog({
  kind,
  entry,
  pages,
  onClose,
  onSave,
}: {
  kind: EntryKind;
  /** Missing: a new one. */
  entry?: SiteLink | undefined;
  pages: readonly LayoutPage[];
  onClose: () => void;
  onSave: (entry: SiteLink) => void;
}) {
  const write = useTexts();
  const [pageId, setPageId] = useState(entry?.collectionId ?? null);
  const [title, setTitle] = useState(entry?.externalLink?.title ?? entry?.title ?? '');
  const [url, setUrl] = useState(entry?.externalLink?.url ?? '');
  const [newWindow, setNewWindow] = useState(entry?.externalLink?.newWindow ?? false);
  const [isTried, setTried] = useTried();
  const needsTitle = kind !== 'page' && title.trim() === '';
  const needsPage = kind === 'page' && pageId === null;
  const wrongUrl = kind === 'link' && !urlPattern.test(url.trim());
  const save = () => {
    setTried(true);
    if (needsTitle || needsPage || wrongUrl) return;
    const named = title.trim();
    const below = entry?.items && { items: entry.items };
    onSave(
      toLink(
        kind === 'link'
          ? { externalLink: { title: named, url: url.trim(), newWindow } }
          : {
              ...(kind === 'page' && pageId !== null && { collectionId: pageId }),
              ...(entry?.memberAreaId !== undefined && { memberAreaId: entry.memberAreaId }),
              ...(named !== '' && { title: named }),
              ...(kind === 'folder' && { items: [] }),
              ...below,
            },
        pages,
      ),
    );
  };
  const heading = { page: texts.addPage, link: texts.addLink, folder: texts.addFolder }[kind];
  return (
    <Dialog
      isOpen
      title={entry ? write(texts.edit) : write(heading)}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{write(texts.cancel)}</Button>
          <Button kind="primary" onPress={save}>
            {write(texts.save)}
          </Button>
        </>
      }
    >
      {kind === 'page' && (
        <ComboField
          label={write(texts.page)}
          choices={pages.map((page) => ({ value: page.id, label: page.title || `/${page.urlId}` }))}
          value={pageId}
          onChange={setPageId}
          error={isTried && needsPage ? write(texts.choosePage) : undefined}
        />
      )}
      <TextField
        {...(kind !== 'page' && { inputRef: focusFirst })}
        label={write(texts.label)}
        maxLength={200}
        value={title}
        onChange={setTitle}
        {...(kind === 'page' && { help: write(texts.labelHelp) })}
        error={isTried && needsTitle ? write(texts.required) : undefined}
      />
      {kind === 'link' && (
        <>
          <TextField
            label={write(texts.url)}
            help={write(texts.urlHelp)}
            inputMode="url"
            maxLength={2_000}
            value={url}
            onChange={setUrl}
            error={isTried && wrongUrl ? write(texts.urlWrong) : undefined}
          />
          <SwitchField isSelected={newWindow} onChange={setNewWindow}>
            {write(texts.newWindow)}
          </SwitchField>
        </>
      )}
    </Dialog>
  );
}
