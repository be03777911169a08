import { galleryMessages } from '@sitewright/contract';
import { openModal, type Modal } from '../modal/modal.ts';
import './lightbox.css';
import type { LargePicture } from './read-pictures.ts';
import { say } from '../../platform/say.ts';

type LightboxTheme = 'dark' | 'light';

/**
 * Shows pictures as large as the window, one at a time: by arrows, by keys, by a swipe. Escape, the
 * close control and a press beside the picture close it. GLRY-11
 */
export function openLightbox(
  pictures: readonly LargePicture[],
  { at, theme }: { readonly at: number; readonly theme: LightboxTheme },
): Modal {
  let current = at;
  const stage = document.createElement('div');
  stage.className = 'sw-lightbox-stage';
  stage.setAttribute('aria-live', 'polite');
  const show = (index: number): void => {
    current = (index + pictures.length) % pictures.length;
    stage.replaceChildren(drawPicture(pictures[current]!, current, pictures.length));
    for (const by of [1, -1])
      preload(pictures[(current + by + pictures.length) % pictures.length]!);
  };
  const isAlone = pictures.length < 2;
  const step = (by: number): void => {
    if (!isAlone) show(current + by);
  };
  const arrows = isAlone
    ? []
    : [drawArrow('previous', () => step(-1)), drawArrow('next', () => step(1))];
  const className = `sw-lightbox sw-lightbox--${theme}`;
  const modal = openModal({ title: say(galleryMessages.large), className }, stage, ...arrows);

  const keys: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => step(-1),
    ArrowRight: () => step(1),
    Home: () => show(0),
    End: () => show(pictures.length - 1),
  };
  modal.dialog.addEventListener('keydown', (event) => {
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  });
  stage.addEventListener('click', ({ target }) => {
    if (target instanceof Element && !target.closest('img, figcaption')) modal.close();
  });
  onSwipe(stage, step);
  show(current);
  return modal;
}

function drawPicture(picture: LargePicture, index: number, count: number): HTMLElement {
  const figure = document.createElement('figure');
  const caption = document.createElement('figcaption');
  const lines = [
    ['sw-lightbox-title', picture.title],
    ['sw-lightbox-description', picture.description],
    [
      'sw-lightbox-place',
      count > 1
        ? say(galleryMessages.place, { number: String(index + 1), count: String(count) })
        : '',
    ],
  ] as const;
  for (const [className, text] of lines) {
    if (text === '') continue;
    const line = document.createElement('p');
    line.className = className;
    line.textContent = text;
    caption.append(line);
  }
  figure.append(drawImage(picture), ...(caption.hasChildNodes() ? [caption] : []));
  return figure;
}

function drawImage({ url, srcset, width, height, altText }: LargePicture): HTMLImageElement {
  const image = new Image();
  image.sizes = '100vw';
  image.srcset = srcset;
  image.src = url;
  image.alt = altText;
  if (width > 0) image.width = width;
  if (height > 0) image.height = height;
  return image;
}

/** The neighbours are at hand before they are asked for. */
function preload(picture: LargePicture): void {
  drawImage(picture);
}

function drawArrow(name: 'previous' | 'next', act: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = `sw-lightbox-${name}`;
  button.setAttribute('aria-label', say(galleryMessages[name]));
  button.addEventListener('click', act);
  return button;
}

/** Pixels that a finger goes before it meant to. */
const swipePx = 40;

function onSwipe(stage: HTMLElement, step: (by: number) => void): void {
  let from: number | undefined;
  stage.addEventListener('touchstart', ({ touches }) => {
    from = touches.length === 1 ? touches[0]?.clientX : undefined;
  });
  stage.addEventListener('touchend', ({ changedTouches }) => {
    const to = changedTouches[0]?.clientX;
    if (from === undefined || to === undefined || Math.abs(to - from) < swipePx) return;
    step(to < from ? 1 : -1);
  });
}
