import { canOpenAdditionalFields, isStockCounted, productTypes } from '@sitewright/commerce';
import type { Arrival, CallFailure, CallResult, Client } from '@sitewright/contract';
import type { Cart } from '@sitewright/contract';
import { acceptCart, quantityInCart } from '../../cart/cart-store.ts';
import type { CartStore } from '../../cart/cart-store.ts';
import { createStore } from '../../platform/store.ts';
import type { Store } from '../../platform/store.ts';
import { chosenVariant, findChoiceProblem } from './add-to-cart-rules.ts';
import type { Choice, ChoiceProblem, OfferedProduct } from './add-to-cart-rules.ts';
import {
  addToCartMessages as messages,
  addToCartTimings,
  canTryAgain,
  cartMessages,
  checkoutPath,
} from '@sitewright/contract';
import { refreshStock } from './refresh-stock.ts';
import { createAttempts, sendWish } from './send-wish.ts';
import type { Delivered, Wish } from './send-wish.ts';
import { say } from '../../platform/say.ts';

/** Where a button stands: a listing grid, a product page, beside another product, in a block. */
export type Surface = 'plp' | 'pdp' | 'add-on' | 'product_block';

/** States of the button. ATC-01, ATC-07, ATC-08 */
export type ButtonPhase = 'idle' | 'adding' | 'added' | 'select-option' | 'sold-out';

/** Sends the wish with the answers of a form, a JSON string. */
export type SubmitFields = (additionalFields: string) => Promise<CallResult<Delivered>>;

/** What an alert is about: what to focus after it, and what is done once more where that may help. */
export interface AboutAlert {
  readonly problem?: ChoiceProblem;
  readonly onTryAgain?: (() => void) | undefined;
}

/** Everything that the button needs from the page; tests hand in their own. */
export interface AddToCartPage {
  readonly surface: Surface;
  readonly isExpressCheckout: boolean;
  readonly call: Client;
  readonly cart: CartStore;
  product(): OfferedProduct;
  choice(): Choice;
  /** Shows a message that must be read. */
  alert(title: string, message: string, about?: AboutAlert): void;
  /** Opens the form and keeps it open until a submit succeeds; undefined when it was closed. */
  openForm(product: OfferedProduct, submit: SubmitFields): Promise<Delivered | undefined>;
  showAdded(product: OfferedProduct, cart: Cart): void;
  /** Tells whoever counts, whatever is shown. */
  tellAdded?(product: OfferedProduct, cart: Cart): void;
  navigate(path: string): void;
  /** Where the visitor came from; undefined: not known. */
  arrivalOf?(): Arrival | undefined;
  areCookiesEnabled(): boolean;
  newId(): string;
}

export interface AddToCartButton {
  readonly phase: Pick<Store<ButtonPhase>, 'get' | 'subscribe'>;
  /** Presses the button. Does nothing unless it is idle (ATC-04). */
  press(): Promise<void>;
  /** Marks the item sold out or, after a stock refresh, buyable again. ATC-08 */
  markSoldOut(isSoldOut: boolean): void;
}

