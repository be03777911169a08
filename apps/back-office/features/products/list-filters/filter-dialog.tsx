import { useState, type ReactNode } from 'react';
import { useFilter } from 'react-aria-components/Autocomplete';
import { useSite } from '../../../app/office-context.ts';
import { useRead } from '../../../data/use-read.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { FailedState, PendingState } from '../../../ui/states.tsx';
import { categoryTexts } from '../../categories/category-texts.ts';
import classes from '../products.module.css';
import { useStorePages } from '../store-page/use-store-pages.ts';
import { nameCategory } from './category-paths.ts';
import { filterTexts as texts } from './filter-texts.ts';

/** More are found by their names. */
const shownChoices = 50;

interface DialogProps {
  readonly onChoose: (value: string) => void;
  readonly onClose: () => void;
}

/** A category that the list is narrowed to, found by its name. TAGS-01 */
export function CategoryFilterDialog(props: DialogProps) {
  const write = useTexts();
  const { identifier } = useSite();
  const { contains } = useFilter({ sensitivity: 'base' });
  const [search, setSearch] = useState('');
  const pages = useStorePages();
  const read = useRead('GET /api/sites/:identifier/categories', { params: { identifier } });
  const all = read.state === 'success' ? read.answer.categories : [];
  const found = all
    .map(({ id, productCount }) => ({ id, name: nameCategory(id, all, pages) ?? '', productCount }))
    .filter(({ name }) => contains(name, search.trim()));
  return (
    <ChoiceDialog
      onClose={props.onClose}
      title={write(texts.chooseCategory)}
      label={write(texts.findCategory)}
      search={search}
      onSearch={setSearch}
    >
      {read.state === 'pending' && <PendingState lines={3} />}
      {read.state === 'failed' && <FailedState failure={read.failure} onRetry={read.refetch} />}
      {read.state === 'success' && (
        <Choices found={found} none={write(categoryTexts.noCategory)} onChoose={props.onChoose} />
      )}
    </ChoiceDialog>
  );
}

/** A tag that the list is narrowed to: the server finds it among all. TAGS-01 */
export function TagFilterDialog(props: DialogProps) {
  const write = useTexts();
  const { identifier } = useSite();
  const [search, setSearch] = useState('');
  const query = { ...(search && { search }) };
  const read = useRead(
    'GET /api/sites/:identifier/product-tags',
    { params: { identifier }, query },
    { keepsPrevious: true },
  );
  return (
    <ChoiceDialog
      onClose={props.onClose}
      title={write(texts.chooseTag)}
      label={write(texts.findTag)}
      search={search}
      onSearch={setSearch}
    >
      {read.state === 'pending' && <PendingState lines={3} />}
      {read.state === 'failed' && <FailedState failure={read.failure} onRetry={read.refetch} />}
      {read.state === 'success' && (
        <Choices
          found={read.answer.tags.map(({ tag, productCount }) => {
            return { id: tag, name: tag, productCount };
          })}
          none={write(categoryTexts.noTag)}
          onChoose={props.onChoose}
        />
      )}
    </ChoiceDialog>
  );
}

function ChoiceDialog({
  title,
  label,
  search,
  onSearch,
  onClose,
  children,
}: Pick<DialogProps, 'onClose'> & {
  title: string;
  label: string;
  search: string;
  onSearch: (text: string) => void;
  children: ReactNode;
}) {
  const write = useTexts();
  return (
    <Dialog
      isOpen
      title={title}
      onClose={onClose}
      actions={<Button onPress={onClose}>{write(texts.cancel)}</Button>}
    >
      <SearchField label={label} value={search} onSearch={onSearch} />
      {children}
    </Dialog>
  );
}

interface Found {
  readonly id: string;
  readonly name: string;
  readonly productCount: number;
}

function Choices({
  found,
  none,
  onChoose,
}: {
  found: readonly Found[];
  none: string;
  onChoose: (id: string) => void;
}) {
  const write = useTexts();
  if (found.length === 0) return <output className={classes['muted']}>{none}</output>;
  return (
    <>
      <ul className={classes['found']}>
        {found.slice(0, shownChoices).map(({ id, name, productCount }) => (
          <li key={id}>
            <Button kind="quiet" isAtEdge onPress={() => onChoose(id)}>
              {name}
              <span className={classes['muted']}>
                {write(texts.products, { count: productCount })}
              </span>
            </Button>
          </li>
        ))}
      </ul>
      {found.length > shownChoices && <p className={classes['muted']}>{write(texts.more)}</p>}
    </>
  );
}
