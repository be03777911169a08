import type { SiteLink } from '@sitewright/contract';
import { Plus } from 'lucide-react';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Menu } from '../../ui/menu.tsx';
import { EntryDialog } from '../navigation/entry-dialog.tsx';
import { kindOf, type EntryKind, type LayoutPage } from '../navigation/menu-entry.ts';
import type { EntryPath } from '../navigation/menu-rows.ts';
import { navigationTexts } from '../navigation/navigation-texts.ts';
import { pageTexts as texts } from './page-texts.ts';

/** An entry that is edited, or one that is made. */
export type OpenedEntry = { readonly menu: string } & (
  | { readonly path: EntryPath; readonly entry: SiteLink; readonly kind?: undefined }
  | { readonly path?: undefined; readonly entry?: undefined; readonly kind: EntryKind }
);

/** Adds a new page to a menu, or an entry that leads to one or elsewhere. */
export function AddToMenu({
  title,
  onAddPage,
  onAddEntry,
}: {
  title: string;
  onAddPage: () => void;
  onAddEntry: (kind: EntryKind) => void;
}) {
  const write = useTexts();
  const label = write(texts.addTo, { menu: title });
  return (
    <Menu
      label={label}
      choices={[
        { id: 'new', label: write(texts.newPage), onAction: onAddPage },
        { id: 'page', label: write(texts.existingPage), onAction: () => onAddEntry('page') },
        {
          id: 'folder',
          label: write(navigationTexts.folder),
          onAction: () => onAddEntry('folder'),
        },
        { id: 'link', label: write(navigationTexts.link), onAction: () => onAddEntry('link') },
      ]}
    >
      <Button kind="quiet" isIcon isSmall aria-label={label}>
        <Plus size={16} aria-hidden="true" />
      </Button>
    </Menu>
  );
}

/** The dialog of an entry, new or there. */
export function EntryAbove({
  opened,
  pages,
  onClose,
  onSave,
}: {
  opened: OpenedEntry;
  pages: readonly LayoutPage[];
  onClose: () => void;
  onSave: (entry: SiteLink) => void;
}) {
  const { entry, kind } = opened;
  return <EntryDialog kind={kind ?? kindOf(entry)} entry={entry} {...{ pages, onClose, onSave }} />;
}
