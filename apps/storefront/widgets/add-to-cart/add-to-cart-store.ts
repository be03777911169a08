import { canOpenAdditionalFields, productTypes } from '@sitewright/commerce';
import type { Caller, CallFailure, CallResult } from '../../api/call.ts';
import type { WireCart } from '../../api/wire.ts';
import { acceptCart, quantityInCart } from '../../cart/cart-store.ts';
import type { CartStore } from '../../cart/cart-store.ts';
import { checkoutPath } from '../../cart/checkout-path.ts';
import { createStore } from '../../platform/store.ts';
import type { Store } from '../../platform/store.ts';
import { chosenVariant, findChoiceProblem, isStockCounted } from './add-to-cart-rules.ts';
import type { Choice, ChoiceProblem, OfferedProduct } from './add-to-cart-rules.ts';
import { messages } from './messages.ts';
import { refreshStock } from './refresh-stock.ts';
import { createAttempts, sendWish } from './send-wish.ts';
import type { Delivered, Wish } from './send-wish.ts';
import { ADDED_DELAY, ADDED_LASTS, ERROR_LASTS, SELECT_OPTION_LASTS } from './timing.ts';

/** Where a button stands: a listing grid, a product page, beside another product, in a block. */
export type Surface = 'plp' | 'pdp' | 'add-on' | 'product_block';

/** States of the button. ATC-01, ATC-07, ATC-08 */
export type ButtonPhase = 'idle' | 'adding' | 'added' | 'select-option' | 'sold-out';

/** Sends the wish with the answers of a form, a JSON string. */
export type SubmitFields = (additionalFields: string) => Promise<CallResult<Delivered>>;

/** Everything that the button needs from the page; tests hand in their own. */
export interface AddToCartPage {
  readonly surface: Surface;
  readonly isExpressCheckout: boolean;
  readonly call: Caller;
  readonly cart: CartStore;
  product(): OfferedProduct;
  choice(): Choice;
  /** Shows a message that must be read; `problem` tells what to focus after it. */
  alert(title: string, message: string, problem?: ChoiceProblem): void;
  /** Opens the form and keeps it open until a submit succeeds; undefined when it was closed. */
  openForm(product: OfferedProduct, submit: SubmitFields): Promise<Delivered | undefined>;
  showAdded(product: OfferedProduct, cart: WireCart): void;
  navigate(path: string): void;
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
      showFor('select-option', SELECT_OPTION_LASTS);
    } else {
      page.alert(alertTitle(page), problem.message, problem);
    }
  }

  function fail(failure: CallFailure): void {
    page.alert(
      alertTitle(page),
      failureMessage(failure, () => page.areCookiesEnabled()),
    );
    setTimeout(() => phase.set('idle'), ERROR_LASTS);
  }

  function finish(product: OfferedProduct, { shoppingCart, ...token }: Delivered): void {
    if (shoppingCart) acceptCart(page.cart, shoppingCart);
    if (!shoppingCart || page.isExpressCheckout) {
      const cartToken = token.cartToken ?? shoppingCart?.cartToken ?? '';
      return page.navigate(token.redirectUrlPath ?? checkoutPath(cartToken));
    }
    if (page.surface === 'plp' || page.surface === 'add-on') page.showAdded(product, shoppingCart);
    setTimeout(() => showFor('added', ADDED_LASTS), ADDED_DELAY);
  }

  async function addWithForm(product: OfferedProduct, choice: Choice, wish: Wish): Promise<void> {
    const mayOpen = await hasStockForForm(page, product, choice);
    phase.set('idle');
    if (!mayOpen) return refuse({ kind: 'stock', message: messages.notEnoughStock });
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
    const wish: Wish = {
      isSubscription: product.isSubscription,
      itemId: product.itemId,
      sku: chosenVariant(product, choice)?.sku ?? null,
      quantity: Number(choice.quantity),
      additionalFields: 'null',
    };
    if (product.hasForm) return addWithForm(product, choice, wish);
    const result = await sendWish(page.call, wish, attempts);
    if (result.ok) finish(product, result.body);
    else fail(result.failure);
  }

  return {
    phase,
    async press() {
      if (phase.get() !== 'idle' || isBusy) return;
      isBusy = true;
      await add().finally(() => (isBusy = false));
    },
    markSoldOut(isSoldOut) {
      if (isSoldOut) phase.set('sold-out');
      else if (phase.get() === 'sold-out') phase.set('idle');
    },
  };
}

/** What to say when adding failed. ATC-23..26 */
export function failureMessage(failure: CallFailure, hasCookies: () => boolean): string {
  if (failure.kind === 'offline') return messages.offline;
  if (failure.kind === 'too-many') return messages.tooMany;
  if (failure.kind === 'crumb')
    return hasCookies() ? messages.sessionExpired : messages.enableCookies;
  return failure.message || messages.tryAgain;
}

/** ATC-20, ATC-21, ATC-22 */
function alertTitle(page: AddToCartPage): string {
  const isGiftCard = page.product().productType === productTypes.giftCard;
  if (isGiftCard) return messages.unableToPurchaseGiftCard;
  return page.isExpressCheckout ? messages.unableToPurchase : messages.unableToAdd;
}

/** Asks for the stock of the moment before the form opens. ATC-17 */
async function hasStockForForm(
  page: AddToCartPage,
  product: OfferedProduct,
  choice: Choice,
): Promise<boolean> {
  if (!isStockCounted(product)) return true;
  const variant = chosenVariant(await refreshStock(page.call, product), choice);
  if (!variant) return true;
  const inCart = quantityInCart(page.cart.get().cart, product.itemId, variant.sku ?? null);
  return canOpenAdditionalFields(variant, inCart);
}
