import { z } from 'zod';
import { contentLimits } from '../limits.ts';
import { defineSettings, staffField } from './define-settings.ts';

const stops = z.boolean().default(false);

/** How much pages may hold, and what keeps one from being published. EDIT-09, GLRY-18, D-59 */
export const contentSettings = defineSettings(
  'content',
  'What pages hold',
  {
    blocksPerLayout: staffField(
      z.int().min(1).max(contentLimits.maxBlocksPerLayout).default(contentLimits.blocksPerLayout),
      'Blocks that a section of a page may have',
    ),
    picturesPerGallery: staffField(
      z
        .int()
        .min(1)
        .max(contentLimits.maxItemsPerCollection)
        .default(contentLimits.itemsPerCollection),
      'Pictures that a gallery may have',
    ),
    tracksPerAlbum: staffField(
      z.int().min(1).max(contentLimits.maxTracksPerAlbum).default(contentLimits.tracksPerAlbum),
      'Tracks that an album may have',
    ),
    maxProductsPerCollection: staffField(
      z
        .int()
        .min(1)
        .max(contentLimits.maxProductsPerCollection)
        .default(contentLimits.productsPerCollection),
      'Products that staff may put into a store page',
    ),
    stopsOnMissingAlt: staffField(
      stops,
      'A page with a picture without alternative text is not published',
    ),
    stopsOnHeadingOrder: staffField(
      stops,
      'A page whose headings leave out a level is not published',
    ),
    stopsOnDeadLink: staffField(stops, 'A page with a link that leads nowhere is not published'),
    stopsOnNamelessLink: staffField(stops, 'A page with a link without words is not published'),
    stopsOnEmptyBlock: staffField(stops, 'A page with a block that shows nothing is not published'),
    stopsOnMissingCaptions: staffField(
      stops,
      'A page with a video without captions is not published',
    ),
    stopsOnLowContrast: staffField(
      stops,
      'A page with a text that stands out too little from its background is not published',
    ),
    stopsOnHeavyPicture: staffField(
      stops,
      'A page with a picture of more than so many kilobytes is not published',
    ),
    stopsOnHeavyPage: staffField(
      stops,
      'A page that loads more than so many kilobytes is not published',
    ),
    pictureKilobytes: staffField(
      z.int().min(10).max(20_000).default(500),
      'Kilobytes that a picture may have as a window of 1440 pixels loads it',
    ),
    pageKilobytes: staffField(
      z.int().min(50).max(100_000).default(1_500),
      'Kilobytes that the files of a page may have together',
    ),
  },
  'edit-styles',
);
