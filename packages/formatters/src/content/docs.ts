import type { PluginDocs } from '../plugin.ts';
import { galleryDocs } from './gallery-docs.ts';
import { kindDocs } from './kind-docs.ts';

const image = { assetUrl: '/mug.jpg', originalSize: '800x600', title: 'Mug' };
const output =
  'data-src="/mug.jpg" data-image="/mug.jpg" data-image-dimensions="800x600" data-image-focal-point="0.5,0.5" alt="Mug" ';

/** Images, video, colours and items, for authors. */
export const contentDocs: PluginDocs = {
  AbsUrl: {
    summary: 'Puts the address of the site (`base-url`) in front of a path.',
    examples: [
      {
        template: '{path|AbsUrl}',
        data: { path: 'shop', 'base-url': 'https://example.com' },
        output: 'https://example.com/shop',
      },
    ],
  },
  'audio-player': {
    summary: 'The place where the storefront script puts the player of an audio post.',
    examples: [
      {
        template: '{item|audio-player}',
        data: { item: { id: 'a1', structuredContent: { audioAssetUrl: '/s/a.mp3' } } },
        output:
          '<script>Y.use(\'squarespace-audio-player-frontend\');</script>\n<div class="squarespace-audio-player" data-audio-asset-url="/s/a.mp3" data-item-id="a1" id="audio-player-a1"></div>',
      },
    ],
  },
  capitalize: {
    summary: 'Writes all letters as capitals.',
    examples: [{ template: '{a|capitalize}', data: { a: 'mug' }, output: 'MUG' }],
  },
  'collection?': {
    summary: 'The value has a `collection`.',
    examples: [
      { template: '{.collection?}yes{.end}', data: { collection: { id: 1 } }, output: 'yes' },
    ],
  },
  'collection-page?': {
    summary: 'The collection of the value is a page (type 10).',
    examples: [
      {
        template: '{.collection-page?}page{.end}',
        data: { collection: { type: 10 } },
        output: 'page',
      },
    ],
  },
  'collection-template-page?': {
    summary: 'The collection of the value, or the value itself, is a template page (type 7).',
    examples: [
      { template: '{.collection-template-page?}yes{.end}', data: { type: 7 }, output: 'yes' },
    ],
  },
  'collectionTypeNameEquals?': {
    summary: 'The `typeName` in the data is that word.',
    usage: 'name',
    examples: [
      {
        template: '{.collectionTypeNameEquals? blog}yes{.end}',
        data: { typeName: 'blog' },
        output: 'yes',
      },
    ],
  },
  'folder?': {
    summary: 'The collection of the value is a folder.',
    examples: [
      { template: '{.folder?}yes{.end}', data: { collection: { folder: true } }, output: 'yes' },
    ],
  },
  'index?': {
    summary: 'The collection of the value is a folder that shows all its pages as one.',
    examples: [
      {
        template: '{.index?}yes{.end}',
        data: { collection: { folder: true, folderBehavior: 1 } },
        output: 'yes',
      },
    ],
  },
  'redirect?': {
    summary: 'The value is a folder that leads to its first page.',
    examples: [{ template: '{.redirect?}yes{.end}', data: { folderBehavior: 2 }, output: 'yes' }],
  },
  'clickable?': {
    summary: 'The `folderBehavior` in the data lets a visitor open it, or there is none.',
    examples: [
      { template: '{.clickable?}link{.or}text{.end}', data: { folderBehavior: 3 }, output: 'text' },
    ],
  },
  'color-weight': {
    summary: '`light` or `dark` for a hex colour; missing for anything else.',
    examples: [{ template: '{a|color-weight}', data: { a: '#fff' }, output: 'light' }],
  },
  'website-color': {
    summary: 'Writes `{hue, saturation, lightness, alpha}` as `hsl()` or `hsla()`.',
    examples: [
      {
        template: '{c|website-color}',
        data: { c: { hue: 210, saturation: 0.5, lightness: 0.25, alpha: 0.8 } },
        output: 'hsla(210, 50%, 25%, 0.8)',
      },
    ],
  },
  height: {
    summary: 'The height of a size written WxH; missing for anything else.',
    examples: [{ template: '{a|height}', data: { a: '800x600' }, output: '600' }],
  },
  width: {
    summary: 'The width of a size written WxH; missing for anything else.',
    examples: [{ template: '{a|width}', data: { a: '800x600' }, output: '800' }],
  },
  resizedHeightForWidth: {
    summary: 'The height of an image of that size (WxH) when it is scaled to a width.',
    usage: 'width',
    examples: [
      { template: '{a|resizedHeightForWidth 400}', data: { a: '800x600' }, output: '300' },
    ],
  },
  resizedWidthForHeight: {
    summary: 'The width of an image of that size (WxH) when it is scaled to a height.',
    usage: 'height',
    examples: [
      { template: '{a|resizedWidthForHeight 300}', data: { a: '800x600' }, output: '400' },
    ],
  },
  squarespaceThumbnailForWidth: {
    summary: 'The stored width that fits a width; the value does not matter.',
    usage: 'width',
    examples: [
      { template: '{a|squarespaceThumbnailForWidth 400}', data: { a: 1 }, output: '500w' },
    ],
  },
  squarespaceThumbnailForHeight: {
    summary: 'The stored width that fits an image of that size (WxH) at a height.',
    usage: 'height',
    examples: [
      { template: '{a|squarespaceThumbnailForHeight 300}', data: { a: '800x600' }, output: '500w' },
    ],
  },
  humanizeDuration: {
    summary: 'Milliseconds as minutes and seconds.',
    examples: [{ template: '{ms|humanizeDuration}', data: { ms: 185_000 }, output: '3:05' }],
  },
  'image-color': {
    summary: 'An average colour of an image, or all five as data attributes; missing without any.',
    usage: '[topLeft|topRight|bottomLeft|bottomRight|center [label]]',
    examples: [
      {
        template: '{image|image-color center background}',
        data: { image: { colorData: { centerAverage: 'ff0000' } } },
        output: 'background: #ff0000',
      },
    ],
  },
  'image-meta': {
    summary: 'The attributes of an `img` that the image loader fills in.',
    examples: [
      { template: '<img {image|image-meta}>', data: { image }, output: `<img ${output}>` },
    ],
  },
  'child-image-meta': {
    summary: 'As `image-meta`, for one of the `items` of the value.',
    usage: '[index=0]',
    examples: [
      { template: '{gallery|child-image-meta 0}', data: { gallery: { items: [image] } }, output },
    ],
  },
  'cover-image-meta': {
    summary: 'As `image-meta`, for the `coverImage` of the value.',
    examples: [
      { template: '{post|cover-image-meta}', data: { post: { coverImage: image } }, output },
    ],
  },
  'image-srcset': {
    summary: 'The `srcset` attribute of an image from its stored widths.',
    examples: [
      {
        template: '<img{image|image-srcset}>',
        data: { image: { assetUrl: '/mug.jpg', systemDataVariants: '800x600,100w,300w' } },
        output:
          '<img srcset="/mug.jpg?format=100w 100w,/mug.jpg?format=300w 300w,/mug.jpg?format=original 500w">',
      },
    ],
  },
  image: {
    summary: 'An image that the script loads when it comes near, with a plain one for no script.',
    usage: '[class=thumb-image]',
    examples: [
      {
        template: '{image|image}',
        data: { image: { id: 'i1', assetUrl: '/mug.jpg', originalSize: '800x600', title: 'Mug' } },
        output:
          '<noscript><img src="/mug.jpg" alt="Mug" /></noscript><img class="thumb-image" data-src="/mug.jpg" data-image="/mug.jpg" data-image-dimensions="800x600" data-image-focal-point="0.5,0.5" alt="Mug" data-load="false" data-image-id="i1" data-type="image" />',
      },
    ],
  },
  'item-classes': {
    summary: 'Class names of an item: its kind, categories, tags, author, place and state.',
    examples: [
      {
        template: '<article class="{item|item-classes}">',
        data: { item: { recordTypeLabel: 'text', tags: ['Hand made'], starred: true } },
        output: '<article class="hentry tag-hand-made post-type-text featured">',
      },
    ],
  },
  'calendar-view?': {
    summary: 'The data asks for the calendar layout (`calendarView`).',
    examples: [
      { template: '{.calendar-view?}yes{.end}', data: { calendarView: true }, output: 'yes' },
    ],
  },
  'child-images?': {
    summary: 'The first of the `items` has an image.',
    examples: [
      {
        template: '{.child-images?}yes{.end}',
        data: { items: [{ mainImageId: 'i' }] },
        output: 'yes',
      },
    ],
  },
  'excerpt?': {
    summary: 'The excerpt has text besides tags and white space.',
    examples: [
      {
        template: '{.excerpt?}yes{.or}no{.end}',
        data: { excerpt: { html: '<p> </p>' } },
        output: 'no',
      },
    ],
  },
  'external-link?': {
    summary: 'The value has an `externalLink`.',
    examples: [
      {
        template: '{.external-link?}yes{.end}',
        data: { externalLink: { url: '/' } },
        output: 'yes',
      },
    ],
  },
  'has-multiple?': {
    summary: 'The value has more than one element.',
    examples: [
      {
        template: '{.section a}{.has-multiple?}many{.end}{.end}',
        data: { a: [1, 2] },
        output: 'many',
      },
    ],
  },
  'location?': {
    summary: 'The `location` of the value has a latitude and a longitude.',
    examples: [
      {
        template: '{.location?}map{.end}',
        data: { location: { mapLat: 1, mapLng: 2 } },
        output: 'map',
      },
    ],
  },
  'main-image?': {
    summary: 'The value has a main image.',
    examples: [{ template: '{.main-image?}yes{.end}', data: { mainImageId: 'i1' }, output: 'yes' }],
  },
  'passthrough?': {
    summary: 'The title of the value leads to its `sourceUrl`.',
    examples: [
      {
        template: '{.passthrough?}yes{.end}',
        data: { passthrough: true, sourceUrl: '/a' },
        output: 'yes',
      },
    ],
  },
  'serviceNameEmail?': {
    summary: 'The social account is an e-mail address.',
    examples: [
      {
        template: '{.serviceNameEmail?}mail{.end}',
        data: { serviceName: 'email' },
        output: 'mail',
      },
    ],
  },
  'show-past-events?': {
    summary: 'The event list shows past events.',
    examples: [
      {
        template: '{.show-past-events?}past{.end}',
        data: { showPastOrUpcomingEvents: 'past' },
        output: 'past',
      },
    ],
  },
  'image-template': {
    summary:
      'An image by its props. While the data has a truthy `debug`, props that do not fit are errors.',
    examples: [
      {
        template: '{image|image-template}',
        data: { image: { src: '/mug.jpg', width: 200, height: 100, sizes: '50vw', alt: 'Mug' } },
        output:
          '<img src="/mug.jpg" srcset="/mug.jpg?format=100w 100w, /mug.jpg 200w" sizes="50vw"' +
          ' width="200" height="100" loading="lazy" alt="Mug" decoding="async">',
      },
    ],
  },
  video: {
    summary: 'The wrapper of an embedded video, with the embed code for the storefront script.',
    usage: '[load-false] [color-data]',
    examples: [
      {
        template: '{item|video}',
        data: { item: { oembed: { html: '<iframe>', providerName: 'Vimeo' } } },
        output:
          '<div class="sqs-video-wrapper" data-html="&lt;iframe&gt;" data-provider-name="Vimeo"></div>',
      },
    ],
  },
  ...galleryDocs,
  ...kindDocs,
};
