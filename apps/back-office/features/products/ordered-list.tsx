import { ArrowUp, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { productTexts as texts } from './product-texts.ts';
import classes from './products.module.css';

/** One line of a list that the owner puts in order. */
export function OrderedLine({
  name,
  isFirst,
  onUp,
  onRemove,
  children,
}: {
  /** What its buttons call it. */
  readonly name: string;
  readonly isFirst: boolean;
  readonly onUp: () => void;
  readonly onRemove: () => void;
  readonly children: ReactNode;
}) {
  const write = useTexts();
  return (
    <li className={classes['ordered']}>
      <span className={classes['orderedName']}>{children}</span>
      <Button
        kind="quiet"
        isSmall
        isIcon
        isDisabled={isFirst}
        aria-label={write(texts.moveUp, { name })}
        onPress={onUp}
      >
        <ArrowUp size={16} aria-hidden="true" />
      </Button>
      <Button
        kind="quiet"
        isSmall
        isIcon
        aria-label={write(texts.takeOut, { name })}
        onPress={onRemove}
      >
        <X size={16} aria-hidden="true" />
      </Button>
    </li>
  );
}
