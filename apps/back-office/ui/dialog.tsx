import type { KeyboardEvent, ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import classes from './floating.module.css';
import { joinClasses } from './join-classes.ts';

interface DialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  /** Escape, the veil, or a button asked for it. */
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Buttons at its end; the one that goes on comes last. */
  readonly actions?: ReactNode;
  readonly isWide?: boolean;
  /** A question that must be answered: pressing beside it does not close it. */
  readonly isUrgent?: boolean;
}

/** A dialog above the screen. Focus stays in it and goes back to where it was. Ctrl Enter goes on. */
export function Dialog({
  title,
  isOpen,
  onClose,
  children,
  actions,
  isWide = false,
  isUrgent = false,
}: DialogProps) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      isDismissable={!isUrgent}
      onOpenChange={(opens) => !opens && onClose()}
      className={classes['veil']}
    >
      <Modal className={joinClasses(classes['modal'], isWide && classes['wide'])}>
        <GoOnByKey>
          <AriaDialog role={isUrgent ? 'alertdialog' : 'dialog'} className={classes['dialog']}>
            <Heading slot="title" level={2} className={classes['title']}>
              {title}
            </Heading>
            {children}
            {actions !== undefined && <div className={classes['actions']}>{actions}</div>}
          </AriaDialog>
        </GoOnByKey>
      </Modal>
    </ModalOverlay>
  );
}

/**
 * Ctrl Enter presses the button that goes on; so does Enter in a line of text, as in any form, unless
 * an input method composes there. It stands around the dialog, which has the focus itself while
 * nothing in it has.
 */
function GoOnByKey({ children }: { children: ReactNode }) {
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key !== 'Enter' || event.defaultPrevented || event.nativeEvent.isComposing) return;
    const { target, currentTarget } = event;
    const isLine =
      target instanceof HTMLInputElement &&
      target.form === null &&
      target.role !== 'combobox' &&
      !['checkbox', 'radio'].includes(target.type);
    if (!isLine && !event.ctrlKey && !event.metaKey) return;
    const goesOn = currentTarget.querySelector<HTMLElement>('[data-goes-on]:not([data-disabled])');
    if (!goesOn) return;
    event.preventDefault();
    goesOn.click();
  };
  return (
    <div role="presentation" className={classes['content']} onKeyDown={onKeyDown}>
      {children}
    </div>
  );
}
