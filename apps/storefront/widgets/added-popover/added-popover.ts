import { pagePath } from '../../platform/page-path.ts';
import { POPOVER_OFFSET_PX, addToCartMessages, addToCartTimings } from '@sitewright/contract';
import '../../styles/base.css';
import '../../styles/close-control.css';
import './added-popover.css';
import { throttle } from './throttle.ts';
import { say } from '../../platform/say.ts';

export interface AddedItem {
  readonly title: string;
  readonly imageUrl?: string;
}

let remove: (() => void) | undefined;

/**
 * Says that a product was added, with a close button and a way to the cart (CART-13). It stands
 * below the header, or next to the cart when that is visible, and leaves after 3 s, later while
 * it is hovered or focused.
 */
export function showAddedPopover(item: AddedItem): void {
  remove?.();
  const popover = createPopover(item);
  const place = throttle(() => placePopover(popover), addToCartTimings.popoverScrollThrottle);
  let timer: ReturnType<typeof setTimeout>;
  const leaveLater = (): void => {
    timer = setTimeout(leave, addToCartTimings.popover);
  };
  const leave = (): void => {
    if (popover.matches(':hover, :focus-within')) return leaveLater();
    remove?.();
  };
  remove = () => {
    clearTimeout(timer);
    removeEventListener('scroll', place);
    popover.remove();
    remove = undefined;
  };
  popover.querySelector('.sw-popover-close')?.addEventListener('click', () => remove?.());
  document.body.append(popover);
  placePopover(popover);
  addEventListener('scroll', place, { passive: true });
  leaveLater();
}

function createPopover({ title, imageUrl }: AddedItem): HTMLElement {
  const popover = document.createElement('div');
  popover.className = 'sw-popover sqs-added-to-cart-popover';
  popover.setAttribute('role', 'status');
  popover.innerHTML =
    `<div class="sw-popover-text"><p></p><a href="${pagePath('/cart')}">${say('View cart')}</a></div>` +
    `<button type="button" class="sw-popover-close" aria-label="${say('Close')}"></button>`;
  popover.querySelector('p')!.textContent = say(addToCartMessages.itemAdded, { title });
  if (imageUrl) {
    const picture = new Image(56, 56);
    picture.src = imageUrl;
    picture.alt = '';
    popover.prepend(picture);
  }
  return popover;
}

function placePopover(popover: HTMLElement): void {
  const anchor = findVisibleCart() ?? document.querySelector('header');
  const box = anchor?.getBoundingClientRect();
  const below = Math.max(box?.bottom ?? 0, 0) + POPOVER_OFFSET_PX;
  const isLow = below + popover.offsetHeight > innerHeight;
  popover.style.top = isLow
    ? `${Math.max((box?.top ?? 0) - POPOVER_OFFSET_PX - popover.offsetHeight, 0)}px`
    : `${below}px`;
}

/** A cart link or pill that is on screen now. */
function findVisibleCart(): Element | undefined {
  const carts = document.querySelectorAll('.sqs-custom-cart, .sqs-pill-shopping-cart');
  return [...carts].find((cart) => {
    const box = cart.getBoundingClientRect();
    return box.width > 0 && box.bottom > 0 && box.top < innerHeight;
  });
}
