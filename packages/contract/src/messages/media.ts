/** Why a file was not taken, for who uploads it. */
export const mediaMessages = {
  empty: 'The file is empty.',
  tooLarge: 'The file is larger than 100 MB.',
  pictureTooLarge: 'The picture is larger than 20 MB.',
  tooManyPixels: 'The picture has more than 100 megapixels.',
  broken: 'The picture cannot be read.',
  notSupported: 'The file {fileName} does not appear to be a supported file.',
  tooLargeFor: 'The file {fileName} is too large. The maximum allowed file size is {maxSize}.',
  nameMissing: 'Please enter a file name.',
  uploadIncomplete: 'File upload failed to complete',
  tooManyUploads: 'Too many uploads are unfinished. Wait for them, or cancel some.',
  inUse: 'The file is used and stays.',
  unsafeSvg: 'The SVG file cannot be made safe.',
} as const;
