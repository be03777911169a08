import type { ReactNode } from 'react';
import { defineTexts } from '../../texts/define-texts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import classes from '../editor.module.css';

const texts = defineTexts({ close: { en: 'Close', de: 'Schließen' } });

/** What stands at the side in place of the properties, until it is closed. */
export function PanelFrame({
  title,
  onClose,
  children,
}: {
  title: string;
  onClose: () => void;
  children: ReactNode;
}) {
  const write = useTexts();
  return (
    <aside className={classes['right']} aria-label={title}>
      <div className={classes['panelHead']}>
        <h2>{title}</h2>
        <Button kind="quiet" isSmall onPress={onClose}>
          {write(texts.close)}
        </Button>
      </div>
      {children}
    </aside>
  );
}
