import type { Widget } from './platform/widget.ts';

/** Widgets of few pages: the loader brings this table where `seldomSelector` finds something. */
export const seldomWidgets: readonly Widget[] = [
  {
    name: 'posted-form',
    selector: '.sw-captcha-form',
    when: 'touch',
    load: () => import('./widgets/posted-form/bind-posted-form.ts'),
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
    name: 'comments',
    selector: '.squarespace-comments[data-item-id]',
    when: 'visible',
    load: () => import('./widgets/comments/show-comments.ts'),
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
    name: 'lightbox',
    selector: '.sw-image-large',
    when: 'visible',
    load: () => import('./widgets/lightbox/start.ts'),
  },
  {
    name: 'section-video',
    selector: '.sw-section-video',
    when: 'idle',
    load: () => import('./widgets/section-video/start.ts'),
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
