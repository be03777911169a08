/** A picture as the lightbox shows it. */
export interface LargePicture {
  readonly url: string;
  readonly srcset: string;
  /** Pixels of the original. */
  readonly width: number;
  readonly height: number;
  readonly altText: string;
  readonly title: string;
  readonly description: string;
}

/** The pictures of some links, as the page printed them. */
export function readPictures(openers: readonly HTMLAnchorElement[]): LargePicture[] {
  return openers.map((opener) => {
    const picture = opener.querySelector('img');
    const { title = '', description = '' } = opener.dataset;
    return {
      url: opener.href,
      srcset: picture?.srcset ?? '',
      width: Number(picture?.getAttribute('width')),
      height: Number(picture?.getAttribute('height')),
      altText: picture?.alt ?? '',
      title,
      description,
    };
  });
}
