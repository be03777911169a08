/** The numbers of the specification, written out: two swapped names must be seen. */
import { expect, it } from 'vitest';
import { alternateBlockTypes, blockTypes } from './block-types.ts';
import {
  backgroundSources,
  collectionTypes,
  folderBehaviors,
  recordTypes,
} from './content-types.ts';
import { promotedBlockTypes } from './promoted-block-types.ts';
import { sliceTypes } from './slice-types.ts';

const pairsOf = (table: { values: Readonly<Record<string, number>> }) =>
  Object.entries(table.values).map(([name, value]) => `${name} ${value}`);
const listed = (text: string) => text.trim().split(/,\s*/);

it('ENUM-01 record types have their numbers', () => {
  expect(pairsOf(recordTypes)).toEqual(
    listed(`text 1, image 2, quote 4, link 5, chat 6, audio 7, video 8, review 10, store-item 11,
      event 12, thread 13, gallery 14, binary 15, css-asset 16, tweak-asset 17, digital-good 18,
      attachment 19, wordpress-export 20, json-export 21, site-search 30, active-time 31, tweet 50,
      checkin 52, kbarticle 54, course-item 63`),
  );
});

it('ENUM-02 collection types have their numbers', () => {
  expect(pairsOf(collectionTypes)).toEqual(
    listed(`generic 1, subscription 2, twitter 3, foursquare 4, instagram 5, gallery-block 6,
      template-page 7, splash-page 8, page 10, fivehundredpix 11, flickr 12, products 13,
      slide-gallery 15, slide-album 16, slide-video 17, album-block 18, portfolio 23, course 25`),
  );
});

it('ENUM-03 ENUM-04 folder behaviours and background sources have their numbers', () => {
  expect(pairsOf(folderBehaviors)).toEqual(listed('index 1, redirect 2, none 3, variation 4'));
  expect(pairsOf(backgroundSources)).toEqual(listed('upload 1, instagram 2, video 3, none 4'));
});

it('ENUM-05 D-29 block types have their numbers', () => {
  expect(pairsOf(blockTypes)).toEqual(
    listed(`undefined -1, navigation 1, html 2, logo 3, map 4, image 5, twitter 6, journal 7,
      gallery 8, form 9, geo 10, index 11, collectionlink 12, link 13, tagcloud 14, comments 16,
      folder 17, menu 18, sociallinks 19, summary 20, spacer 21, embed 22, code 23, foursquare 24,
      instagram 25, calendar 26, postsbyauthor 27, postsbytag 28, postsbycategory 29,
      postsbymonth 30, quote 31, video 32, search 33, audio 41, fivehundredpix 42, product 43,
      markdown 44, flickr 45, amazon 46, horizontalrule 47, socialaccountlinks 48, rss 49,
      opentable 50, newsletter 51, donation 52, button 53, soundcloud 56, emailfooter 57,
      in-browser-message-link 58, tourdates 59, album 60, archive 61, chart 62, zola 63, acuity 65,
      member-area 67, tock 68, accordion 69, website-component 1337`),
  );
  expect(blockTypes.nameOf(1337)).toBe('website-component');
  expect(blockTypes.nameOf(-1)).toBe('undefined');
});

it('ENUM-05 D-84 the second numbering names its ends and nothing between', () => {
  expect(pairsOf(alternateBlockTypes)).toEqual(listed('heading 1, single-sign-on-inject 101'));
  expect(alternateBlockTypes.nameOf(72)).toBeUndefined();
});

it('ENUM-06 promoted blocks are listed', () => {
  expect(promotedBlockTypes).toEqual(
    listed('map, embed, image, code, quote, twitter, link, video, foursquare, instagram, form'),
  );
});

it('ENUM-07 slices are listed', () => {
  expect(pairsOf(sliceTypes)).toEqual(
    listed(`heading 1, body 3, image 4, gallery 5, video 6, social-icons 7, buttons 8,
      navigation 9, custom-form 10, newsletter 11, album 12, map 13, logo 14, action 15, form 16,
      lock 17, password 18, twitter 19`),
  );
});
