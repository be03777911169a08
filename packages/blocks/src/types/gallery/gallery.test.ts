/** What an owner chooses, and what visitors get of it. */
import { galleryMessages } from '@sitewright/contract';
import { expect, it, test } from 'vitest';
import { makeDocument } from '../../testing/make-document.ts';
import { blocksCss } from '../../render/blocks-css.ts';
import { renderDocument } from '../../render/render-document.ts';
import type { BlockSource } from '../block-type.ts';
import { nameItems } from '../items.ts';
import { blockTypeTable } from '../registry.ts';
import { galleryBlock } from './gallery.ts';
import { galleryBounds, galleryLimit, galleryRatios } from './gallery-options.ts';

const source: BlockSource = {
  picture: (id) =>
    id === 'gone'
      ? undefined
      : {
          url: `/p/${id}.webp`,
          width: 1200,
          height: 800,
          widths: [500],
          altText: id === 'silent' ? '' : `Alt of ${id}`,
          focalX: 0.25,
          focalY: 0.5,
        },
  fileUrl: (id) => (id === 'gone' ? undefined : `/f/${id}.mp4`),
  pageUrl: (id) => `/${id}`,
  answer: () => undefined,
  sanitize: (html) => html,
};

const two = [
  { assetId: 'one', title: 'First', description: 'About the first' },
  { assetId: 'two', title: 'Second', link: { kind: 'url', url: '/shop' } },
];

/** The HTML of a gallery of two pictures with these options. */
function render(options: object = {}, pictures: readonly object[] = two): string {
  const document = makeDocument(['gallery']);
  const data = { ...Object(galleryBlock.initial), pictures: nameItems(pictures), ...options };
  const blocks = { s0b0: { ...document.blocks['s0b0']!, data } };
  const settings = { types: blockTypeTable, source, cldr: undefined, now: 0 };
  return renderDocument({ ...document, blocks }, settings).html;
}

