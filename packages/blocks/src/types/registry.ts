/** All types of blocks: one line each. */
import type { BlockType, BlockTypes } from './block-type.ts';
import { accordionBlock } from './accordion/accordion.ts';
import { albumBlock } from './album/album.ts';
import { audioBlock } from './audio/audio.ts';
import { buttonBlock } from './button/button.ts';
import { chartBlock } from './chart/chart.ts';
import { calendarBlock } from './calendar/calendar.ts';
import { codeBlock } from './code/code.ts';
import { countdownBlock } from './countdown/countdown.ts';
import { embedBlock } from './embed/embed.ts';
import { formBlock } from './form/form.ts';
import { galleryBlock } from './gallery/gallery.ts';
import { heroBlock } from './hero/hero.ts';
import { categoriesBlock } from './categories/categories.ts';
import { headingBlock } from './heading/heading.ts';
import { imageBlock } from './image/image.ts';
import { lineBlock } from './line/line.ts';
import { markdownBlock } from './markdown/markdown.ts';
import { menuBlock } from './menu/menu.ts';
import { newsletterBlock } from './newsletter/newsletter.ts';
import {
  archiveBlock,
  postsByAuthorBlock,
  postsByCategoryBlock,
  postsByTagBlock,
  tagCloudBlock,
} from './post-list/post-list.ts';
import { openingHoursBlock } from './opening-hours/opening-hours.ts';
import { productBlock } from './product/product.ts';
import { productListBlock } from './product-list/product-list.ts';
import { quoteBlock } from './quote/quote.ts';
import { rssBlock } from './rss/rss.ts';
import { searchBlock } from './search/search.ts';
import { socialLinksBlock } from './social-links/social-links.ts';
import { spacerBlock } from './spacer/spacer.ts';
import { summaryBlock } from './summary/summary.ts';
import { tableBlock } from './table/table.ts';
import { tabsBlock } from './tabs/tabs.ts';
import { textBlock } from './text/text.ts';
import { videoBlock } from './video/video.ts';
import { tourDatesBlock } from './tour-dates/tour-dates.ts';
import { reviewsBlock } from './reviews/reviews.ts';
import { donationBlock } from './donation/donation.ts';
import { memberAreaBlock } from './member-area/member-area.ts';
import { addOnsBlock } from './add-ons/add-ons.ts';
import { mapBlock } from './map/map.ts';
import { logosBlock } from './logos/logos.ts';
import { languagesBlock } from './languages/languages.ts';
import { beforeAfterBlock } from './before-after/before-after.ts';

const all: readonly BlockType[] = [
  textBlock,
  headingBlock,
  imageBlock,
  galleryBlock,
  buttonBlock,
  quoteBlock,
  markdownBlock,
  codeBlock,
  lineBlock,
  spacerBlock,
  productBlock,
  productListBlock,
  formBlock,
  newsletterBlock,
  summaryBlock,
  menuBlock,
  tagCloudBlock,
  postsByCategoryBlock,
  postsByAuthorBlock,
  archiveBlock,
  calendarBlock,
  searchBlock,
  accordionBlock,
  tableBlock,
  socialLinksBlock,
  videoBlock,
  audioBlock,
  albumBlock,
  embedBlock,
  chartBlock,
  openingHoursBlock,
  tourDatesBlock,
  tabsBlock,
  reviewsBlock,
  donationBlock,
  memberAreaBlock,
  addOnsBlock,
  postsByTagBlock,
  heroBlock,
  categoriesBlock,
  countdownBlock,
  rssBlock,
  mapBlock,
  logosBlock,
  beforeAfterBlock,
  languagesBlock,
];

/** The types of blocks, by their names. ENUM-05, D-29 */
export const blockTypeTable: BlockTypes = new Map(all.map((type) => [type.type, type]));
