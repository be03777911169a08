import { contentLimits, galleryBounds as bounds } from '@sitewright/contract';
import { z } from 'zod';

/** Shapes of slides, by name, as width to height. GLRY-04 */
export const galleryRatios = {
  square: '1/1',
  standard: '3/2',
  'standard-vertical': '2/3',
  'four-three': '4/3',
  'three-four-vertical': '3/4',
  widescreen: '16/9',
  'anamorphic-widescreen': '2.40/1',
} as const;

/** Smallest and largest numbers of a gallery, by the names that templates know. GLRY-14 */
export const galleryBounds = {
  'autoplay-duration': bounds.autoplayDelay,
  'thumbnail-strip-height': bounds.thumbnailStripHeight,
  'thumbnail-strip-margin': bounds.thumbnailStripMargin,
  'thumbnails-per-row': bounds.thumbnailsPerRow,
  padding: bounds.padding,
  'max-width': bounds.maxWidth,
} as const;

/** Pictures of one gallery: as many as a collection that is ordered by hand. GLRY-18, D-59 */
export const galleryLimit = contentLimits.maxItemsPerCollection;

type Bounded = keyof typeof galleryBounds;

const bounded = (name: Bounded, initial: number) =>
  z.int().min(galleryBounds[name][0]).max(galleryBounds[name][1]).default(initial);
const off = z.boolean().default(false);
const on = z.boolean().default(true);

/** The options of a gallery under the names that templates know, with what they are by default. */
export const galleryOptionShape = {
  /** `slider` is shown as Carousel. GLRY-01 */
  design: z.enum(['slideshow', 'slider', 'grid', 'stacked']).default('grid'),
  autoplay: off,
  /** Seconds. GLRY-02 */
  'autoplay-duration': bounded('autoplay-duration', 5),
  controls: off,
  'auto-crop': on,
  'aspect-ratio': z
    .enum(Object.keys(galleryRatios) as [keyof typeof galleryRatios])
    .default('square'),
  'square-thumbs': on,
  thumbnails: off,
  /** Pixels. GLRY-06 */
  'thumbnail-strip-height': bounded('thumbnail-strip-height', 80),
  'thumbnail-strip-margin': bounded('thumbnail-strip-margin', 20),
  'show-meta-basic': off,
  'show-meta': off,
  'show-meta-only-title': off,
  'show-meta-on-hover': off,
  'meta-position': z
    .enum(['top', 'top-left', 'top-right', 'center', 'bottom', 'bottom-left', 'bottom-right'])
    .default('bottom'),
  'active-alignment': z.enum(['left', 'center', 'right']).default('center'),
  'thumbnails-per-row': bounded('thumbnails-per-row', 4),
  /** Pixels. GLRY-10 */
  padding: bounded('padding', 20),
  lightbox: off,
  lightboxTheme: z.enum(['dark', 'light']).default('dark'),
  /** Pixels of what stands over a slide. GLRY-12 */
  'max-width': bounded('max-width', 300),
  newWindow: off,
  transparentBackground: off,
  /** Height of a carousel in percent of its width. GLRY-15 */
  'slider-aspect-ratio': z.int().min(10).max(200).default(50),
};
