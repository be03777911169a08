import type { PageVariant } from '../variants/page-variant.ts';
import { parseJson } from '../../platform/parse-json.ts';
import { pageContext } from '../../platform/page-context.ts';
import type { Surface } from './add-to-cart-store.ts';

/** The elements of one product around its button, whatever template printed them. */
export interface ProductScope {
  readonly button: HTMLElement;
  readonly itemId: string;
  /** The smallest element that holds button, price and pictures. */
  readonly container: ParentNode;
  readonly variants: HTMLElement | null;
  readonly quantity: HTMLElement | null;
}

const DETAIL = '.product-detail, .ProductItem, [data-controller="ProductDetail"]';
const BLOCK = '.sqs-block-product, .product-block';
const ADD_ON = '.product-add-on, [data-add-on]';
const CARD = '.product-card, .grid-item, .product-list-item, .ProductList-item, li';

/** Finds what belongs to a button. ATC-32, PDP-02 */
export function findProductScope(button: HTMLElement): ProductScope {
  const form = button.closest('form');
  const named = button.dataset.itemId ?? form?.dataset.itemId;
  const itemId = named ?? form?.querySelector<HTMLInputElement>('[name=itemId]')?.value ?? '';
  const container =
    button.closest(ADD_ON) ??
    button.closest(BLOCK) ??
    button.closest(DETAIL) ??
    button.closest(CARD);
  const find = (selector: string): HTMLElement | null => {
    const own = `${selector}[data-item-id="${CSS.escape(itemId)}"]`;
    return (
      form?.querySelector<HTMLElement>(selector) ??
      (container ?? document).querySelector<HTMLElement>(own) ??
      document.querySelector<HTMLElement>(own)
    );
  };
  return {
    button,
    itemId,
    container: container ?? form ?? document,
    variants: find('.product-variants'),
    quantity: find('.product-quantity-input'),
  };
}

/** Where the button stands, which decides how it speaks. ATC-06, ATC-07, ATC-12 */
export function findSurface({ button }: ProductScope): Surface {
  if (button.closest(ADD_ON)) return 'add-on';
  if (button.closest(BLOCK)) return 'product_block';
  if (button.closest(DETAIL)) return 'pdp';
  return button.closest(CARD) || pageContext().pageType !== 50 ? 'plp' : 'pdp';
}

/** The variants that the page prints for a product; none when it prints none. */
export function readVariants({ variants, button }: ProductScope): readonly PageVariant[] {
  const detail = button.closest<HTMLElement>('[data-context]');
  const context = parseJson(detail?.dataset.context) as PrintedProduct | undefined;
  const printed =
    parseJson(variants?.dataset.variants) ?? context?.product?.variants ?? ownContext(button);
  return Array.isArray(printed) ? (printed as readonly PageVariant[]) : [];
}

interface PrintedProduct {
  readonly product?: { readonly variants?: unknown };
}

function ownContext(button: HTMLElement): unknown {
  return button.closest(DETAIL) ? pageContext().product?.variants : undefined;
}
