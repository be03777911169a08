import { areCookiesEnabled } from '../../platform/cookies.ts';
import { navigate } from '../../platform/navigate.ts';
import { pageContext, storeSettings } from '../../platform/page-context.ts';
import { call, cartStore } from '../../platform/storefront.ts';
import { showAddedPopover } from '../added-popover/added-popover.ts';
import { tellAddToCart } from './tell-add-to-cart.ts';
import { openAlert } from '../modal/alert-dialog.ts';
import { prepareQuantityInput, showQuantityInput } from '../quantity/quantity-input.ts';
import { bindVariants } from '../variants/bind-variants.ts';
import { isEverythingSoldOut } from './add-to-cart-rules.ts';
import { arrivalOf } from '../../platform/arrival.ts';
import { createAddToCartButton } from './add-to-cart-store.ts';
import type { AddToCartButton } from './add-to-cart-store.ts';
import { openProductForm } from './open-product-form.ts';
import { findProductScope, findSurface } from './product-scope.ts';
import type { ProductScope } from './product-scope.ts';
import { pictureOf, readProduct } from './read-product.ts';
import { refreshStock } from './refresh-stock.ts';
import { createButtonFace } from './show-phase.ts';

export function start(button: HTMLElement): void {
  bindProduct(button);
}

const bound = new WeakMap<HTMLElement, AddToCartButton>();

/** Binds a button and everything of its product, once; later calls answer the same button. */
export function bindProduct(button: HTMLElement): AddToCartButton {
  const known = bound.get(button);
  if (known) return known;
  const made = connect(findProductScope(button));
  bound.set(button, made);
  return made;
}

function connect(scope: ProductScope): AddToCartButton {
  let product = readProduct(scope);
  const surface = findSurface(scope);
  const input = scope.quantity?.querySelector('input');
  if (input) prepareQuantityInput(input);
  const variants = bindVariants(scope, () => product);
  const button = createAddToCartButton({
    surface,
    isExpressCheckout: storeSettings().expressCheckout === true,
    call,
    cart: cartStore,
    product: () => product,
    choice: () => ({ options: variants.chosen(), quantity: input?.value ?? '1' }),
    alert: (title, message, { problem, onTryAgain } = {}) =>
      openAlert(title, message, {
        onTryAgain,
        onClose: () => {
          const [unselected] = problem?.unselected ?? [];
          if (unselected) variants.focus(unselected);
          else if (problem?.kind === 'quantity') input?.focus();
        },
      }),
    openForm: (wanted, submit) => openProductForm(scope.button, wanted, submit),
    showAdded: ({ title }) => showAddedPopover({ title, ...pictureOf(scope) }),
    tellAdded: tellAddToCart,
    navigate,
    arrivalOf,
    areCookiesEnabled,
    newId: () => crypto.randomUUID(),
  });
  const face = createButtonFace(scope.button, soldOutText(scope));
  button.phase.subscribe(() => face.show(button.phase.get()));
  const show = (): void => {
    variants.show();
    button.markSoldOut(isEverythingSoldOut(product));
    if (scope.quantity && product.variants.length > 0) {
      const subscription = { isSubscribable: product.isSubscription };
      showQuantityInput(scope.quantity, { ...product, ...subscription }, quantitySettings());
    }
  };
  show();
  if (surface !== 'plp' && product.variants.length > 0) {
    void refreshStock(call, product).then((fresh) => {
      product = fresh;
      show();
    });
  }
  return button;
}

/** What the owner says of this product instead of "Sold Out", else of all; undefined where nothing is said. */
function soldOutText({ itemId }: ProductScope): string | undefined {
  const { itemId: shown, product } = pageContext();
  const own = itemId === shown ? product?.customSoldOutText : undefined;
  return own ?? storeSettings().merchandisingSettings?.customSoldOutText;
}

function quantitySettings() {
  const { multipleQuantityAllowedForServices: allowed } = storeSettings();
  return allowed === undefined ? {} : { multipleQuantityAllowedForServices: allowed };
}
