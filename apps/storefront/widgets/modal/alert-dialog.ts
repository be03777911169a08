import { cartMessages } from '@sitewright/contract';
import { say } from '../../platform/say.ts';
import { openModal } from './modal.ts';
import type { Modal } from './modal.ts';

/** What an alert leads to. */
export interface AlertEnds {
  readonly onClose?: () => void;
  /** Does once more what failed, after the alert has closed. MSG-05 */
  readonly onTryAgain?: (() => void) | undefined;
}

/**
 * Shows a message that must be read, with a button to go on, and with another where trying again may
 * help. ATC-20..22
 */
export function openAlert(
  title: string,
  message: string,
  { onClose, onTryAgain }: AlertEnds = {},
): Modal {
  const text = document.createElement('p');
  text.id = 'sw-alert-message';
  text.textContent = message;
  const confirm = makeButton('OK');
  const again = onTryAgain && makeButton(say(cartMessages.tryAgainButton));
  if (again) confirm.classList.add('is-quiet');
  (again ?? confirm).autofocus = true;
  const options = {
    title,
    role: 'alertdialog',
    className: 'sw-alert',
    describedBy: text.id,
  } as const;
  const modal = openModal(
    { ...options, ...(onClose ? { onClose } : {}) },
    text,
    ...(again ? [again] : []),
    confirm,
  );
  confirm.addEventListener('click', () => modal.close());
  again?.addEventListener('click', () => {
    modal.dialog.addEventListener('close', () => onTryAgain?.(), { once: true });
    modal.close();
  });
  return modal;
}

function makeButton(text: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'sw-button';
  button.textContent = text;
  return button;
}
