import { findFrame, videoHtml } from '@sitewright/blocks';
import { escapeHtml } from './escape-html.ts';
import type { ImagePart } from './present-image.ts';

/** The video part of an item; its cover is the picture of the item. ENT-19 */
export interface VideoPart {
  readonly oembed: {
    /** A frame that asks nobody before it is pressed. */
    readonly html: string;
    readonly providerName: string;
    readonly url: string;
    readonly title: string;
  };
  /** It waits under a cover until it is pressed. */
  readonly overlay: boolean;
}

/** Nothing of an address that no known host of videos has. */
export function presentVideo(
  { url, title, overlay }: { url: string; title: string; overlay: boolean },
  image: ImagePart | undefined,
): VideoPart | undefined {
  const frame = findFrame(url, {}, 'videos');
  if (!frame) return undefined;
  return {
    oembed: {
      html: videoHtml(frame, { title, ...(image && { poster: image.assetUrl }) }),
      providerName: escapeHtml(frame.provider),
      url: escapeHtml(url.trim()),
      title: escapeHtml(title),
    },
    overlay,
  };
}
