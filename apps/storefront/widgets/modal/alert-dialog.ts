import { openModal } from './modal.ts';
import type { Modal } from './modal.ts';

/** Shows a message that must be read, with one button to go on. ATC-20..22 */
export function openAlert(title: string, message: string, onClose?: () => void): Modal {
  const text = document.createElement('p');
  text.id = 'sw-alert-message';
  text.textContent = message;
  const confirm = document.createElement('button');
  confirm.type = 'button';
  confirm.className = 'sw-button';
  confirm.textContent = 'OK';
  confirm.autofocus = true;
  const options = {
    title,
    role: 'alertdialog',
    className: 'sw-alert',
    describedBy: text.id,
  } as const;
  const modal = openModal({ ...options, ...(onClose ? { onClose } : {}) }, text, confirm);
  confirm.addEventListener('click', () => modal.close());
  return modal;
}
