import { announce } from '../../platform/live-region.ts';
import type { ButtonPhase } from './add-to-cart-store.ts';
import { addToCartMessages as messages } from '@sitewright/contract';
import { say } from '../../platform/say.ts';

/** Label and state of one button, written into the template's markup. */
export interface ButtonFace {
  show(phase: ButtonPhase): void;
}

const LABELS = {
  adding: messages.adding,
  added: messages.added,
  'select-option': messages.selectOption,
  'sold-out': messages.soldOut,
} as const satisfies Record<Exclude<ButtonPhase, 'idle'>, string>;

/**
 * Binds to a button: a real one, or an element with the role. The label goes into the inner
 * element that templates print for it; the width is held while it changes. ATC-01..08
 */
export function createButtonFace(button: HTMLElement, soldOutText?: string): ButtonFace {
  const label =
    button.querySelector<HTMLElement>('.add-to-cart-text') ??
    button.querySelector<HTMLElement>('.sqs-add-to-cart-button-inner') ??
    button;
  const idleText = button.dataset.originalLabel || label.textContent.trim();
  let shown: ButtonPhase = 'idle';
  return {
    show(phase) {
      if (phase === shown) return;
      const width = button.offsetWidth;
      const text = phase === 'sold-out' && soldOutText ? soldOutText : phaseText(phase, idleText);
      label.textContent = text;
      button.style.minWidth = phase === 'idle' ? '' : `${width}px`;
      label.classList.toggle('status-text', phase === 'adding');
      button.classList.toggle('is-adding', phase === 'adding');
      button.classList.toggle('is-added', phase === 'added');
      setDisabled(button, phase === 'sold-out' || phase === 'select-option');
      button.toggleAttribute('aria-busy', phase === 'adding');
      if (phase === 'added' || phase === 'select-option') announce(text);
      shown = phase;
    },
  };
}

function phaseText(phase: ButtonPhase, idleText: string): string {
  return phase === 'idle' ? idleText : say(LABELS[phase]);
}

function setDisabled(button: HTMLElement, isDisabled: boolean): void {
  if (button instanceof HTMLButtonElement) button.disabled = isDisabled;
  button.classList.toggle('sold-out', isDisabled);
  if (isDisabled) button.setAttribute('aria-disabled', 'true');
  else button.removeAttribute('aria-disabled');
}
