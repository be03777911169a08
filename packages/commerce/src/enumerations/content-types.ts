import { defineNumberEnum } from './number-enum.ts';

/** Kinds of content items; the names are also their labels. 55–62 are reserved. ENUM-01, D-50. */
export const recordTypes = defineNumberEnum({
  text: 1,
  image: 2,
  quote: 4,
  link: 5,
  chat: 6,
  audio: 7,
  video: 8,
  review: 10,
  'store-item': 11,
  event: 12,
  thread: 13,
  gallery: 14,
  binary: 15,
  'css-asset': 16,
  'tweak-asset': 17,
  'digital-good': 18,
  attachment: 19,
  'wordpress-export': 20,
  'json-export': 21,
  'site-search': 30,
  'active-time': 31,
  tweet: 50,
  checkin: 52,
  kbarticle: 54,
  'course-item': 63,
});

/** A number of {@link recordTypes}. */
export type RecordType = (typeof recordTypes.values)[keyof typeof recordTypes.values];

/** Kinds of collections. ENUM-02. */
export const collectionTypes = defineNumberEnum({
  generic: 1,
  subscription: 2,
  twitter: 3,
  foursquare: 4,
  instagram: 5,
  'gallery-block': 6,
  'template-page': 7,
  'splash-page': 8,
  page: 10,
  fivehundredpix: 11,
  flickr: 12,
  products: 13,
  'slide-gallery': 15,
  'slide-album': 16,
  'slide-video': 17,
  'album-block': 18,
  portfolio: 23,
  course: 25,
});

/** A number of {@link collectionTypes}. */
export type CollectionType = (typeof collectionTypes.values)[keyof typeof collectionTypes.values];

/** What clicking a folder does. ENUM-03. */
export const folderBehaviors = defineNumberEnum({ index: 1, redirect: 2, none: 3, variation: 4 });

/** Where a background comes from. ENUM-04. */
export const backgroundSources = defineNumberEnum({ upload: 1, instagram: 2, video: 3, none: 4 });

/** Comment state of an item: 1 is open. SOCL-01. */
export const COMMENTS_OPEN = 1;
