import { start as answerPresses } from './widgets/add-to-cart/answer-presses.ts';
import { PARTS, start as startCartIndicator } from './widgets/cart-indicator/cart-indicator.ts';
import { start as startMenu } from './widgets/menu/start.ts';
import { start as startPillCart } from './widgets/pill-cart/start.ts';
import type { Widget, WidgetModule } from './platform/widget.ts';

/**
 * Every widget is a folder in `widgets/` and a line here or in `seldom-widgets.ts`. What is needed
 * at once on every page is part of the loader; keep that small.
 */
export const widgets: readonly Widget[] = [
  inLoader('cart-indicator', PARTS, startCartIndicator),
  inLoader('pill-cart', 'body', startPillCart),
  inLoader('menu', 'details[data-menu]', startMenu),
  inLoader('add-to-cart', 'body', answerPresses),
  {
    name: 'add-to-cart',
    selector: '.sqs-add-to-cart-button',
    when: 'touch',
    isPrinted: true,
    load: () => import('./widgets/add-to-cart/bind-product.ts'),
  },
  {
    name: 'restock',
    selector: '.product-restock-notification',
    when: 'touch',
    isPrinted: true,
    load: () => import('./widgets/restock/bind-restock.ts'),
  },
  {
    name: 'page-form',
    selector: '.sw-page-form',
    when: 'touch',
    isPrinted: true,
    load: () => import('./widgets/page-form/bind-page-form.ts'),
  },
  {
    name: 'gallery',
    selector: '.sqs-gallery-container',
    when: 'visible',
    load: () => import('./widgets/gallery/start.ts'),
  },
  {
    name: 'cart-page',
    selector: '#sqs-cart-root',
    when: 'now',
    isPrinted: true,
    load: () => import('./widgets/cart-page/start.tsx'),
  },
  {
    name: 'checkout',
    selector: '#sqs-checkout-root',
    when: 'now',
    isPrinted: true,
    load: () => import('./widgets/checkout/start.tsx'),
  },
  {
    name: 'display-currency',
    selector: '.sw-currency',
    when: 'idle',
    isPrinted: true,
    load: () => import('./widgets/display-currency/start.ts'),
  },
  {
    name: 'languages',
    selector: '.sw-languages',
    when: 'idle',
    isPrinted: true,
    load: () => import('./widgets/languages/start.ts'),
  },
  {
    name: 'consent',
    selector: '.sw-consent',
    when: 'idle',
    isPrinted: true,
    load: () => import('./widgets/consent/start.ts'),
  },
  {
    name: 'overlays',
    selector: '.sw-announcement, .sw-popup',
    when: 'idle',
    isPrinted: true,
    load: () => import('./widgets/overlays/start.ts'),
  },
];

/** Pages with one of these load the table of `seldom-widgets.ts` as well. */
export const seldomSelector =
  '.sw-captcha-form, video[data-autoplay], .sw-sound, .sw-member-area, .sw-countdown, .squarespace-comments[data-item-id], .sw-map-show, .sw-compare, .sw-image-large, .sw-section-video, .sqs-video-wrapper';

function inLoader(name: string, selector: string, start: WidgetModule['start']): Widget {
  return { name, selector, when: 'now', load: () => ({ start }) };
}
