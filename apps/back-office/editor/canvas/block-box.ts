/** Where blocks are on the canvas, in pixels of its window. */
import { cellOf, findBlockElement } from './draw-document.ts';
import type { Rectangle } from './row-boxes.ts';

/** Undefined while it is not drawn. */
export function boxOfBlock(page: Document, id: string): DOMRect | undefined {
  const element = findBlockElement(page, id);
  return element && cellOf(element).getBoundingClientRect();
}

/** Puts something over a box. */
export function styleOf({ left, top, width, height }: Rectangle) {
  return { left, top, width, height };
}
