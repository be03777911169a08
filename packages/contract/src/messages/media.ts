/** Why a file was not taken, for who uploads it. */
export const mediaMessages = {
  empty: 'The file is empty.',
  tooLarge: 'The file is larger than 100 MB.',
  pictureTooLarge: 'The picture is larger than 20 MB.',
  tooManyPixels: 'The picture has more than 100 megapixels.',
  broken: 'The picture cannot be read.',
  tooManyUploads: 'Too many uploads are unfinished. Wait for them, or cancel some.',
  unsafeSvg: 'The SVG file cannot be made safe.',
} as const;
