import { Ellipsis } from 'lucide-react';
import { Link } from 'react-aria-components/Link';
import { useSite } from '../../app/office-context.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { DragHandle, type Way } from '../../ui/drag-handle.tsx';
import { placeOnLine, useDropLine, type DropPlace } from '../../ui/drag-line.ts';
import { joinClasses } from '../../ui/join-classes.ts';
import { Menu } from '../../ui/menu.tsx';
import classes from './categories.module.css';
import type { Category } from './category-tree.tsx';
import { categoryTexts as texts } from './category-texts.ts';

/** What can be done with a category. */
export interface CategoryActions {
  readonly onBegin: (category: Category, kind: 'rename' | 'below' | 'move' | 'merge') => void;
  readonly mayGo: (category: Category, way: Way) => boolean;
  /** Up, down, below the one before it, or out of the one that it lies below. */
  readonly onGo: (category: Category, way: Way) => void;
  readonly onDragStart: (category: Category) => void;
  readonly onDragEnd: () => void;
  /** Whether what is dragged may lie here. */
  readonly mayDrop: (category: Category, place: DropPlace) => boolean;
  readonly onDrop: (category: Category, place: DropPlace) => void;
  readonly onRemove: (category: Category) => Promise<void>;
}

/** One category: its products are a press away; its handle is dragged, or moved by arrow keys. */
export function CategoryLine({
  category,
  actions,
}: {
  category: Category;
  actions?: CategoryActions;
}) {
  const write = useTexts();
  const { href } = useSite();
  const { id, displayName, productCount } = category;
  const { className, ...drop } = useDropLine(
    actions && {
      placeAt: (share) => placeOnLine(share, true),
      mayDrop: (place) => actions.mayDrop(category, place),
      onDrop: (place) => actions.onDrop(category, place),
    },
  );
  return (
    <div className={joinClasses(classes['line'], className)} {...drop}>
      {actions && (
        <DragHandle
          name={displayName}
          label={write(texts.handle, { name: displayName })}
          mayGo={(way) => actions.mayGo(category, way)}
          onGo={(way) => actions.onGo(category, way)}
          onDragStart={() => actions.onDragStart(category)}
          onDragEnd={actions.onDragEnd}
        />
      )}
      <span className={classes['name']}>{displayName}</span>
      <Link href={href(`products?categoryId=${id}`)} className={classes['muted'] ?? ''}>
        {write(texts.products, { count: productCount })}
      </Link>
      {actions && <Choices category={category} actions={actions} />}
    </div>
  );
}

function Choices({ category, actions }: { category: Category; actions: CategoryActions }) {
  const write = useTexts();
  const { displayName } = category;
  const begin = (kind: 'rename' | 'below' | 'move' | 'merge', label: string) => ({
    id: kind,
    label,
    onAction: () => actions.onBegin(category, kind),
  });
  return (
    <Menu
      label={write(texts.more, { name: displayName })}
      choices={[
        begin('rename', write(texts.edit)),
        begin('below', write(texts.below, { name: displayName })),
        ...(['up', 'down', 'in', 'out'] as const).map((way) => ({
          id: way,
          label: write(texts[way]),
          isDisabled: !actions.mayGo(category, way),
          onAction: () => actions.onGo(category, way),
        })),
        begin('move', write(texts.moveBelow)),
        begin('merge', write(texts.merge)),
        {
          id: 'remove',
          label: write(texts.remove),
          onAction: () => void actions.onRemove(category),
        },
      ]}
    >
      <Button kind="quiet" isIcon isSmall aria-label={write(texts.more, { name: displayName })}>
        <Ellipsis size={16} aria-hidden="true" />
      </Button>
    </Menu>
  );
}