const classesOf = (html: string) => /sqs-gallery-container ([^"]*)"/.exec(html)?.[1]?.split(' ');
const measureOf = (html: string, name: string) =>
  new RegExp(`--gallery-${name}:([^;"]*)`).exec(html)?.[1];
const tagsOf = (html: string, name: string) =>
  html.match(new RegExp(`<[a-z]+ [^>]*class="[^"]*\\b${name}\\b[^>]*>`, 'g')) ?? [];

it('GLRY-01 to GLRY-12 GLRY-15 begins as the specification says', () => {
  expect(galleryBlock.initial).toMatchObject({
    design: 'grid',
    autoplay: false,
    'autoplay-duration': 5,
    controls: false,
    'auto-crop': true,
    'aspect-ratio': 'square',
    'square-thumbs': true,
    'thumbnail-strip-height': 80,
    'thumbnail-strip-margin': 20,
    'meta-position': 'bottom',
    'active-alignment': 'center',
    'thumbnails-per-row': 4,
    padding: 20,
    lightbox: false,
    'max-width': 300,
    newWindow: false,
    transparentBackground: false,
    'slider-aspect-ratio': 50,
  });
});

test.each(['slideshow', 'slider', 'grid', 'stacked'])(
  'GLRY-01 the design %s is a class of the gallery and of each slide, and has rules of its own',
  (design) => {
    const html = render({ design });
    expect(classesOf(html)).toContain(`sqs-gallery-block-${design}`);
    expect(tagsOf(html, `sqs-gallery-design-${design}-slide`)).toHaveLength(2);
    expect(blocksCss).toContain(`.sqs-gallery-block-${design} `);
  },
);

it('GLRY-01 GLRY-02 is a still grid unless told', () => {
  const html = render();
  expect(classesOf(html)).toContain('sqs-gallery-block-grid');
  expect(html).toContain('data-autoplay="false" data-autoplay-duration="5"');
});

it('GLRY-02 what moves by itself says how fast, and has a button that stops it', () => {
  const html = render({ design: 'slideshow', autoplay: true, 'autoplay-duration': 7 });
  expect(html).toContain('data-autoplay="true" data-autoplay-duration="7"');
  expect(tagsOf(html, 'sw-gallery-pause').join('')).toContain(galleryMessages.pause);
  expect(tagsOf(render({ design: 'slideshow' }), 'sw-gallery-pause')).toEqual([]);
  expect(tagsOf(render({ autoplay: true }), 'sw-gallery-pause')).toEqual([]);
});

it('GLRY-03 arrows stand on what moves, where there is somewhere to go', () => {
  const arrows = (options: object, pictures?: readonly object[]) =>
    ['previous', 'next'].flatMap((name) => tagsOf(render(options, pictures), `sw-gallery-${name}`))
      .length;
  expect(arrows({ design: 'slideshow', controls: true })).toBe(2);
  expect(arrows({ design: 'slider', controls: true })).toBe(2);
  expect(arrows({ design: 'slideshow' })).toBe(0);
  expect(arrows({ design: 'grid', controls: true })).toBe(0);
  expect(arrows({ design: 'slideshow', controls: true }, two.slice(0, 1))).toBe(0);
  expect(classesOf(render())).toContain('sqs-gallery-block-cropped');
  expect(classesOf(render({ 'auto-crop': false }))).not.toContain('sqs-gallery-block-cropped');
});

test.each(Object.entries(galleryRatios))('GLRY-04 the shape %s is %s', (name, ratio) => {
  const html = render({ 'aspect-ratio': name });
  expect(measureOf(html, 'ratio')).toBe(ratio);
  expect(classesOf(html)).toContain(`sqs-gallery-aspect-ratio-${name}`);
});

it('GLRY-04 GLRY-15 pictures are square and a carousel half as high as wide, unless told', () => {
  expect(measureOf(render(), 'ratio')).toBe('1/1');
  expect(measureOf(render({ design: 'slider' }), 'height')).toBe('50cqi');
  expect(measureOf(render({ 'slider-aspect-ratio': 30 }), 'height')).toBe('30cqi');
});

it('GLRY-05 GLRY-06 a slideshow has its strip of small pictures, as high and as far as told', () => {
  const html = render({ design: 'slideshow', thumbnails: true });
  expect(html.match(/<a href="#slide-s0b0-i\d">/g)).toHaveLength(2);
  expect([measureOf(html, 'strip'), measureOf(html, 'strip-margin')]).toEqual(['80px', '20px']);
  expect(classesOf(html)).toContain('sqs-gallery-square-thumbs');
  const other = render({
    design: 'slideshow',
    'thumbnail-strip-height': 0,
    'thumbnail-strip-margin': 60,
    'square-thumbs': false,
  });
  expect([measureOf(other, 'strip'), measureOf(other, 'strip-margin')]).toEqual(['0px', '60px']);
  expect(classesOf(other)).not.toContain('sqs-gallery-square-thumbs');
  expect(other).not.toContain('class="sqs-gallery-thumbnails"');
});

test.each([
  [{}, false, false, false],
  [{ 'show-meta-basic': true }, true, true, false],
  [{ 'show-meta': true }, true, true, true],
  [{ 'show-meta-only-title': true }, true, false, false],
  [{ 'show-meta': true, 'show-meta-only-title': true }, true, false, true],
  [{ 'show-meta-on-hover': true }, true, true, true],
])('GLRY-07 %j shows title %s, description %s, over the picture %s', (options, ...shown) => {
  const html = render(options);
  const over = classesOf(html)?.includes('sqs-gallery-block-show-meta');
  const has = (text: string) => html.includes(`>${text}</div>`);
  expect([has('First'), has('About the first'), over]).toEqual(shown);
  const onHover = classesOf(html)?.includes('sqs-gallery-block-meta-on-hover');
  expect(onHover).toBe('show-meta-on-hover' in options);
});

const places = ['top', 'top-left', 'top-right', 'center', 'bottom', 'bottom-left', 'bottom-right'];

test.each(places)('GLRY-08 words may stand at %s', (place) => {
  expect(classesOf(render({ 'meta-position': place }))).toContain(`sqs-gallery-meta-${place}`);
});

test.each(['left', 'center', 'right'])('GLRY-09 the picture in front may stand %s', (side) => {
  expect(classesOf(render({ 'active-alignment': side }))).toContain(`sqs-gallery-active-${side}`);
});

it('GLRY-08 GLRY-09 GLRY-10 GLRY-12 has its places and measures unless told', () => {
  const html = render();
  expect(classesOf(html)).toEqual(
    expect.arrayContaining(['sqs-gallery-meta-bottom', 'sqs-gallery-active-center']),
  );
  expect(['row', 'gap', 'meta'].map((name) => measureOf(html, name))).toEqual([
    '4',
    '20px',
    '300px',
  ]);
  const other = render({ 'thumbnails-per-row': 10, padding: 0, 'max-width': 100 });
  expect(['row', 'gap', 'meta'].map((name) => measureOf(other, name))).toEqual([
    '10',
    '0px',
    '100px',
  ]);
});

it('GLRY-11 pictures open large where nothing else is linked, with all words and a theme', () => {
  expect(tagsOf(render(), 'sw-lightbox-opener')).toEqual([]);
  const html = render({ lightbox: true });
  const [opener, ...others] = tagsOf(html, 'sw-lightbox-opener');
  expect(others).toEqual([]);
  expect(opener).toContain('data-title="First" data-description="About the first"');
  expect(opener).toContain('href="/p/one.webp"');
  expect(html).toContain('data-lightbox-theme="dark"');
  expect(render({ lightboxTheme: 'light' })).toContain('data-lightbox-theme="light"');
});

it('GLRY-12 links open where the gallery says, and the ground behind pictures may go', () => {
  expect(render()).toContain('href="/shop">');
  expect(render({ newWindow: true })).toContain('href="/shop" target="_blank" rel="noopener">');
  const [first, second] = [{ ...two[1], link: { ...two[1]!.link, newWindow: true } }, two[1]!];
  const links = render({}, [first, second]).match(/<a [^>]*>/g);
  expect(links?.map((link) => link.includes('target="_blank"'))).toEqual([true, false]);
  expect(classesOf(render())).not.toContain('sqs-gallery-transparent');
  expect(classesOf(render({ transparentBackground: true }))).toContain('sqs-gallery-transparent');
});

test.each(Object.entries(galleryBounds))('GLRY-14 %s is %j, and nothing beyond', (name, bounds) => {
  const { initial, schema } = galleryBlock;
  const takes = (value: number) => schema.safeParse({ ...Object(initial), [name]: value }).success;
  const [least, most] = bounds;
  expect([least - 1, least, most, most + 1].map(takes)).toEqual([false, true, true, false]);
  const asked = galleryBlock.panel.find((field) => field.name === name);
  expect(asked).toMatchObject({ kind: 'number', min: least, max: most });
});

it('GLRY-13 an entry is one of six kinds; an empty one shows nothing, a video plays when it is pressed', () => {
  const typesOf = (...pictures: object[]) =>
    [...render({}, pictures).matchAll(/data-media-type="(\w+)"/g)].map(([, type]) => type);
  const kept = ['imageFile', 'imageLicensed', 'imageReused', 'assetReused'];
  expect(typesOf(...kept.map((mediaType) => ({ assetId: 'one', mediaType })))).toEqual(kept);
  expect(typesOf({ assetId: 'one' }, {}, { videoId: 'film' })).toEqual(['imageFile', 'video']);
  expect(typesOf({ assetId: 'gone' }, { videoId: 'gone' })).toEqual([]);
  expect(galleryBlock.isEmpty({ ...Object(galleryBlock.initial), pictures: nameItems([{}]) })).toBe(
    true,
  );
  const film = { videoId: 'film', assetId: 'still', title: 'At the wheel' };
  const html = render({ lightbox: true, design: 'slideshow', thumbnails: true }, [
    film,
    { videoId: 'bare' },
  ]);
  expect(html).toContain(
    'preload="none" src="/f/film.mp4" aria-label="Alt of still" poster="/p/still.webp"></video>',
  );
  expect(html).toContain('src="/f/bare.mp4" aria-label="Picture 2"></video>');
  expect(html).toContain('<span>2</span>');
  expect(tagsOf(html, 'sw-lightbox-opener')).toEqual([]);
  const { schema, initial } = galleryBlock;
  const pictures = nameItems([{ assetId: 'one', mediaType: 'hologram' }]);
  expect(schema.safeParse({ ...Object(initial), pictures }).success).toBe(false);
});

it('GLRY-13 what the library calls licensed is so whenever it is shown, however it came', () => {
  const licensed = { ...source.picture('one')!, isLicensed: true };
  const pictures = nameItems([{ assetId: 'one', mediaType: 'imageReused' }, { videoId: 'film' }]);
  const data = { ...Object(galleryBlock.initial), pictures };
  const shown = galleryBlock.show(data, { ...source, picture: () => licensed });
  const { slides } = shown as { slides: { mediaType: string }[] };
  expect(slides.map(({ mediaType }) => mediaType)).toEqual(['imageLicensed', 'video']);
});

it('GLRY-13 the panel asks for a video of each entry', () => {
  const list = galleryBlock.panel.find(({ name }) => name === 'pictures');
  const fields = list?.kind === 'pictures' ? list.fields : [];
  expect(fields).toContainEqual(
    expect.objectContaining({ kind: 'file', holds: 'video', name: 'videoId' }),
  );
});

it('GLRY-18 D-59 holds as many pictures as a site may allow, and no more', () => {
  const { initial, schema } = galleryBlock;
  const holds = (count: number) =>
    schema.safeParse({
      ...Object(initial),
      pictures: nameItems(Array.from({ length: count }, () => ({ assetId: 'one' }))),
    }).success;
  expect([galleryLimit, holds(1_000), holds(1_001)]).toEqual([1_000, true, false]);
});

it('asks for every option that it keeps', () => {
  const asked = galleryBlock.panel.map(({ name }) => name);
  expect(asked.toSorted()).toEqual(Object.keys(Object(galleryBlock.initial)).toSorted());
});

it('a link has a name where its picture says nothing', () => {
  const silent = { assetId: 'silent' };
  expect(render({ lightbox: true }, [silent])).toContain('aria-label="Picture 1"');
  expect(render({ lightbox: true }, [{ ...silent, title: 'Bowl' }])).toContain('aria-label="Bowl"');
  expect(render({ lightbox: true }, [{ assetId: 'one' }])).not.toContain('aria-label=');
});

it('LINK-03 who points at a linked picture reads the name of its link', () => {
  const link = { kind: 'url', url: '/shop', name: 'To "all" bowls' };
  expect(render({}, [{ assetId: 'one', link }])).toContain(
    'href="/shop" title="To &quot;all&quot; bowls">',
  );
});

it('what is cut off is around the point that the library calls the middle', () => {
  expect(render()).toContain('style="object-position:25% 50%"');
});
