import { lightboxLimits } from '@sitewright/contract';
import '../../styles/base.css';
import '../../styles/buttons.css';
import '../../styles/close-control.css';
import { isTallerThanWindow } from './modal-place.ts';
import { say } from '../../platform/say.ts';
import './modal.css';

export interface ModalOptions {
  readonly title: string;
  /** `alertdialog` for a message that must be read. */
  readonly role?: 'dialog' | 'alertdialog';
  readonly className?: string;
  /** What the title alone does not say, for screen readers. */
  readonly describedBy?: string;
  readonly closesOnOutsideClick?: boolean;
  onClose?(): void;
}

export interface Modal {
  readonly dialog: HTMLDialogElement;
  /** Where the content goes. */
  readonly body: HTMLElement;
  close(): void;
}

/**
 * Opens a modal on the browser's own dialog: it keeps the focus, Escape closes it, and the
 * focus returns to the opener. The close control works with a click, Enter and Space (POPU-04).
 * Content taller than the window gets the top margin of POPU-05, other content is centred.
 */
export function openModal(options: ModalOptions, ...content: readonly Node[]): Modal {
  const opener = document.activeElement;
  const dialog = createDialog(options);
  const body = dialog.querySelector<HTMLElement>('.sw-dialog-body')!;
  body.append(...content);
  document.body.append(dialog);

  const place = (): void => {
    dialog.classList.toggle('is-tall', isTallerThanWindow(dialog.scrollHeight, innerHeight));
  };
  const onResize = debounce(place, lightboxLimits.resizeDebounce);
  addEventListener('resize', onResize);
  // Content may come, or grow, after the dialog is open.
  const growth = new ResizeObserver(place);
  growth.observe(body);
  dialog.addEventListener('close', () => {
    removeEventListener('resize', onResize);
    growth.disconnect();
    dialog.remove();
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    options.onClose?.();
  });
  dialog.querySelector('.sw-dialog-close')?.addEventListener('click', () => dialog.close());
  if (options.closesOnOutsideClick) closeOnOutsideClick(dialog);
  dialog.showModal();
  place();
  return { dialog, body, close: () => dialog.close() };
}

let opened = 0;

function createDialog({ title, role = 'dialog', className = '', describedBy }: ModalOptions) {
  const dialog = document.createElement('dialog');
  const titleId = `sw-dialog-title-${++opened}`;
  dialog.className = `sw-dialog ${className}`.trim();
  dialog.setAttribute('role', role);
  dialog.setAttribute('aria-labelledby', titleId);
  if (describedBy) dialog.setAttribute('aria-describedby', describedBy);
  const heading = document.createElement('h2');
  heading.id = titleId;
  heading.className = 'sw-dialog-title';
  heading.textContent = title;
  const close = document.createElement('button');
  close.type = 'button';
  close.className = 'sw-dialog-close';
  close.setAttribute('aria-label', say('Close'));
  const body = document.createElement('div');
  body.className = 'sw-dialog-body';
  dialog.append(heading, close, body);
  return dialog;
}

function closeOnOutsideClick(dialog: HTMLDialogElement): void {
  dialog.addEventListener('click', (event) => {
    const box = dialog.getBoundingClientRect();
    const isInside =
      event.clientX >= box.left &&
      event.clientX <= box.right &&
      event.clientY >= box.top &&
      event.clientY <= box.bottom;
    if (event.target === dialog && !isInside) dialog.close();
  });
}

function debounce(task: () => void, milliseconds: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(task, milliseconds);
  };
}