/** The behaviour of one add-to-cart button. ATC-01..28, without a DOM. */
export function createAddToCartButton(page: AddToCartPage): AddToCartButton {
  const phase = createStore<ButtonPhase>('idle');
  const attempts = createAttempts(() => page.newId());
  let isBusy = false;
  const showFor = (shown: ButtonPhase, milliseconds: number): void => {
    phase.set(shown);
    setTimeout(() => phase.set('idle'), milliseconds);
  };

  function refuse(problem: ChoiceProblem): void {
    if (problem.kind === 'options' && page.surface === 'plp') {
      showFor('select-option', addToCartTimings.selectOptionDisabled);
    } else {
      page.alert(alertTitle(page), problem.message, { problem });
    }
  }

  function fail(failure: CallFailure): void {
    const back = setTimeout(() => phase.set('idle'), addToCartTimings.idleAfterError);
    const onTryAgain = (): void => {
      clearTimeout(back);
      phase.set('idle');
      void press();
    };
    page.alert(
      alertTitle(page),
      failureMessage(failure, () => page.areCookiesEnabled()),
      canTryAgain(failure) ? { onTryAgain } : {},
    );
  }

  function finish(product: OfferedProduct, delivered: Delivered): void {
    if ('redirectUrlPath' in delivered) return page.navigate(delivered.redirectUrlPath);
    const { shoppingCart } = delivered;
    acceptCart(page.cart, shoppingCart);
    page.tellAdded?.(product, shoppingCart);
    if (page.isExpressCheckout) return page.navigate(checkoutPath(shoppingCart.cartToken));
    if (page.surface === 'plp' || page.surface === 'add-on') page.showAdded(product, shoppingCart);
    setTimeout(
      () => showFor('added', addToCartTimings.idleAfterAdded),
      addToCartTimings.addedLabelDelay,
    );
  }

  async function addWithForm(product: OfferedProduct, choice: Choice, wish: Wish): Promise<void> {
    const mayOpen = await hasStockForForm(page, product, choice);
    phase.set('idle');
    if (!mayOpen) return refuse({ kind: 'stock', message: say(messages.notEnoughStock) });
    const delivered = await page.openForm(product, (additionalFields) =>
      sendWish(page.call, { ...wish, additionalFields }, attempts),
    );
    if (!delivered) return;
    phase.set('adding');
    finish(product, delivered);
  }

  async function add(): Promise<void> {
    const product = page.product();
    const choice = page.choice();
    const problem = findChoiceProblem(product, choice);
    if (problem) return refuse(problem);
    phase.set('adding');
    const wish = { ...makeWish(product, choice), arrival: page.arrivalOf?.() };
    if (product.hasForm) return addWithForm(product, choice, wish);
    const result = await sendWish(page.call, wish, attempts);
    if (result.ok) finish(product, result.answer);
    else fail(result.failure);
  }

  async function press(): Promise<void> {
    if (phase.get() !== 'idle' || isBusy) return;
    isBusy = true;
    await add().finally(() => (isBusy = false));
  }

  return {
    phase,
    press,
    markSoldOut(isSoldOut) {
      if (isSoldOut) phase.set('sold-out');
      else if (phase.get() === 'sold-out') phase.set('idle');
    },
  };
}

function makeWish(product: OfferedProduct, choice: Choice): Wish {
  return {
    isSubscription: product.isSubscription,
    itemId: product.itemId,
    sku: chosenVariant(product, choice)?.sku ?? null,
    quantity: Number(choice.quantity),
    additionalFields: 'null',
  };
}

/** What to say when adding failed. ATC-23..26 */
export function failureMessage(failure: CallFailure, hasCookies: () => boolean): string {
  if (failure.kind === 'offline') return say(cartMessages.checkConnection);
  if (failure.kind === 'too-many') return say(messages.tooManyRequests);
  if (failure.kind === 'crumb')
    return say(hasCookies() ? messages.sessionExpired : messages.enableCookies);
  return failure.message || say(cartMessages.tryAgain);
}

/** ATC-20, ATC-21, ATC-22 */
function alertTitle(page: AddToCartPage): string {
  const isGiftCard = page.product().productType === productTypes.giftCard;
  if (isGiftCard) return say(messages.unableToPurchaseGiftCard);
  return say(page.isExpressCheckout ? messages.unableToPurchase : messages.unableToAdd);
}

/** Asks for the stock of the moment before the form opens. ATC-17 */
async function hasStockForForm(
  page: AddToCartPage,
  product: OfferedProduct,
  choice: Choice,
): Promise<boolean> {
  if (!isStockCounted(product.productType)) return true;
  const variant = chosenVariant(await refreshStock(page.call, product), choice);
  if (!variant) return true;
  const inCart = quantityInCart(page.cart.get().cart, product.itemId, variant.sku ?? '');
  return canOpenAdditionalFields(variant, inCart);
}
