import { Ellipsis } from 'lucide-react';
import { Link } from 'react-aria-components/Link';
import { useSite } from '../../app/office-context.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Menu } from '../../ui/menu.tsx';
import classes from './categories.module.css';
import type { Category } from './category-tree.tsx';
import { categoryTexts as texts } from './category-texts.ts';

/** What can be done with a category. */
export interface CategoryActions {
  readonly onBegin: (category: Category, kind: 'rename' | 'below' | 'move' | 'merge') => void;
  /** A place up (-1) or down (1) among those beside it. */
  readonly onMove: (category: Category, step: -1 | 1) => void;
  readonly onRemove: (category: Category) => Promise<void>;
}

/** One category: its products are a press away. */
export function CategoryLine({
  category,
  actions,
}: {
  category: Category;
  actions?: CategoryActions;
}) {
  const write = useTexts();
  const { href } = useSite();
  const { id, displayName, displayIndex, productCount } = category;
  return (
    <div className={classes['line']}>
      <span>{displayName}</span>
      <Link href={href(`products?categoryId=${id}`)} className={classes['muted'] ?? ''}>
        {write(texts.products, { count: productCount })}
      </Link>
      {actions && (
        <Menu
          label={write(texts.more, { name: displayName })}
          choices={[
            {
              id: 'rename',
              label: write(texts.edit),
              onAction: () => actions.onBegin(category, 'rename'),
            },
            {
              id: 'below',
              label: write(texts.below, { name: displayName }),
              onAction: () => actions.onBegin(category, 'below'),
            },
            {
              id: 'up',
              label: write(texts.up),
              isDisabled: displayIndex === 0,
              onAction: () => actions.onMove(category, -1),
            },
            {
              id: 'down',
              label: write(texts.down),
              onAction: () => actions.onMove(category, 1),
            },
            {
              id: 'move',
              label: write(texts.moveBelow),
              onAction: () => actions.onBegin(category, 'move'),
            },
            {
              id: 'merge',
              label: write(texts.merge),
              onAction: () => actions.onBegin(category, 'merge'),
            },
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
      )}
    </div>
  );
}
