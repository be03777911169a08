import type { ReactNode } from 'react';
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

/** A dialog above the screen. Focus stays in it and goes back to where it was. */
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
        <AriaDialog role={isUrgent ? 'alertdialog' : 'dialog'} className={classes['dialog']}>
          <Heading slot="title" level={2} className={classes['title']}>
            {title}
          </Heading>
          {children}
          {actions !== undefined && <div className={classes['actions']}>{actions}</div>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
