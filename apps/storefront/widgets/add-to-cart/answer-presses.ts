import { everyPageMessages } from '@sitewright/contract';
import { readCookie } from '../../platform/cookies.ts';
import { onFirstTouch } from '../../platform/on-first-touch.ts';
import { call } from '../../platform/storefront.ts';
import { say } from '../../platform/say.ts';

const BUTTON = '.sqs-add-to-cart-button';

/**
 * Answers every press of an add-to-cart button from the first moment: the press waits for the
 * widget and is then carried out; a form falls back to posting itself. ATC-32
 */
export function start(page: HTMLElement): void {
  page.addEventListener('submit', handleSubmit);
  page.addEventListener('click', handleClick);
  page.addEventListener('keydown', handleKey);
  const buttons = page.querySelectorAll<HTMLElement>(BUTTON);
  // Our own messages name the missing options; the browser's would come before them.
  for (const button of buttons) button.closest('form')?.setAttribute('novalidate', '');
  if (buttons.length > 0) onFirstTouch(fetchCrumb);
}

function handleSubmit(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  const submitter = event.submitter;
  const button = submitter?.matches(BUTTON) ? submitter : form.querySelector<HTMLElement>(BUTTON);
  if (!button || (submitter && submitter !== button)) return;
  event.preventDefault();
  void press(button);
}

function handleClick(event: MouseEvent): void {
  if (!(event.target instanceof Element)) return;
  const button = event.target.closest<HTMLElement>(BUTTON);
  if (!button || isSubmitButton(button)) return;
  event.preventDefault();
  void press(button);
}

/** Enter and Space on a button that is only an element with the role. */
function handleKey(event: KeyboardEvent): void {
  const target = event.target;
  if (!(target instanceof HTMLElement) || !target.matches(BUTTON)) return;
  if (target instanceof HTMLButtonElement || (event.key !== 'Enter' && event.key !== ' ')) return;
  event.preventDefault();
  void press(target);
}

async function press(button: HTMLElement): Promise<void> {
  button.classList.add('is-waiting');
  try {
    const { bindProduct } = await import('./bind-product.ts');
    button.classList.remove('is-waiting');
    await bindProduct(button).press();
  } catch {
    if (navigator.onLine) button.closest('form')?.submit();
    else alert(say(everyPageMessages.checkConnection));
  }
}

function isSubmitButton(button: HTMLElement): boolean {
  return button instanceof HTMLButtonElement && button.type === 'submit' && button.form !== null;
}

/** A cached page brings no crumb; with one at hand the first press takes one call, not two. */
function fetchCrumb(): void {
  if (!readCookie('crumb')) void call('GET /api/commerce/shopping-cart', { query: {} });
}
