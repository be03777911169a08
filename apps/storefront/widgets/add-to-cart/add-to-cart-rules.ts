import {
  findQuantityProblem,
  findUnselectedOptions,
  findVariant,
  hasEnoughStock,
  isSoldOut,
  isStockCounted,
  productTypes,
} from '@sitewright/commerce';
import type { ChosenOptions } from '@sitewright/commerce';
import type { PageVariant } from '../variants/page-variant.ts';
import { addToCartMessages as messages, selectOptionsMessage } from '@sitewright/contract';
import { say } from '../../platform/say.ts';

/** What the page knows about the thing that a button sells. */
export interface OfferedProduct {
  readonly itemId: string;
  readonly title: string;
  readonly productType: number;
  readonly isSubscription: boolean;
  /** True when an additional-fields form must be filled in first. */
  readonly hasForm: boolean;
  /** Empty when the page prints no variants; the server then takes the only one. */
  readonly variants: readonly PageVariant[];
  readonly optionNames: readonly string[];
}

/** What the visitor has chosen when the button is pressed; the quantity as typed. */
export interface Choice {
  readonly options: ChosenOptions;
  readonly quantity: string;
}

export interface ChoiceProblem {
  /** `options` are the only problem that a listing grid shows without a message. ATC-12 */
  readonly kind: 'options' | 'variant' | 'stock' | 'quantity';
  readonly message: string;
  /** The options to choose yet, for the focus. */
  readonly unselected?: readonly string[];
}

/**
 * The first thing wrong with a choice, in the order of ATC-31: options, variant, stock, quantity.
 * The form comes after it.
 */
export function findChoiceProblem(
  product: OfferedProduct,
  choice: Choice,
): ChoiceProblem | undefined {
  const unselected = findUnselectedOptions(product.optionNames, choice.options);
  if (unselected.length > 0) {
    const isGiftCard = product.productType === productTypes.giftCard;
    const message = isGiftCard
      ? say(messages.selectDenomination)
      : selectOptionsMessage(unselected, say);
    return { kind: 'options', message, unselected };
  }
  const variant = chosenVariant(product, choice);
  if (!variant && product.variants.length > 0) {
    return { kind: 'variant', message: say(messages.variantUnavailable) };
  }
  const quantityProblem = findQuantityProblem(choice.quantity);
  const wanted = quantityProblem ? 1 : Number(choice.quantity);
  if (variant && isStockCounted(product.productType) && !hasEnoughStock(variant, wanted)) {
    return { kind: 'stock', message: say(messages.notEnoughStock) };
  }
  return quantityProblem && { kind: 'quantity', message: say(quantityMessages[quantityProblem]) };
}

const quantityMessages = {
  'not-a-number': messages.quantityNotNumber,
  'not-whole': messages.quantityNotWhole,
  'out-of-range': messages.quantityOutOfRange,
};

/** The variant that a choice names; undefined when the page prints none. */
export function chosenVariant(product: OfferedProduct, choice: Choice): PageVariant | undefined {
  return findVariant(product.variants, choice.options);
}

/** True when every variant is gone; the button is then disabled from the start. ATC-08 */
export function isEverythingSoldOut(product: OfferedProduct): boolean {
  return product.variants.length > 0 && isSoldOut(product);
}
