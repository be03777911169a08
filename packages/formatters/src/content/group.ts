import type { PluginGroup } from '../plugin.ts';
import { absUrl } from './abs-url.ts';
import { audioPlayer } from './audio-player.ts';
import { capitalize } from './capitalize.ts';
import {
  clickable,
  collection,
  collectionPage,
  collectionTemplatePage,
  collectionTypeNameEquals,
  folder,
  index,
  redirect,
} from './collection-predicates.ts';
import { colorWeight, websiteColor } from './color.ts';
import {
  height,
  resizedHeightForWidth,
  resizedWidthForHeight,
  squarespaceThumbnailForHeight,
  squarespaceThumbnailForWidth,
  width,
} from './dimensions.ts';
import { galleryPredicates } from './gallery-predicates.ts';
import { humanizeDuration } from './humanize-duration.ts';
import { imageColor } from './image-color.ts';
import { childImageMeta, coverImageMeta, imageMeta } from './image-meta.ts';
import { imageSrcset } from './image-srcset.ts';
import { imageTemplate } from './image-template.ts';
import { image } from './image.ts';
import { itemClasses } from './item-classes.ts';
import {
  calendarView,
  childImages,
  excerpt,
  externalLink,
  hasMultiple,
  location,
  mainImage,
  passthrough,
  serviceNameEmail,
  showPastEvents,
} from './item-predicates.ts';
import { kindPredicates } from './kind-predicates.ts';
import { video } from './video.ts';

/** Images, video, sound, colours, and what an item or a collection is. */
export const contentGroup: PluginGroup = {
  name: 'content',
  formatters: [
    absUrl,
    audioPlayer,
    capitalize,
    childImageMeta,
    colorWeight,
    coverImageMeta,
    height,
    humanizeDuration,
    image,
    imageColor,
    imageMeta,
    imageSrcset,
    imageTemplate,
    itemClasses,
    resizedHeightForWidth,
    resizedWidthForHeight,
    squarespaceThumbnailForHeight,
    squarespaceThumbnailForWidth,
    video,
    websiteColor,
    width,
  ],
  predicates: [
    calendarView,
    childImages,
    clickable,
    collection,
    collectionPage,
    collectionTemplatePage,
    collectionTypeNameEquals,
    excerpt,
    externalLink,
    folder,
    hasMultiple,
    index,
    location,
    mainImage,
    passthrough,
    redirect,
    serviceNameEmail,
    showPastEvents,
    ...galleryPredicates,
    ...kindPredicates,
  ],
};
