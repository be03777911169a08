/** The part of a picture that stays, in its pixels as it is seen. Pure. */

/** A part of a picture, in whole pixels. */
export interface CropBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A picture in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A corner that is dragged. */
export type Corner = 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right';

const within = (value: number, least: number, most: number) =>
  Math.min(Math.max(value, least), Math.max(least, most));

/** In whole pixels, inside the picture, at least one pixel wide and high. */
export function fitBox(box: CropBox, size: Size): CropBox {
  const width = within(Math.round(box.width), 1, size.width);
  const height = within(Math.round(box.height), 1, size.height);
  return {
    left: within(Math.round(box.left), 0, size.width - width),
    top: within(Math.round(box.top), 0, size.height - height),
    width,
    height,
  };
}

/** The largest part of this shape (width by height) around the middle of what stays now. */
export function shapeBox(box: CropBox, size: Size, ratio: number): CropBox {
  const width = Math.min(size.width, size.height * ratio);
  const height = width / ratio;
  const left = box.left + (box.width - width) / 2;
  const top = box.top + (box.height - height) / 2;
  return fitBox({ left, top, width, height }, size);
}

/** One number typed anew; where it would lead out of the picture, the part gets smaller. */
export function typeBox(box: CropBox, size: Size, name: keyof CropBox, pixels: number): CropBox {
  const typed = { ...box, [name]: pixels };
  const left = within(typed.left, 0, size.width - 1);
  const top = within(typed.top, 0, size.height - 1);
  const width = Math.min(typed.width, size.width - left);
  const height = Math.min(typed.height, size.height - top);
  return fitBox({ left, top, width, height }, size);
}

/** Moved by pixels, as far as there is room. */
export function moveBox(box: CropBox, size: Size, by: { x: number; y: number }): CropBox {
  return fitBox({ ...box, left: box.left + by.x, top: box.top + by.y }, size);
}

/**
 * A corner moved by pixels; the opposite one stays where it is. With a ratio (width by height) the
 * shape stays too.
 */
export function dragCorner(
  box: CropBox,
  size: Size,
  { corner, x, y, ratio }: { corner: Corner; x: number; y: number; ratio: number | undefined },
): CropBox {
  const isLeft = corner.endsWith('left');
  const isTop = corner.startsWith('top');
  const right = box.left + box.width;
  const bottom = box.top + box.height;
  const roomX = isLeft ? right : size.width - box.left;
  const roomY = isTop ? bottom : size.height - box.top;
  let width = within(box.width + (isLeft ? -x : x), 1, roomX);
  let height = within(box.height + (isTop ? -y : y), 1, roomY);
  if (ratio !== undefined) {
    width = Math.min(width, roomY * ratio);
    height = width / ratio;
  }
  const left = isLeft ? right - width : box.left;
  const top = isTop ? bottom - height : box.top;
  return fitBox({ left, top, width, height }, size);
}

/** What stays when the picture is turned to the right by a quarter: the same part of it. */
export function turnBox(box: CropBox, size: Size): CropBox {
  return {
    left: size.height - box.top - box.height,
    top: box.left,
    width: box.height,
    height: box.width,
  };
}
