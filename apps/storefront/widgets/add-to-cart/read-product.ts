import { productTypes } from '@sitewright/commerce';
import { findOptionControls } from '../variants/variant-choice.ts';
import type { OfferedProduct } from './add-to-cart-rules.ts';
import { readVariants } from './product-scope.ts';
import type { ProductScope } from './product-scope.ts';

/** Reads what a template printed about the product of a button. ATC-32 */
export function readProduct(scope: ProductScope): OfferedProduct {
  const { button } = scope;
  return {
    itemId: scope.itemId,
    title: readTitle(scope),
    productType: Number(button.dataset.productType) || productTypes.physical,
    isSubscription: button.dataset.isSubscription === 'true',
    hasForm: button.classList.contains('use-form') || isFilled(button.dataset.form),
    variants: readVariants(scope),
    optionNames: scope.variants ? findOptionControls(scope.variants).map(({ name }) => name) : [],
  };
}

/** The product's own picture, for the popover. */
export function pictureOf({ container }: ProductScope): { imageUrl?: string } {
  const picture = container.querySelector('img');
  const imageUrl = picture?.currentSrc || picture?.src;
  return imageUrl ? { imageUrl } : {};
}

const TITLES = '.product-title, .ProductItem-details-title, .product-list-title, h1, h2, h3';

function readTitle({ container, button }: ProductScope): string {
  if (button.dataset.itemTitle) return button.dataset.itemTitle;
  return container.querySelector(TITLES)?.textContent.trim() ?? '';
}

function isFilled(json: string | undefined): boolean {
  return json !== undefined && json !== '' && json !== 'null' && json !== '{}';
}
