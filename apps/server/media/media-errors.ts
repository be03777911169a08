/** Why a file was not taken. Messages are for the owner who uploads. */
const mediaErrors = {
  EMPTY: 'The file is empty.',
  TOO_LARGE: 'The file is larger than 100 MB.',
  IMAGE_TOO_LARGE: 'The picture is larger than 20 MB.',
  TOO_MANY_PIXELS: 'The picture has more than 100 megapixels.',
  BROKEN_IMAGE: 'The picture cannot be read.',
  UNSAFE_SVG: 'The SVG file cannot be made safe.',
} as const;

export type MediaErrorCode = keyof typeof mediaErrors;

/** A file was not taken. */
export class MediaError extends Error {
  override name = 'MediaError';
  readonly code: MediaErrorCode;
  readonly status = 422;

  constructor(code: MediaErrorCode) {
    super(mediaErrors[code]);
    this.code = code;
  }
}
