import { start as answerPresses } from './widgets/add-to-cart/answer-presses.ts';
import { PARTS, start as startCartIndicator } from './widgets/cart-indicator/cart-indicator.ts';
import { start as startMenu } from './widgets/menu/start.ts';
import { start as startPillCart } from './widgets/pill-cart/start.ts';
import type { Widget, WidgetModule } from './platform/widget.ts';

/**
 * Every widget: a folder in `widgets/` and a line here. What is needed at once on every page is
 * part of the loader; keep that small.
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
    name: 'posted-form',
    selector: '.sw-captcha-form',
    when: 'touch',
    load: () => import('./widgets/posted-form/bind-posted-form.ts'),
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
  {
    name: 'video',
    selector: 'video[data-autoplay]',
    when: 'visible',
    load: () => import('./widgets/video/play-in-view.ts'),
  },
  {
    name: 'sounds',
    selector: '.sw-sound',
    when: 'touch',
    load: () => import('./widgets/sounds/one-at-a-time.ts'),
  },
  {
    name: 'member-area',
    selector: '.sw-member-area',
    when: 'visible',
    load: () => import('./widgets/member-area/show-member-area.ts'),
  },
  {
    name: 'countdown',
    selector: '.sw-countdown',
    when: 'visible',
    load: () => import('./widgets/countdown/start.ts'),
  },
  {
    name: 'map',
    selector: '.sw-map-show',
    when: 'visible',
    load: () => import('./widgets/map/start.ts'),
  },
  {
    name: 'before-after',
    selector: '.sw-compare',
    when: 'visible',
    load: () => import('./widgets/before-after/start.ts'),
  },
  {
    name: 'video-wrapper',
    selector: '.sqs-video-wrapper',
    when: 'visible',
    load: () => import('./widgets/video-wrapper/start.ts'),
  },
  { name: 'visitor-page', selector: '#sqs-visitor-page-root', isPrinted: true },
  { name: 'order-confirmed', selector: '#sqs-order-confirmed-root', isPrinted: true },
];

function inLoader(name: string, selector: string, start: WidgetModule['start']): Widget {
  return { name, selector, when: 'now', load: () => ({ start }) };
}
